import type { FactBound } from '../bind/binding.ts'
import type { Fact } from '../facts/fact.ts'
import type { Claim } from '../proofs/claim.ts'

/** The column of a claim with its table; null for a claim about several columns, or about the rows. */
function columnOf(claim: Claim): string | null {
  return 'column' in claim && 'table' in claim && typeof claim.column === 'string' ? `${claim.table}.${claim.column}` : null
}

/**
 * The results of declarations without what they say of columns that the prose changes: rows of a sample have a quantity of 3 to 500, and
 * "qty > 400" is said beside them.
 * @param given results of the declarations
 * @param bound results of the prose
 */
export function withoutChanged(given: ReadonlyMap<Fact, FactBound>, bound: ReadonlyMap<Fact, FactBound>): ReadonlyMap<Fact, FactBound> {
  if (given.size === 0) return given
  const notes = [...bound.values()].flatMap((own) => (own.used ? own.notes : []))
  const changed = new Set(notes.flatMap(({ claims }) => claims.map(columnOf)))
  changed.delete(null)
  if (changed.size === 0) return given
  const isKept = (claim: Claim): boolean => !changed.has(columnOf(claim))
  return new Map([...given].map(([fact, own]) => [fact, { ...own, notes: own.notes.filter(({ claims }) => claims.every(isKept)) }]))
}
