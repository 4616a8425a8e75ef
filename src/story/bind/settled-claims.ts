import type { Schema } from '../../schema/schema.ts'
import type { Fact } from '../fact.ts'
import type { Claim } from '../proofs/claim.ts'
import { withClaimed } from '../with-claimed.ts'
import type { FactBound } from './binding.ts'
import { isPossible } from './is-possible.ts'
import type { BindNote } from './note.ts'

/**
 * What became of each fact, with those told that claim what the final schema cannot do: a column that a later step left out or hid, a value, a bound or a time
 * that a later step took away. Of times that several tables have, those that were moved are left out.
 */
export function settledClaims(bound: ReadonlyMap<Fact, FactBound>, schema: Schema): ReadonlyMap<Fact, FactBound> {
  const shown = withClaimed(schema, bound.values())
  return new Map([...bound].map(([fact, own]) => [fact, settled(own, shown)]))
}

function settled(bound: FactBound, schema: Schema): FactBound {
  if (!bound.used) return bound
  const isLost = ({ claims }: BindNote): boolean => claims.some((claim) => !isPossible(claim, schema))
  const lost = bound.notes.filter(isLost)
  const [first] = lost
  if (first === undefined) return bound
  const kept = bound.notes.filter((note) => !lost.includes(note))
  const isOfTimes = lost.every(({ claims }) => claims.every(({ type }) => type === 'within'))
  if (isOfTimes && kept.some(({ claims }) => claims.some(({ type }) => type === 'within'))) return { ...bound, notes: kept }
  const claim = first.claims.find((each) => !isPossible(each, schema))
  return {
    notes: [],
    used: false,
    reason: `what else the story says of ${claim === undefined ? 'it' : aboutOf(claim)} leaves no room for it`,
  }
}

function aboutOf(claim: Claim): string {
  if ('column' in claim && claim.column !== null) return `${claim.table}.${claim.column}`
  if ('table' in claim) return claim.table
  return 'child' in claim ? `${claim.child} and ${claim.parent}` : claim.tables.join(', ')
}
