import { readFileSync } from 'node:fs'
import { type ParseArgsConfig, type ParseArgsOptionsConfig, parseArgs } from 'node:util'

/** The comment at the top of the command's file. */
export function usage(): string {
  const file = readFileSync(process.argv[1] ?? '', 'utf8')
  const [, comment = ''] = /^\/\*\*(.*?)\*\//s.exec(file) ?? []
  return comment.replaceAll(/^ \* ?/gm, '').trim()
}

/** Node's `parseArgs`. With `--help`, or an option that the command does not have, it prints its usage and ends the process. */
export function readArguments<const Config extends ParseArgsConfig>(config: Config) {
  if (process.argv.slice(2).some((argument) => ['--help', '-h'].includes(argument))) {
    console.log(usage())
    process.exit()
  }
  try {
    return parseArgs(config)
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usage()}`)
    process.exit(1)
  }
}

export const readOptions = <const Options extends ParseArgsOptionsConfig>(options: Options) =>
  readArguments({ options }).values
