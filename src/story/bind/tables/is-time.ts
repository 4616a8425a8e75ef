import { wordSet } from '../../lexicon/word-set.ts'
import type { ColumnSchema } from '../../../schema/schema.ts'

/** Names of years in which somebody made the row. */
export const yearsMade = /^(?:(?:made|published|released|printed|built)_year|year_made)$/

/** Kinds of columns with times. */
const timeKinds: ReadonlySet<string> = wordSet(
  'date timestamp birth_date after shifted lifecycle_time lookup conditional switch regular_time',
)

/** Whether a column holds days, moments or years, by its kind and name. */
export function isTime({ kind, name }: ColumnSchema): boolean {
  if (kind === 'integer') return name.split('_').includes('year')
  if (kind === 'formula') return yearsMade.test(name)
  return timeKinds.has(kind) && /(?:_on|_at|_date|date|_until|dob|birthday|_time|_seen)$|^date_|^valid_|^date$|^timestamp$/.test(name)
}
