import type { Schema } from '../../schema/schema.ts'
import { isOrdering } from '../../time/arrival.ts'
import type { Fact } from '../fact.ts'
import type { Claim } from '../proofs/claim.ts'
import type { FactBound } from './binding.ts'
import { tableNamed } from './references.ts'

/**
 * What became of each fact, with those told that claim what the final schema cannot do: a column that a later step left out or hid, or a value that a
 * later step took away.
 */
export function settledClaims(bound: ReadonlyMap<Fact, FactBound>, schema: Schema): ReadonlyMap<Fact, FactBound> {
  return new Map([...bound].map(([fact, own]) => [fact, settled(own, schema)]))
}

function settled(bound: FactBound, schema: Schema): FactBound {
  const claims = bound.used ? bound.notes.flatMap((note) => note.claims) : []
  const lost = claims.find((claim) => !isPossible(claim, schema))
  if (lost === undefined || !('column' in lost)) return bound
  // A time that moves several tables still holds for the others.
  const notes = bound.notes.filter((note) => note.claims.every((claim) => isPossible(claim, schema)))
  if (lost.type === 'within' && notes.some((note) => note.claims.length > 0)) return { ...bound, notes }
  return { notes: [], used: false, reason: `what else the story says of ${lost.table}.${lost.column ?? 'it'} leaves no room for it` }
}

/** Whether the column of a claim is written, and may have the value of the claim. */
function isPossible(claim: Claim, schema: Schema): boolean {
  if (!('column' in claim) || claim.column === null) return true
  const table = tableNamed(schema, claim.table)
  const column = table?.columns.find(({ name }) => name === claim.column)
  if (table === null || column === undefined || column.hidden === true) return false
  if (claim.type === 'within' && isOrdering(column)) return column.from >= claim.from && column.to <= claim.to
  const wanted = claim.type === 'share' || claim.type === 'having' ? claim.value : null
  return typeof wanted !== 'string' || column.kind !== 'category' || column.values.includes(wanted)
}
