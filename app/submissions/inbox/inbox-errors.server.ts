import { describeError } from '../../logging/log.server.ts'

/** What SQLite says of a file that no longer holds together. */
export class DamagedInbox extends Error {
  override name = 'DamagedInbox'
}

/** Result codes of SQLite (sqlite.org/rescode.html). */
const code = { busy: 5, ioError: 10, corrupt: 11, full: 13, notADatabase: 26 }

/** Another program is writing; a moment later the same statement may succeed. */
export function isLocked(error: unknown): boolean {
  return codeOf(error) === code.busy
}

/**
 * What went wrong with the inbox, and how to mend it, for whoever runs the site.
 *
 * @param error what `Inbox` threw
 */
export function describeInboxError(file: string, error: unknown): string {
  return `${describeError(error)}. ${adviceFor(error)}. INBOX_FILE is ${file}`
}

function adviceFor(error: unknown): string {
  switch (error instanceof DamagedInbox ? code.corrupt : codeOf(error)) {
    case code.busy:
      return 'Another program holds the file locked; end that program'
    case code.full:
    case code.ioError:
      return 'The disk is full, over a quota, or failing; make room'
    case code.corrupt:
    case code.notADatabase:
      return 'The file is damaged; move it away with its -wal and -shm, and a new one is begun (sqlite3 FILE .recover gets out what can be read)'
    default:
      return 'The account that runs the site must be able to write the file and its folder'
  }
}

/** The primary result code of an error of `node:sqlite`, which gives the extended one. */
function codeOf(error: unknown): number | undefined {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : undefined
}
