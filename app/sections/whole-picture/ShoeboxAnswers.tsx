import '~/design-system/lifted/lifted.css'
import { Fragment } from 'react'
import { home } from '~/content/home'
import styles from './ShoeboxAnswers.module.css'

/** Four slips, and for the chosen one what it is, what the firm does and what comes of it. It works without script. */
export function ShoeboxAnswers() {
  const { question, slips, lines, rest } = home.wholePicture
  return (
    <fieldset className={styles.slips}>
      <legend className={styles.question}>{question}</legend>
      {slips.map(({ name, answer }, index) => (
        <Fragment key={name}>
          <input
            type="radio"
            name="shoebox"
            id={`slip${index}`}
            defaultChecked={index === 0}
            aria-describedby={`answer${index}`}
            className={styles.slip}
          />
          <label htmlFor={`slip${index}`} className={styles.name} data-icon="tick" data-lifted>
            {name}
          </label>
          <ul id={`answer${index}`} className={styles.answer}>
            {answer.map((text, line) => (
              <li key={text} className={styles.line} data-icon="tick">
                <b className={styles.term}>{lines[line]}</b> {text}
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
      <p className={styles.rest}>
        {rest.name} <b>{rest.amount}</b>
      </p>
    </fieldset>
  )
}
