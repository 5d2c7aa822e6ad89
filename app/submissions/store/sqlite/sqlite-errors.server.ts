/** What to do, by the words of SQLite or the system. Not by SQLite's result codes, which Deno's errors do not have. */
const advice: readonly [words: RegExp, todo: string][] = [
  [/is locked/, 'Another program has locked the file; stop that program'],
  [/is full|I\/O error|ENOSPC|EDQUOT/, 'The disk is full, over a quota, or failing; make room'],
  [
    /malformed|not a database/,
    'The file is damaged; move it away with its -wal and -shm, and the site creates a new one (sqlite3 FILE .recover prints what can be read)',
  ],
  [
    /(newer|another) version/,
    'Run that version, or move the file away with its -wal and -shm, and the site creates a new one',
  ],
]
const otherwise = 'The account that runs the site must be able to write the file and its folder'

export function isLocked(error: unknown): boolean {
  return /is locked/.test(String(error))
}

/** Says what is wrong with the file and what to do about it, for the operator of the site. */
export function describeSqliteError(file: string, error: unknown): string {
  const said = error instanceof Error ? error.message : String(error)
  const [, todo = otherwise] = advice.find(([words]) => words.test(said)) ?? []
  return `${said}. ${todo}. INBOX_FILE is ${file}`
}
