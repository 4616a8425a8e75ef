import { gzipOf } from './file-format.ts'
import { fileName } from './file-name.ts'
import { quotable } from './quotable.ts'
import type { Taken } from './taken.ts'

/**
 * Maximum characters of an address that contains the story, because not every client supports longer ones. Addresses with the ref are
 * shorter.
 */
const longest = 2000

/**
 * The address of a file. It contains no character that is special between quotes in a shell, Python, SQL or JavaScript.
 * @param by `story`: with the story itself, if that is short enough, which is readable and valid in every version; `ref`: with the ref of
 * the data set
 */
export function fileAddress(taken: Taken, by: 'story' | 'ref'): string {
  const codec = taken.isGzipped && taken.table !== null && gzipOf(taken.format) === 'codec'
  const options = codec ? ['codec=gzip'] : []
  const name = quotable(fileName(taken))
  const told = toldAddress(taken, name, options)
  if (by === 'story' && told !== null && told.length <= longest) return told
  return `${taken.origin}${taken.location}/${name}${options.length > 0 ? `?${options.join('&')}` : ''}`
}

function toldAddress({ origin, story, rows, seed }: Taken, name: string, options: readonly string[]): string | null {
  if (story === null) return null
  const query = [`story=${quotable(story).replaceAll('%20', '+')}`, ...(rows === null ? [] : [`rows=${rows}`]), `seed=${seed}`, ...options]
  return `${origin}/datasets/${name}?${query.join('&')}`
}
