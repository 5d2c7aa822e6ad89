/** SQLite can open the file, but its integrity check fails. */
export class DamagedInbox extends Error {
  override name = 'DamagedInbox'
}

/** Result codes of SQLite (sqlite.org/rescode.html). */
const code = { busy: 5, ioError: 10, corrupt: 11, full: 13, notADatabase: 26 }

/**
 * Says what is wrong with the inbox and what to do about it, for the operator of the site.
 *
 * @param error an error of `Inbox`
 */
export function describeInboxError(file: string, error: unknown): string {
  return `${error}. ${adviceFor(error)}. INBOX_FILE is ${file}`
}

function adviceFor(error: unknown): string {
  switch (error instanceof DamagedInbox ? code.corrupt : codeOf(error)) {
    case code.busy:
      return 'Another program has locked the file; stop that program'
    case code.full:
    case code.ioError:
      return 'The disk is full, over a quota, or failing; make room'
    case code.corrupt:
    case code.notADatabase:
      return 'The file is damaged; move it away with its -wal and -shm, and the site creates a new one (sqlite3 FILE .recover prints what can be read)'
    default:
      return 'The account that runs the site must be able to write the file and its folder'
  }
}

/** The primary result code of an error of `node:sqlite`, which reports the extended one. */
function codeOf(error: unknown): number | undefined {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : undefined
}
