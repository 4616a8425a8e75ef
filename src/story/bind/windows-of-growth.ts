import type { Fact } from '../facts/fact.ts'
import type { FactBound } from './binding.ts'

/** Most characters between a window and what happens in it: "revenue doubling | in 2024". */
const nearest = 2

/**
 * Marks windows as used that could not be set for all events but are the period of monthly amounts beside them: "revenue doubling in 2024".
 */
export function withWindowsOfGrowth(bound: ReadonlyMap<Fact, FactBound>): ReadonlyMap<Fact, FactBound> {
  const all = [...bound]
  return new Map(
    all.map(([fact, own]): [Fact, FactBound] => {
      if (fact.type !== 'window' || own.used) return [fact, own]
      const [, amounts] = all.find(([other, { used, notes }]) => used && isBeside(fact, other) && isWhole(notes, fact)) ?? []
      return [fact, amounts ?? own]
    }),
  )
}

function isBeside(window: Fact, { type, start, end }: Fact): boolean {
  const apart = window.start >= end ? window.start - end : start - window.end
  return (type === 'growth' || type === 'curve') && apart >= 0 && apart <= nearest
}

/** Whether monthly amounts cover exactly the months of a window. */
function isWhole(notes: FactBound['notes'], { from, to }: { readonly from: string | null; readonly to: string }): boolean {
  const totals = notes.flatMap(({ claims }) => claims).filter((claim) => claim.type === 'months')
  return (
    totals.length > 0 && totals.every(({ months }) => months[0]?.period === from?.slice(0, 7) && months.at(-1)?.period === to.slice(0, 7))
  )
}
