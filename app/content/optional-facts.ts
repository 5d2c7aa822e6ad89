import { ceo, firm } from './firm.ts'

/** Facts that a firm may leave empty. Nothing is shown for them then. */
export const firstMeeting: string = firm.firstMeeting
export const languages: readonly string[] = firm.languages
export const credentials: string = ceo.credentials
