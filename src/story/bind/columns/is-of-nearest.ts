import type { Domain } from '../../../domains/domain.ts'
import { isPersonNoun } from '../../compose/is-person-noun.ts'
import { isAddedTable } from '../../find/is-added-table.ts'
import { ancestorsOf } from '../../topics/ancestors-of.ts'
import { hasColumn, tableNamed } from '../tables/references.ts'
import type { Schema } from '../../../schema/schema.ts'
import { findMeaning } from '../../meanings/find-meaning.ts'
import { singularOf } from '../../words/words.ts'
import type { Topic } from '../../topics/topics.ts'

/**
 * Whether a column belongs to a table that the story adds to the domain: in "a bank with 1000 loans, interest rates ..." not to the
 * accounts.
 */
export function isOfAdded(domain: Domain, words: readonly string[], [first]: readonly Topic[]): boolean {
  return first !== undefined && first.where !== 'after' && isAddedTable(domain, first.table) && findMeaning(words, []).isExact
}

/**
 * Whether a column is a choice that the trade keeps below a table that the story adds: the plan of companies is that of their
 * subscriptions.
 */
export function isChoiceBelow(
  schema: Schema,
  words: readonly string[],
  [first]: readonly Topic[],
  found: { readonly table: string; readonly column: string },
): boolean {
  const column = tableNamed(schema, found.table)?.columns.find(({ name }) => name === found.column)
  const isBelow =
    ancestorsOf(schema)
      .get(found.table)
      ?.has(first?.table ?? '') === true
  return isBelow && column?.kind === 'category' && !general.test(words.at(-1) ?? '')
}

/** Columns that rows of any table may have. */
const general = /^(?:status|state|stage|priority|type|category|kind)$/

/**
 * Whether such a column is meant of the nearest table, and not of another that has one; so is a price, which is not what another table was
 * bought for.
 */
function isOfNearest(
  domain: Domain,
  [word = '', more]: readonly string[],
  [first]: readonly Topic[],
  found: { readonly table: string; readonly column: string },
): boolean {
  const isNear = first !== undefined && first.where !== 'after' && first.table !== found.table
  if (domain.name !== 'custom' || more !== undefined || !isNear) return false
  return general.test(word) || (found.column === `purchase_${word}` && !isPersonNoun({ words: first.table.split('_') }))
}

/**
 * Whether the story added the found column to a table other than the subject of the statement. In "90 trucks with 2 to 4 axles and 120
 * trailers with 1 to 3 axles", the second range does not apply to the trucks.
 */
function isMadeForOther(
  { schema }: Domain,
  [first]: readonly Topic[],
  found: { readonly table: string; readonly column: string },
): boolean {
  return first?.isSubject === true && first.table !== found.table && !hasColumn(schema, found.table, found.column)
}

/** Whether a column is that of somebody whom its rows do not name: the "guardian email" of pupils is not their own. */
function isOfOthers([first = '', ...more]: readonly string[], found: { readonly table: string; readonly column: string }): boolean {
  const own = new Set([...found.column.split('_'), ...found.table.split('_')].map(singularOf))
  return more.length > 0 && isPersonNoun({ words: [first] }) && !own.has(singularOf(first))
}

/** Whether an existing column is not the one that a statement about the nearest table means. */
export function isOfAnother(
  domain: Domain,
  words: readonly string[],
  near: readonly Topic[],
  found: { readonly table: string; readonly column: string },
): boolean {
  return isOfNearest(domain, words, near, found) || isOfOthers(words, found) || isMadeForOther(domain, near, found)
}
