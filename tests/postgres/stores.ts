import * as v from 'valibot'
import { afterAll } from 'vitest'
import { databaseServer } from '../../app/environment/database-server.ts'
import { PostgresStore } from '../../app/submissions/store/postgres/postgres-store.server.ts'
import { enquiry } from '../support/store-tests.ts'

export const databaseName = (url: string) => new URL(url).pathname.slice(1)

/** Longer than the site's deadlines, so that none ends a submission because the machine is busy. */
const deadlines = { visitorMs: 10_000, checkMs: 10_000 }

export const openStore = (url: string, poolSize = 5) =>
  new PostgresStore(v.parse(databaseServer, url), poolSize, deadlines)

/** What opens stores that are closed after the tests of the file. */
export function storeOpener(): typeof openStore {
  const stores: PostgresStore[] = []
  afterAll(() => Promise.all(stores.map((store) => store.close())))
  return (...parameters) => {
    const store = openStore(...parameters)
    stores.push(store)
    return store
  }
}

export function sentEnquiry(message: string) {
  const mail = { id: crypto.randomUUID(), subject: 'Enquiry', text: message }
  return { enquiry: { ...enquiry, message }, mail }
}
