import type { RateFact } from '../../facts/fact.ts'
import type { Claim } from '../../proofs/claim.ts'
import type { Binding } from '../binding.ts'
import { rowsIn } from '../tables/row-counts.ts'
import { marginal } from '../shares/shares.ts'
import { tableNamed } from '../tables/references.ts'
import { exactPart } from './exact-part.ts'
import type { Outcome } from './outcome-of.ts'
import type { ResolvedEntries } from './resolve-entries.ts'
import type { Target } from './target.ts'
import { sumOf } from '../../../lists.ts'

/** A share of all rows next to shares of parts. */
export interface OverallShare {
  readonly share: number
  /** The fact with the share; null if it is part of the series. */
  readonly fact: RateFact | null
}

/**
 * The share of the rows outside of the parts, such that all rows have the said share; `rest` is null if there are no such rows. Or the
 * reason why there is no such share.
 */
export type Remainder = { readonly rest: number | null; readonly slack: number } | { readonly reason: string }

/** Finds the share of all rows for the same value; null if none is said. */
export function overallShare(
  binding: Binding,
  { whole }: ResolvedEntries,
  { outcome, column }: Target,
  table: string,
): OverallShare | null {
  if (outcome === null) return null
  if (whole?.said.type === 'share') return { share: whole.said.share, fact: null }
  for (const fact of binding.of('rate')) {
    const bound = binding.bound.get(fact)
    const claim = bound?.used === true ? bound.notes.flatMap(({ claims }) => claims).find((each) => isOf(each, table, outcome)) : undefined
    if (claim === undefined || column.kind === 'switch') continue
    if (claim.type === 'share') return { share: claim.share, fact }
    const rows = rowsIn(binding.schema, table)
    if (claim.type === 'having' && rows > 0) return { share: claim.rows / rows, fact }
  }
  return null
}

function isOf(claim: Claim, table: string, { test }: Outcome): boolean {
  if ((claim.type !== 'share' && claim.type !== 'having') || test.type !== 'is') return false
  return claim.table === table && claim.column === test.column && String(claim.value) === String(test.value)
}

/** Computes the share of the rows outside of the parts, counted in whole rows. */
export function remainderOf({ schema }: Target, { table: name, by, entries }: ResolvedEntries, overall: number): Remainder {
  const table = tableNamed(schema, name)
  const exact = table === null ? null : exactPart(table, by)
  if (exact === null || 'reason' in exact) return exact ?? { reason: `there is no table ${name}` }
  const column = exact.table.columns.find((each) => each.name === by)
  const rows = rowsIn(schema, name)
  const weights = column?.kind === 'category' ? marginal(column) : column?.kind === 'boolean' ? [column.rate, 1 - column.rate] : []
  const all = sumOf(weights)
  let [left, others] = [Math.round(overall * rows), rows]
  for (const { part, said } of entries) {
    if (part === null || said.type !== 'share') return { reason: 'what the others have follows from the share of all rows' }
    const own = Math.round((rows * (weights[exact.values.indexOf(part.value)] ?? 0)) / all)
    left -= Math.round(own * said.share)
    others -= own
  }
  const slack = entries.length
  const isAll = exact.values.every((value) => entries.some(({ part }) => part?.value === value))
  if (isAll) return Math.abs(left) <= slack ? { rest: null, slack } : { reason: 'the shares of its parts give another share' }
  const rest = others > 0 ? left / others : Number.NaN
  if (!(rest >= 0 && rest <= 1)) return { reason: 'given the shares of its parts, no share of the other rows leads to it' }
  return { rest, slack }
}
