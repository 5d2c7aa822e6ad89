import { Band } from '~/brand/band/Band'
import styles from './Gallery.module.css'
import { SchemeSwitch } from './SchemeSwitch'
import { Sheet } from './Sheet'
import { sheets } from './sheets'
import { galleryTitle } from './title'

export function Gallery() {
  return (
    <>
      <div className={styles.bar}>
        <a href="#top" className={styles.barTitle}>
          Parts
        </a>
        <SchemeSwitch />
      </div>
      <main id="top">
        <Band as="header" ground="ruled" className={styles.head}>
          <h1 className={styles.title}>{galleryTitle}</h1>
          <p className={styles.lede}>
            Drawn by the site’s own code, as it stands. Captions give the words of the props; a
            state that needs a pointer or the Tab key is held still where it says so.
          </p>
          <nav aria-label="Sheets">
            <ol className={styles.contents}>
              {sheets.map(({ id, number, title }) => (
                <li key={id}>
                  <a href={`#${id}`} className={styles.contentsLink}>
                    <span>{title}</span>
                    <span className={styles.leader} />
                    <span className={styles.number}>{number}</span>
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        </Band>
        {sheets.map(({ id, number, title, lede, Content, full: Full }) => (
          <div key={id}>
            <Sheet id={id} number={number} title={title} lede={lede}>
              {Content && <Content />}
            </Sheet>
            {Full && <Full />}
          </div>
        ))}
      </main>
    </>
  )
}
