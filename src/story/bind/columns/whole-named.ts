import type { AttributeFact } from '../../facts/fact.ts'
import type { ColumnAt } from '../enumerations/value-source.ts'
import { hasColumn, tableNamed } from '../tables/references.ts'
import type { ColumnPlaces } from './attribute-column.ts'

/**
 * The column that is called by the whole name, that of the owner or one that the story adds to a table near the fact: the payment_method of
 * payments, the "membership type" of members and not the type of memberships.
 */
export function wholeNamed(places: ColumnPlaces, fact: AttributeFact, words: readonly string[], owner: string): ColumnAt | null {
  const column = words.join('_')
  const isOwn = tableNamed(places.schema, owner)?.columns.some(({ name, hidden }) => name === column && hidden !== true)
  if (isOwn === true) return { table: owner, column }
  const near = places.topics?.of(fact, fact.column).filter(({ where }) => where === 'sentence') ?? []
  const found = near.find(({ table }) => hasColumn(places.schema, table, column) && !hasColumn(places.domain.schema, table, column))
  return found === undefined ? null : { table: found.table, column }
}
