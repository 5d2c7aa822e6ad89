import { home } from '~/content/home'
import { newsletter } from '~/content/newsletter'
import { portal } from '~/content/portal'
import { portalPictures } from '~/content/portal-pictures'
import { serviceGroups } from '~/content/services'
import { VisuallyHidden } from '~/design-system/visually-hidden/VisuallyHidden'
import { Drawing } from '~/illustrations/Drawing'
import { PageArrowLink, PageButtonLink } from '~/navigation/PageLink'
import type { SectionId } from '~/navigation/page-target'
import { FirmBanner } from '~/sections/firm-banner/FirmBanner'
import { Hero } from '~/sections/hero/Hero'
import { NewsletterBanner } from '~/sections/newsletter/NewsletterBanner'
import { Portal } from '~/sections/portal/Portal'
import { PortalFeature } from '~/sections/portal-feature/PortalFeature'
import { PortalOverview } from '~/sections/portal-pictures/PortalOverview'
import { StoragePicture } from '~/sections/portal-pictures/StoragePicture'
import { TransferPicture } from '~/sections/portal-pictures/TransferPicture'
import { MessageThread, ReturnProgress } from '~/sections/portal-pictures/UpdatesPicture'
import { Services } from '~/sections/services/Services'
import { WholePicture } from '~/sections/whole-picture/WholePicture'
import type { PostedForm } from '~/submissions/posted-form'

/** Serves `/` and `/home`. */
export function HomePage({ posted }: { posted: PostedForm | undefined }) {
  const { hero, services, practiceAreas, firmBanner, wholePicture } = home
  const { storage, updates, transfer } = portal.features
  return (
    <>
      <Hero
        copy={hero}
        actions={
          <>
            <PageButtonLink to="/contact">{hero.primary}</PageButtonLink>
            <LearnMore ending={hero.learnMoreEnding} />
          </>
        }
      />
      <Services
        id={'services' satisfies SectionId<'/home'>}
        copy={services}
        areas={[
          { ...practiceAreas.tax, picture: <Drawing name="taxVignette" /> },
          { ...practiceAreas.finance, picture: <Drawing name="financeVignette" /> },
        ]}
        groups={serviceGroups}
        actions={
          <>
            <PageButtonLink to="/contact">
              {services.primary}
              <VisuallyHidden>{services.primaryEnding}</VisuallyHidden>
            </PageButtonLink>
            <LearnMore ending={services.learnMoreEnding} />
          </>
        }
      />
      <FirmBanner
        copy={firmBanner}
        action={<PageButtonLink to="/about">{firmBanner.action}</PageButtonLink>}
      />
      <WholePicture
        copy={wholePicture}
        action={<PageButtonLink to="/contact">{wholePicture.action}</PageButtonLink>}
      />
      <Portal
        copy={portal}
        cards={portal.cards.map(({ learnMoreEnding, ...card }) => ({
          ...card,
          action: <LearnMore ending={learnMoreEnding} />,
        }))}
        picture={<PortalOverview copy={portalPictures.overview} />}
      />
      <PortalFeature
        layout="after"
        copy={storage}
        action={<LearnMore ending={storage.learnMoreEnding} />}
        picture={<StoragePicture copy={portalPictures.storage} />}
      />
      <PortalFeature
        layout="before"
        copy={updates}
        action={<LearnMore ending={updates.learnMoreEnding} />}
        rail={<ReturnProgress copy={portalPictures.progress} />}
        picture={<MessageThread copy={portalPictures.thread} />}
      />
      <PortalFeature
        layout="below"
        copy={transfer}
        action={<LearnMore ending={transfer.learnMoreEnding} />}
        picture={<TransferPicture copy={portalPictures.transfer} />}
      />
      <NewsletterBanner copy={newsletter} posted={posted} />
    </>
  )
}

function LearnMore({ ending }: { ending: string }) {
  return (
    <PageArrowLink to="/contact">
      {home.learnMore}
      <VisuallyHidden>{ending}</VisuallyHidden>
    </PageArrowLink>
  )
}
