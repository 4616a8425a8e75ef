import { limits } from '../../schema/limits.ts'
import { reservedNames } from '../../schema/name.ts'

/** Makes the name of a column or table from words: in snake case, with letters of any script. Null if there are no letters. */
export function columnName(words: readonly string[]): string | null {
  const written = words.join('_')
  // A quick test for the most common names.
  if (/^[a-z]+(?:_[a-z\d]+)*$/.test(written) && written.length <= limits.nameLength && !reservedNames.has(written)) return written
  const joined = written
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}_]+/gu, '_')
    .replaceAll(/__+/g, '_')
    .replace(/^_/, '')
    .replace(/_$/, '')
  if (!/\p{L}/u.test(joined)) return null
  const named = /^\p{L}/u.test(joined) && !reservedNames.has(joined) ? joined : `value_${joined}`
  return [...named]
    .slice(0, limits.nameLength)
    .join('')
    .slice(0, limits.nameLength)
    .replace(/[_\ud800-\udbff]$/, '')
}
