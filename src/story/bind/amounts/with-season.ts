import type { ShapeFact } from '../../facts/amount-facts.ts'
import type { ClaimOf } from '../../proofs/claim.ts'
import type { FactBound } from '../binding.ts'
import type { BindNote } from '../note.ts'

type Months = ClaimOf<'months'>['months']

/** A month of one year. */
const once = /^\d{4}-\d{2}$/
/** Part by which the ratio of the totals may differ from the said one. */
const nearly = 5e-4

/**
 * Adds a stated ratio to monthly totals: some months have more or less than the others, or than the months beside a month of one year. The
 * fact is unused if growth or other statements lead to another ratio.
 * @param shapes all shapes of the story; the months of other shapes are not compared
 */
export function withSeason(bound: FactBound, fact: ShapeFact, shapes: readonly ShapeFact[]): FactBound {
  const [changed] = [fact.months, (fact.days ?? []).map(({ factor }) => factor)].flatMap(
    (factors) => factors?.find((each) => each !== 1) ?? [],
  )
  if (!bound.used || changed === undefined || !(fact.months !== null || fact.days?.every(({ day }) => once.test(day)) === true))
    return bound
  let isTrue = true
  const notes = bound.notes.map((note): BindNote => {
    const claims = note.claims.flatMap((claim) => (claim.type === 'months' ? (seasonOf(claim, fact, shapes, changed < 1) ?? []) : []))
    const totals = note.claims.flatMap((claim) => (claim.type === 'months' ? claim.months : []))
    isTrue &&= claims.length > 0 && claims.every((claim) => holds(claim, totals))
    return { ...note, claims }
  })
  return isTrue
    ? { ...bound, notes }
    : { notes: [], used: false, reason: 'what else the story says of these months leaves another amount for them' }
}

function seasonOf(
  { table, time, column, months }: ClaimOf<'months'>,
  fact: ShapeFact,
  shapes: readonly ShapeFact[],
  isQuiet: boolean,
): ClaimOf<'season'> | null {
  const names = months.map(({ period }) => period)
  const isNamed = (period: string, by = fact): boolean =>
    (by.months?.[Number(period.slice(5)) - 1] ?? 1) !== 1 || by.days?.some(({ day }) => day === period) === true
  const own = names.filter((period) => isNamed(period))
  const [first, last] = [names.indexOf(own[0] ?? ''), names.indexOf(own.at(-1) ?? '')]
  const others = names.filter(
    (period, place) =>
      !shapes.some((each) => isNamed(period, each)) &&
      (fact.months !== null || (place >= first - own.length && place <= last + own.length)) &&
      (fact.against === undefined || fact.against.includes(Number(period.slice(5))) || fact.against.includes(period)),
  )
  if (column === null || own.length === 0 || others.length === 0) return null
  return { type: 'season', table, time, column, months: own, others, factor: fact.size ?? null, ...(isQuiet ? { isQuiet } : {}) }
}

function holds({ months, others, factor, isQuiet = false }: ClaimOf<'season'>, totals: Months): boolean {
  const mean = (names: readonly string[]): number =>
    totals.reduce((sum, { period, total }) => sum + (names.includes(period) ? total : 0), 0) / names.length
  const [one, other] = [mean(months), mean(others)]
  if (factor !== null) return Math.abs(one - factor * other) <= nearly * factor * other
  return isQuiet ? one < other : one > other
}
