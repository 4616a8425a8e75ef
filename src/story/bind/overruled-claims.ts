import type { Schema } from '../../schema/schema.ts'
import type { SaidBounds } from '../attributes/aspect.ts'
import type { Fact } from '../facts/fact.ts'
import type { Claim } from '../proofs/claim.ts'
import type { FactBound } from './binding.ts'
import { isNumber } from './claimed-cells.ts'
import { columnNamed } from './tables/references.ts'

/** What a claim states, and its bounds: both are the number of a statistic. */
interface Stated {
  readonly of: string
  readonly bounds: Pick<SaidBounds, 'min' | 'max'>
}

/** Marks facts as unused if a later fact states another number for the same, such as a second mean of a column. */
export function withoutOverruled(bound: ReadonlyMap<Fact, FactBound>, schema: Schema): ReadonlyMap<Fact, FactBound> {
  const last = new Map<string, Stated>()
  const settled = [...bound].toReversed().map(([fact, own]): [Fact, FactBound] => {
    const stated = own.used ? own.notes.flatMap(({ claims }) => claims.flatMap((claim) => statedBy(claim, schema) ?? [])) : []
    const overruled = stated.find((each) => exceeds(last.get(each.of)?.bounds, each.bounds))
    if (overruled !== undefined) return [fact, { notes: [], used: false, reason: `the story says another ${overruled.of} later` }]
    for (const each of stated) last.set(each.of, each)
    return [fact, own]
  })
  return new Map(settled.toReversed())
}

function exceeds(later: Stated['bounds'] | undefined, { min, max }: Stated['bounds']): boolean {
  if (later === undefined) return false
  return (min !== null && later.min !== null && later.min < min) || (max !== null && later.max !== null && later.max > max)
}

/** The bounds of a number that is drawn show whether a claim holds; those of a number that follows from others do not. */
function statedBy(claim: Claim, schema: Schema): Stated | null {
  if (claim.type === 'statistic')
    return { of: `${claim.of} of ${claim.table}.${claim.column}`, bounds: { min: claim.value, max: claim.value } }
  if (claim.type !== 'between') return null
  const column = columnNamed(schema, claim.table, claim.column)
  return column === undefined || isNumber(column) ? null : { of: `range of ${claim.table}.${claim.column}`, bounds: claim }
}
