import { readFileSync } from 'node:fs'
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'

/**
 * The options of the command that runs. With `--help`, or an option that it does not have, it prints the comment at the top of
 * its file, and ends the process.
 */
export function readOptions<const Options extends ParseArgsOptionsConfig>(options: Options) {
  const [, comment = ''] =
    /^\/\*\*(.*?)\*\//s.exec(readFileSync(process.argv[1] ?? '', 'utf8')) ?? []
  const usage = comment.replaceAll(/^ \* ?/gm, '').trim()
  if (process.argv.slice(2).some((argument) => ['--help', '-h'].includes(argument))) {
    console.log(usage)
    process.exit()
  }
  try {
    return parseArgs({ options }).values
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`)
    process.exit(1)
  }
}
