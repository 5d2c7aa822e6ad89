import { portalPictures } from '~/content/portal-pictures'
import { Mark } from '~/illustrations/mark/Mark'
import styles from './PortalOverview.module.css'
import { PortalBar, PortalRows, PortalWindow } from './PortalWindow'

/** The portal's first page, and the prompt for the second factor in front of it. */
export function PortalOverview() {
  const copy = portalPictures.overview
  return (
    <div className={styles.overview} aria-hidden="true">
      <PortalWindow className={styles.screen}>
        <PortalBar>
          <Mark size={22} />
          <b>{copy.title}</b>
        </PortalBar>
        <p className={styles.greeting}>{copy.greeting}</p>
        <div className={styles.requests}>
          {copy.requests.map(({ name, state }) => (
            <p key={name} className={styles.request}>
              <b>{name}</b>
              {`\n${state}`}
            </p>
          ))}
        </div>
        <PortalRows rows={copy.rows} />
      </PortalWindow>
      <PortalWindow className={styles.factor}>
        {copy.prompt}
        <p className={styles.code}>{[...copy.code].join(' ')}</p>
      </PortalWindow>
    </div>
  )
}
