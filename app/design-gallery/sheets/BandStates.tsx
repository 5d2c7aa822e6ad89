import { Band, type BandProps } from '~/brand/band/Band'
import { Button } from '~/design-system/button/Button'
import styles from './BandStates.module.css'

type Shown = {
  ground: NonNullable<BandProps['ground']>
  folio?: NonNullable<BandProps['folio']>
  says: string
}

const bands: Shown[] = [
  {
    ground: 'paper',
    folio: { number: '100', label: 'Paper' },
    says: 'The plain ground, for what is read. Its folio stands in the margin where there is one, and above the heading on a phone.',
  },
  {
    ground: 'ruled',
    folio: { number: '200', label: 'Ruled', marginOnly: true },
    says: 'The ledger’s lines, for openings: text and figures sit on them. This folio is left out where there is no margin.',
  },
  {
    ground: 'tint',
    folio: { number: '300', label: 'Tint' },
    says: 'Buff, to set a band apart from its neighbours.',
  },
  {
    ground: 'night',
    folio: { number: '400', label: 'Night' },
    says: 'Dark in both schemes. Everything on it takes the dark side of its roles.',
  },
  { ground: 'paper', says: 'A band without a folio keeps its margin.' },
]

export function BandStates() {
  return bands.map(({ ground, folio, says }) => (
    <Band
      key={says}
      as="div"
      ground={ground}
      className={styles.band}
      {...(folio === undefined ? {} : { folio })}
    >
      <div className={styles.text}>
        <h3 className={styles.heading}>ground=“{ground}”</h3>
        <p className={styles.says}>{says}</p>
      </div>
      <div className={styles.columns} aria-hidden="true">
        {columns.map((column) => (
          <span key={column} className={styles.column}>
            {column}
          </span>
        ))}
      </div>
      <div className={styles.actions}>
        <Button>Primary</Button>
        <Button variant="quiet">Quiet</Button>
      </div>
    </Band>
  ))
}

const columns = Array.from({ length: 12 }, (_, index) => index + 1)
