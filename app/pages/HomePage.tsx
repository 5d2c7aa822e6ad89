import { portal } from '~/content/portal'
import type { FormProps } from '~/forms/schema/posted-form'
import { FirmBanner } from '~/sections/firm-banner/FirmBanner'
import { Hero } from '~/sections/hero/Hero'
import { NewsletterBanner } from '~/sections/newsletter/NewsletterBanner'
import { Portal } from '~/sections/portal/Portal'
import { PortalFeature } from '~/sections/portal-feature/PortalFeature'
import { StoragePicture } from '~/sections/portal-pictures/StoragePicture'
import { TransferPicture } from '~/sections/portal-pictures/TransferPicture'
import { UpdatesPicture } from '~/sections/portal-pictures/UpdatesPicture'
import { Services } from '~/sections/services/Services'
import { WholePicture } from '~/sections/whole-picture/WholePicture'

/** Serves `/` and `/home`. */
export function HomePage({ posted }: FormProps) {
  const { storage, updates, transfer } = portal.features
  return (
    <>
      <Hero />
      <Services />
      <FirmBanner />
      <WholePicture />
      <Portal />
      <PortalFeature picture="right" copy={storage}>
        <StoragePicture />
      </PortalFeature>
      <PortalFeature picture="left" copy={updates}>
        <UpdatesPicture />
      </PortalFeature>
      <PortalFeature picture="right" copy={transfer}>
        <TransferPicture />
      </PortalFeature>
      <NewsletterBanner posted={posted} />
    </>
  )
}
