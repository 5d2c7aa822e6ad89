import type { FormProps } from '~/forms/schema/posted-form'
import { FirmBanner } from '~/sections/firm-banner/FirmBanner'
import { Hero } from '~/sections/hero/Hero'
import { NewsletterBanner } from '~/sections/newsletter/NewsletterBanner'
import { Portal } from '~/sections/portal/Portal'
import { PortalFeature } from '~/sections/portal/PortalFeature'
import { Services } from '~/sections/services/Services'
import { WholePicture } from '~/sections/whole-picture/WholePicture'

/** Serves `/` and `/home`. */
export function HomePage({ posted }: FormProps) {
  return (
    <>
      <Hero />
      <Services />
      <FirmBanner />
      <WholePicture />
      <Portal />
      <PortalFeature name="storage" picture="right" />
      <PortalFeature name="updates" picture="left" />
      <PortalFeature name="transfer" picture="right" />
      <NewsletterBanner posted={posted} />
    </>
  )
}
