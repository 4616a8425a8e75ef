import type { Frame, Lives, Occurrences, Siblings } from '../columns/column-kind.ts'
import type { CompiledTable, Ownership } from './compiled-plan.ts'

/** The owners of the rows of `frame`, which belong to `table`. */
export function siblingsOf(table: CompiledTable, frame: Frame): Siblings {
  const ownership = ownershipOf(table)
  if (ownership.type !== 'owned') throw new Error(`The rows of table ${table.plan.name} recur: their siblings are not counted`)
  const { first, count, list } = frame.rows
  const found = { rows: frame.float64(), places: frame.int32(), counts: frame.int32() }
  ownership.relation.parents(first, list, count, frame.siteKey(ownership.site), found.rows, found.places, found.counts)
  return found
}

/** The owners and the days of the rows of `frame`, which belong to `table`. */
export function occurrencesOf(table: CompiledTable, frame: Frame): Occurrences {
  const ownership = ownershipOf(table)
  if (ownership.type !== 'recurring') throw new Error(`The rows of table ${table.plan.name} do not recur`)
  const { first, count, list } = frame.rows
  const found = { rows: frame.float64(), places: frame.int32(), days: frame.int32() }
  ownership.relation.parents(first, list, count, frame.siteKey(ownership.site), found.rows, found.places, found.days)
  return found
}

/** The occurrences that each row of `frame` has in a table whose rows recur. */
export function livesOf(ownership: Ownership, frame: Frame): Lives {
  if (ownership.type !== 'recurring') throw new Error('Only rows that recur have lives')
  const { first, count, list } = frame.rows
  const int32 = (): Int32Array => frame.int32()
  const lives = { occurrences: int32(), possible: int32(), lastDays: int32(), ended: int32(), numbers: frame.float64() }
  ownership.relation.lives(first, list, count, frame.siteKey(ownership.site), lives)
  return lives
}

/** How the rows of a table belong to those of another one. */
export function ownershipOf(table: CompiledTable): Ownership {
  if (table.ownership === null) throw new Error(`Table ${table.plan.name} has no owner`)
  return table.ownership
}
