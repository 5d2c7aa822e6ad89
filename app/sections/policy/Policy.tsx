import { Band } from '~/brand/band/Band'
import { privacy as copy } from '~/content/privacy'
import styles from './Policy.module.css'
import { PolicyContact } from './PolicyContact'

/** A text in numbered sections, beside its table of contents. */
export function Policy() {
  const numbered = copy.sections.map((section, index) => ({
    ...section,
    number: copy.firstNumber + index * 10,
  }))
  return (
    <Band as="div" space="close" className={styles.policy}>
      <nav className={styles.contents} aria-labelledby="contents">
        <h2 id="contents" className={styles.contentsHeading}>
          {copy.contentsHeading}
        </h2>
        <ol className={styles.list}>
          {numbered.map(({ id, heading, number }) => (
            <li key={id}>
              <a className={styles.link} href={`#${id}`}>
                {heading}
                <span className={styles.leader} aria-hidden="true" />
                <span className={styles.page} aria-hidden="true">
                  {number}
                </span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.sections}>
        {numbered.map(({ id, heading, body, number }, index) => (
          <section key={id} className={styles.section} aria-labelledby={id}>
            <span className={styles.number} data-account-number aria-hidden="true">
              {number}
            </span>
            <h2 id={id} data-size="heading-s">
              {heading}
            </h2>
            {body.map((block) =>
              typeof block === 'string' ? (
                <p key={block} className={styles.paragraph}>
                  {block}
                </p>
              ) : (
                <ul key={block[0]} className={styles.items}>
                  {block.map((item) => (
                    <li key={item} className={styles.item}>
                      {item}
                    </li>
                  ))}
                </ul>
              ),
            )}
            {index === numbered.length - 1 && <PolicyContact />}
          </section>
        ))}
      </div>
    </Band>
  )
}
