import { Button, type ButtonLook } from '~/design-system/button/Button'
import { ButtonLink } from '~/design-system/button/ButtonLink'
import { Icon } from '~/design-system/icon/Icon'
import { BothSchemes } from '../BothSchemes'
import { Example, Examples } from '../Example'

const variants = ['primary', 'quiet'] satisfies ButtonLook['variant'][]

export function ButtonStates() {
  return (
    <BothSchemes>
      {variants.map((variant) => (
        <Examples key={variant}>
          <Example name={variant}>
            <Button variant={variant}>Send</Button>
          </Example>
          <Example name="hover">
            <Button variant={variant} data-forced="hover">
              Send
            </Button>
          </Example>
          <Example name="focus">
            <Button variant={variant} data-forced="focus-visible">
              Send
            </Button>
          </Example>
          <Example name="busy">
            <Button variant={variant} busy>
              Send
            </Button>
          </Example>
          <Example name="compact">
            <Button variant={variant} size="compact">
              Send
            </Button>
          </Example>
        </Examples>
      ))}
      <Examples>
        <Example name="ButtonLink">
          <ButtonLink href="#buttons">Schedule a call</ButtonLink>
        </Example>
        <Example name="with an icon">
          <ButtonLink href="#buttons" variant="quiet">
            Book an hour
            <Icon name="external" />
          </ButtonLink>
        </Example>
        <Example name="compact">
          <ButtonLink href="#buttons" size="compact">
            Schedule
          </ButtonLink>
        </Example>
      </Examples>
    </BothSchemes>
  )
}
