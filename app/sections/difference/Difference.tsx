import { Band, BandHeading, Lede } from '~/brand/band/Band'
import { about } from '~/content/about'
import { PageButtonLink } from '~/navigation/PageLink'
import styles from './Difference.module.css'

/** A T-account. A table, because each entry on the right belongs to the one on its left. */
export function Difference() {
  const copy = about.difference
  return (
    <Band ground="tint" folio={copy.folio} aria-labelledby="account">
      <BandHeading data-columns="first-6">{copy.heading}</BandHeading>
      <Lede className={styles.lede} data-columns="last-5">
        {copy.lede}
      </Lede>
      <table className={styles.account} aria-labelledby="account">
        <thead>
          <tr>
            <th scope="col" className={styles.side}>
              {copy.bring}
            </th>
            <th scope="col" className={styles.side}>
              {copy.keep}
            </th>
          </tr>
        </thead>
        <tbody>
          {copy.entries.map(({ brought, kept, how }) => (
            <tr key={brought}>
              <td className={styles.entry}>{brought}</td>
              <td className={styles.entry}>
                {kept}
                <p className={styles.explanation}>{how}</p>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.action} data-screen-only>
        <PageButtonLink to="/contact">{copy.action}</PageButtonLink>
      </p>
    </Band>
  )
}
