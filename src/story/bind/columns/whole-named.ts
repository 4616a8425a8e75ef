import type { Domain } from '../../../domains/domain.ts'
import type { Schema } from '../../../schema/schema.ts'
import type { AttributeFact } from '../../facts/fact.ts'
import type { ColumnAt } from '../enumerations/value-source.ts'
import { lastingColumn } from './known-column.ts'
import { hasColumn, tableNamed } from '../tables/references.ts'
import type { Topics } from '../../topics/topics.ts'

/** Where the column is searched. */
interface NamedPlaces {
  readonly schema: Schema
  readonly domain: Domain
  readonly topics: Topics | null
}

/**
 * The column whose name is all of the said words: a column of the owner, else one that the story adds to a table near the fact. "Payment
 * method" is the payment_method of payments, and "membership type" that of members, not the type of memberships. A fact that names its
 * table applies to that table only.
 */
export function wholeNamed(places: NamedPlaces, fact: AttributeFact, words: readonly string[], owner: string): ColumnAt | null {
  const column = words.join('_')
  const own = tableNamed(places.schema, owner)
  if (own?.columns.some(({ name, hidden }) => name === column && hidden !== true) === true) return { table: owner, column }
  const lasting = own === null ? undefined : lastingColumn(own, words)
  if (lasting !== undefined) return { table: owner, column: lasting.name }
  // "500 students aged 18 to 25 and 20 teachers aged 30 to 60": the second ages are not those of students.
  if (fact.table !== null) return null
  const near = places.topics?.of(fact, fact.column).filter(({ where }) => where === 'sentence') ?? []
  const found = near.find(({ table }) => hasColumn(places.schema, table, column) && !hasColumn(places.domain.schema, table, column))
  return found === undefined ? null : { table: found.table, column }
}
