import { fileFormats } from './file-format.ts'
import { fileName } from './file-name.ts'
import { quotable } from './quotable.ts'
import type { Taken } from './taken.ts'

/** Addresses of more characters do not pass through every client: those of the data set's ref are shorter. */
const longest = 2000

/**
 * Where a file is. The address has no character that a shell, Python, SQL or JavaScript takes for more than itself between quotes.
 * @param by `story`: by the story itself, which people can read and any version knows, where that is short enough; `ref`: by the data set's ref
 */
export function fileAddress(taken: Taken, by: 'story' | 'ref'): string {
  const codec = taken.isGzipped && taken.table !== null && fileFormats.some(({ name, gzip }) => name === taken.format && gzip === 'codec')
  const options = codec ? ['codec=gzip'] : []
  const name = quotable(fileName(taken))
  const told = toldAddress(taken, name, options)
  if (by === 'story' && told !== null && told.length <= longest) return told
  return `${taken.origin}${taken.location}/${name}${options.length > 0 ? `?${options.join('&')}` : ''}`
}

function toldAddress({ origin, said }: Taken, name: string, options: readonly string[]): string | null {
  if (said === null) return null
  const { story, rows, seed } = said
  const query = [`story=${quotable(story).replaceAll('%20', '+')}`, ...(rows === null ? [] : [`rows=${rows}`]), `seed=${seed}`, ...options]
  return `${origin}/datasets/${name}?${query.join('&')}`
}
