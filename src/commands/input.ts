import { createReadStream } from 'node:fs'
import type { SchemaDocument } from '../library/schema-document.ts'
import type { World } from '../library/world.ts'
import type { WorldOptions } from '../library/world-options.ts'
import { shownPath, UnreadableFile, UsageError } from './failure.ts'

/** The input of a command: a story or a schema. */
export type Input = { readonly story: string } | { readonly schema: SchemaDocument }

export interface InputOptions {
  /** Path of a file with the story; `-` for standard input. */
  readonly storyFile?: string
  /** Path of a file with the schema; `-` for standard input. */
  readonly schema?: string
}

/**
 * Reads the story or the schema of a command line.
 * @param others the options that take the place of a story, for the message
 * @throws UsageError unless exactly one is given; UnreadableFile
 */
export async function readInput(
  story: string | undefined,
  { storyFile, schema }: InputOptions,
  others = ', --story-file and --schema',
): Promise<Input> {
  const given = [story, storyFile, schema].filter((each) => each !== undefined)
  if (given.length !== 1) throw new UsageError(`give exactly one of a story, such as "an online shop"${others}`)
  if (story !== undefined) return { story }
  if (storyFile !== undefined) return { story: (await readText(storyFile)).trim() }
  return { schema: await readSchema(schema ?? '') }
}

/** @throws UsageError for a file that is not JSON in UTF-8, or too large; UnreadableFile */
export async function readSchema(path: string): Promise<SchemaDocument> {
  const json = await readText(path)
  try {
    return JSON.parse(json) as SchemaDocument
  } catch (error) {
    throw new UsageError(`${shownPath(path)} is not JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** Opens the tables of an input. @throws SynthError of `openStory` and `openSchema` */
export async function openInput(input: Input, options: WorldOptions): Promise<World> {
  if ('story' in input) {
    const { openStory } = await import('../library/open-story.ts')
    return openStory(input.story, options)
  }
  const { openSchema } = await import('../library/open-schema.ts')
  return openSchema(input.schema, options)
}

/** Maximum bytes of a file: far above the largest schema, story or text that is read. */
const mostBytes = 64 * 2 ** 20

/**
 * A byte order mark is left out.
 * @param path `-` for standard input
 * @throws UsageError for bytes that are not UTF-8, and for more than 64 MiB; UnreadableFile
 */
export async function readText(path: string): Promise<string> {
  const bytes = await readBytes(path)
  const name = path === '-' ? 'standard input' : shownPath(path)
  if (bytes === null) throw new UsageError(`${name} is larger than ${mostBytes / 2 ** 20} MiB, the most that is read`)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new UsageError(`${name} is not a text in UTF-8: save it in that encoding`)
  }
}

/** Reads a file up to the maximum, as a device such as /dev/zero has no end. Null for a larger one. */
async function readBytes(path: string): Promise<Uint8Array | null> {
  try {
    const chunks: Buffer[] = []
    let bytes = 0
    for await (const chunk of path === '-' ? process.stdin : createReadStream(path)) {
      chunks.push(chunk as Buffer)
      bytes += (chunk as Buffer).length
      if (bytes > mostBytes) return null
    }
    return Buffer.concat(chunks)
  } catch (error) {
    throw new UnreadableFile(path, error)
  }
}
