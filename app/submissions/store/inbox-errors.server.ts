/** What to do, by the words of SQLite or the system. Not by SQLite's result codes, which Deno's errors do not have. */
const advice: readonly [said: RegExp, todo: string][] = [
  [/is locked/, 'Another program has locked the file; stop that program'],
  [/is full|I\/O error|ENOSPC|EDQUOT/, 'The disk is full, over a quota, or failing; make room'],
  [
    /malformed|not a database/,
    'The file is damaged; move it away with its -wal and -shm, and the site creates a new one (sqlite3 FILE .recover prints what can be read)',
  ],
]
const otherwise = 'The account that runs the site must be able to write the file and its folder'

/** Says what is wrong with the inbox and what to do about it, for the operator of the site. */
export function describeInboxError(file: string, error: unknown): string {
  const [, todo = otherwise] = advice.find(([said]) => said.test(String(error))) ?? []
  return `${error}. ${todo}. INBOX_FILE is ${file}`
}
