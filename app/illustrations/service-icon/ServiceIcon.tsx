import accountReconciliation from './account-reconciliation.svg?url'
import billPayment from './bill-payment.svg?url'
import businessPlanPreparation from './business-plan-preparation.svg?url'
import controllership from './controllership.svg?url'
import financialStatements from './financial-statements.svg?url'
import invoicingAndCollections from './invoicing-and-collections.svg?url'
import irsAuditRepresentation from './irs-audit-representation.svg?url'
import monthlyBookkeeping from './monthly-bookkeeping.svg?url'
import styles from './ServiceIcon.module.css'
import taxPlanningAndPreparation from './tax-planning-and-preparation.svg?url'

const icons = {
  'account-reconciliation': accountReconciliation,
  'bill-payment': billPayment,
  'business-plan-preparation': businessPlanPreparation,
  controllership,
  'financial-statements': financialStatements,
  'invoicing-and-collections': invoicingAndCollections,
  'irs-audit-representation': irsAuditRepresentation,
  'monthly-bookkeeping': monthlyBookkeeping,
  'tax-planning-and-preparation': taxPlanningAndPreparation,
}

/** One of nine engraved icons, square and drawn for 52 px. */
export function ServiceIcon({ name }: { name: keyof typeof icons }) {
  return (
    <img
      width="52"
      height="52"
      decoding="async"
      loading="lazy"
      src={icons[name]}
      alt=""
      className={styles.serviceIcon}
    />
  )
}
