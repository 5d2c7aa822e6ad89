import { BothSchemes } from '../BothSchemes'
import styles from './Prose.module.css'

export function Prose() {
  return (
    <BothSchemes>
      <div className={styles.prose}>
        <h3>A heading three, over a paragraph</h3>
        <p>
          Running text is set in the sans at its middle size, one rule to a line and no wider than
          64 characters. <a href="#prose">A link in it</a> is underlined and keeps the colour of the
          text. Figures such as 1,204 are the fount’s own. <strong>Strong</strong> is for what must
          not be missed; there is no italic.
        </p>
        <p>
          <a href="#prose" data-forced="focus-visible">
            A link with focus
          </a>{' '}
          has the ring.
        </p>
        <h4>A heading four</h4>
        <address>
          12 Breakwater Row
          <br />
          Lynn, MA 01901
        </address>
        <p>
          <small>Small print, for what has to be said and need not be read.</small>
        </p>
      </div>
    </BothSchemes>
  )
}
