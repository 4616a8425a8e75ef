import type { Fact } from '../facts/fact.ts'
import type { Claim } from '../proofs/claim.ts'
import type { FactBound } from './binding.ts'

/** The statistic that a claim states, and its number. */
interface Stated {
  readonly of: string
  readonly number: number
}

/** Marks facts as unused if a later fact states another number for the same, such as a second mean of a column. */
export function withoutOverruled(bound: ReadonlyMap<Fact, FactBound>): ReadonlyMap<Fact, FactBound> {
  const last = new Map<string, number>()
  const settled = [...bound].toReversed().map(([fact, own]): [Fact, FactBound] => {
    const stated = own.used ? own.notes.flatMap(({ claims }) => claims.flatMap((claim) => statedBy(claim) ?? [])) : []
    const overruled = stated.find(({ of, number }) => (last.get(of) ?? number) !== number)
    if (overruled !== undefined) return [fact, { notes: [], used: false, reason: `the story says another ${overruled.of} later` }]
    for (const { of, number } of stated) last.set(of, number)
    return [fact, own]
  })
  return new Map(settled.toReversed())
}

function statedBy(claim: Claim): Stated | null {
  return claim.type === 'statistic' ? { of: `${claim.of} of ${claim.table}.${claim.column}`, number: claim.value } : null
}
