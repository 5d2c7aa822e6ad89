import { portalPictures } from '~/content/portal-pictures'
import { Mark } from '~/illustrations/mark/Mark'
import styles from './PortalOverview.module.css'
import { PortalBar, PortalFiles, PortalWindow } from './PortalWindow'

/** The portal's first page, and the prompt for the second factor in front of it. */
export function PortalOverview() {
  const copy = portalPictures.overview
  return (
    <div className={styles.overview} aria-hidden="true">
      <PortalWindow className={styles.screen}>
        <PortalBar>
          <Mark size={22} />
          <b>{copy.title}</b>
          <span className={styles.you}>{copy.you}</span>
        </PortalBar>
        <div className={styles.columns}>
          <div className={styles.menu}>
            <b className={styles.current}>{copy.menu[0]}</b>
            {copy.menu.slice(1).map((page) => (
              <span key={page}>{page}</span>
            ))}
          </div>
          <div className={styles.page}>
            <p className={styles.greeting}>{copy.greeting}</p>
            <div className={styles.requests}>
              {copy.requests.map(({ name, state }) => (
                <p key={name} className={styles.request}>
                  <b>{name}</b>
                  <br />
                  {state}
                </p>
              ))}
            </div>
            <PortalFiles files={copy.files} className={styles.list} />
          </div>
        </div>
      </PortalWindow>
      <PortalWindow className={styles.factor}>
        <p className={styles.prompt}>{copy.prompt}</p>
        <div className={styles.code}>
          {[...copy.code].map((digit, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the digits of a code have no other key.
            <span key={place} className={styles.digit}>
              {digit}
            </span>
          ))}
        </div>
      </PortalWindow>
    </div>
  )
}
