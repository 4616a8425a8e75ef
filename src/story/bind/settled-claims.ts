import type { Schema } from '../../schema/schema.ts'
import type { Fact } from '../fact.ts'
import type { Claim } from '../proofs/claim.ts'
import type { FactBound } from './binding.ts'
import type { BindNote } from './note.ts'
import { tableNamed } from './references.ts'

/**
 * What became of each fact, with those told that claim what the final schema cannot do: a column that a later step left out or hid, or a value that a
 * later step took away.
 */
export function settledClaims(bound: ReadonlyMap<Fact, FactBound>, schema: Schema): ReadonlyMap<Fact, FactBound> {
  return new Map([...bound].map(([fact, own]) => [fact, settled(own, schema)]))
}

function settled(bound: FactBound, schema: Schema): FactBound {
  const lost = bound.used ? bound.notes.flatMap(({ claims }) => claims).find((claim) => !isPossible(claim, schema)) : undefined
  if (lost === undefined) return { ...bound, notes: bound.notes.map((note) => butWrong(note, schema)) }
  if (!('column' in lost)) return bound
  return { notes: [], used: false, reason: `what else the story says of ${lost.table}.${lost.column ?? 'it'} leaves no room for it` }
}

function butWrong(note: BindNote, schema: Schema): BindNote {
  const claims = note.claims.flatMap((claim) => withWrong(claim, schema) ?? [])
  const isSame = claims.length === note.claims.length && claims.every((claim, i) => claim === note.claims[i])
  return isSame ? note : { ...note, text: `${note.text}, but for cells that are wrong on purpose`, claims }
}

/** Bounds and values hold for all cells but those that are wrong on purpose; how many have one value does not then: null. */
function withWrong(claim: Claim, schema: Schema): Claim | null {
  if (claim.type !== 'between' && claim.type !== 'among' && claim.type !== 'share' && claim.type !== 'having') return claim
  const outcomes = tableNamed(schema, claim.table)?.outcomes ?? []
  const own = outcomes.find((each) => each.type !== 'duplicates' && each.type !== 'totals' && each.column === claim.column)
  if (own === undefined || own.type === 'duplicates' || own.type === 'totals') return claim
  if (claim.type === 'share' || claim.type === 'having') return null
  return { ...claim, beyond: own.rate ?? 0 }
}

/** Whether the column of a claim is written, and may have the value of the claim. */
function isPossible(claim: Claim, schema: Schema): boolean {
  if (!('column' in claim) || claim.column === null) return true
  const table = tableNamed(schema, claim.table)
  const column = table?.columns.find(({ name }) => name === claim.column)
  if (table === null || column === undefined || column.hidden === true) return false
  const wanted = claim.type === 'share' || claim.type === 'having' ? claim.value : null
  return typeof wanted !== 'string' || column.kind !== 'category' || column.values.includes(wanted)
}
