import { ArrowLink } from '~/design-system/arrow-link/ArrowLink'
import { FloatingLink } from '~/design-system/floating-link/FloatingLink'
import { Icon } from '~/design-system/icon/Icon'
import { SkipLink } from '~/design-system/skip-link/SkipLink'
import { VisuallyHidden } from '~/design-system/visually-hidden/VisuallyHidden'
import { BothSchemes } from '../BothSchemes'
import { Example, Examples } from '../Example'
import styles from './LinkStates.module.css'

export function LinkStates() {
  return (
    <BothSchemes>
      <Examples>
        <Example name="ArrowLink">
          <ArrowLink href="#links">See all services</ArrowLink>
        </Example>
        <Example name="hover">
          <ArrowLink href="#links" data-forced="hover">
            See all services
          </ArrowLink>
        </Example>
        <Example name="focus">
          <ArrowLink href="#links" data-forced="focus-visible">
            See all services
          </ArrowLink>
        </Example>
      </Examples>
      <div className={styles.stages}>
        <Example stage name="SkipLink, focus" note="out of sight until the Tab key finds it">
          <SkipLink href="#links" data-forced="focus focus-visible">
            Skip to content
          </SkipLink>
        </Example>
        <Example
          stage
          name="FloatingLink, shown"
          note="false hides it, and keeps it from the Tab key"
        >
          <Up />
        </Example>
        <Example stage name="hover">
          <Up forced="hover" />
        </Example>
        <Example stage name="focus">
          <Up forced="focus-visible" />
        </Example>
      </div>
    </BothSchemes>
  )
}

function Up({ forced }: { forced?: string }) {
  return (
    <FloatingLink href="#links" shown data-forced={forced}>
      <Icon name="up" />
      <VisuallyHidden>Back to the top</VisuallyHidden>
    </FloatingLink>
  )
}
