import type { ArchetypeColumn } from '../compose/archetype.ts'
import { classify } from '../compose/classify.ts'
import { isPlural, singularOf } from '../words/words.ts'

/** Times of a document, which the time of the series replaces. */
const time = / (?:at|on|date)$/

/** A reading with fewer columns is a number: "daily prices". */
const fewest = 3

/**
 * The columns of documents and readings that a plural names: "monthly payslips" have an amount each and are no number. Null for other
 * words, which are a measure: "monthly sales".
 */
export function documentColumns(words: readonly string[]): readonly ArchetypeColumn[] | null {
  const last = words.at(-1) ?? ''
  const kind = isPlural(last) ? classify([...words.slice(0, -1), singularOf(last)]) : null
  if (kind === null) return null
  const { archetype, family } = kind
  const isBill = archetype.name === 'transaction' && (family?.columns === undefined || family.columns[0] === 'issued at')
  const isReading = archetype.name === 'measurement' && (family?.columns?.length ?? 0) >= fewest
  const isSheet = family?.heads.includes('timesheet') === true
  if (!isBill && !isReading && !isSheet && archetype.name !== 'document') return null
  const own = [...archetype.columns, ...(family?.columns ?? archetype.usual)]
  const named = new Set(own.map((column) => (typeof column === 'string' ? column : column.name)))
  const columns = [...own, ...archetype.last.filter((column) => !named.has(typeof column === 'string' ? column : column.name))]
  return columns.filter((column) => (typeof column === 'string' ? !time.test(column) : !/_(?:at|on|date)$/.test(column.name)))
}
