import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { type Facts, factsFile, isDrawing, validateFacts } from './firm-facts.ts'
import { root } from './processes.ts'

/** The facts, what is wrong with them or their file, those that are still invented, and those left empty. */
export type FoundFacts = Record<'errors' | 'examples' | 'empty', string[]> & { facts?: Facts }

export async function readFacts(folder = root): Promise<FoundFacts> {
  const file = join(folder, factsFile)
  const lines = readFileSync(file, 'utf8').split('\n')
  const broken = lines.findIndex((line) => line.includes('\ufffd')) + 1
  if (broken > 0) {
    const error = `${factsFile}:${broken} is not UTF-8. Save it as UTF-8.`
    return { errors: [error], examples: [], empty: [] }
  }
  try {
    const facts: Facts = await import(pathToFileURL(file).href)
    const { errors, ...others } = validateFacts(facts)
    if (errors.length > 0) return { errors, ...others }
    return { facts, errors: await validatePortrait(folder, facts.ceo.portrait), ...others }
  } catch (error) {
    return { errors: [describeSyntaxError(error)], examples: [], empty: [] }
  }
}

/** Names the line. After the file and its line, the stack of a SyntaxError has an excerpt in which ^ marks the place. */
function describeSyntaxError(error: unknown): string {
  const { stack = '', message } = error instanceof Error ? error : {}
  const [, line, excerpt = ''] = /firm\.ts:(\d+)(\n[^^]*\^)?/.exec(stack) ?? []
  if (!line) throw error
  return `${factsFile}:${line} cannot be read: ${message}. See this line and those above it: is a quote, comma, parenthesis or brace missing? In a text, write ’ in place of a ', and \\n where a new line begins.${excerpt}`
}

/** Reads all of the photograph, because the file may be cut off. */
export async function validatePortrait(folder: string, { imageUrl }: { imageUrl: string }) {
  if (isDrawing(imageUrl)) return []
  const file = join('app/content', imageUrl)
  try {
    const { width, height } = await sharp(join(folder, file)).metadata()
    await sharp(join(folder, file)).resize(1).toBuffer()
    return Math.min(width, height) < 480
      ? [`${file} has ${width} × ${height} pixels. It must have at least 480 × 480.`]
      : []
  } catch (error) {
    const why = error instanceof Error ? error.message : error
    return [`${file} cannot be read as a photograph: ${why}.`]
  }
}
