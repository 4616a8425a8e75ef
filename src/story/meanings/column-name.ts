import { limits } from '../../schema/limits.ts'
import { reservedNames } from '../../schema/name.ts'

/** A name for a column or table by the words for it: snake case, letters of every script kept; null where no letter is in them. */
export function columnName(words: readonly string[]): string | null {
  const written = words.join('_')
  // Most names are plain ones.
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
