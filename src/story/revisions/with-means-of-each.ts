import type { Aside } from '../facts/aside.ts'
import type { AttributeFact, Fact, RatioFact } from '../facts/fact.ts'
import type { Revision } from './revision.ts'

/** Most characters between the bounds and their mean: "posts each, | with an average of 8". */
const nearest = 12
const reason = 'of the number of rows for each row, only bounds and a mean can be set, such as "1 to 5 orders each, 3 on average"'

/**
 * Reads a mean right behind a number of rows within bounds as the mean of that number, and not of an amount of the rows: "every customer
 * has 1 to 20 orders, | 6 on average", "each hive has 2 to 9 inspections (average 3)". Other statistics of it become asides.
 */
export const withMeansOfEach: Revision = ({ facts, asides }) => {
  const meant = new Map<Fact, RatioFact>()
  const told: Aside[] = []
  const gone = new Set<Fact>()
  let ratio: RatioFact | null = null
  for (const fact of facts) {
    if (fact.type === 'ratio') ratio = fact
    if (fact.type !== 'attribute' || ratio === null || !isOfNumber(fact, ratio)) continue
    gone.add(fact)
    const mean = meanOf(fact, ratio)
    if (mean === null) told.push({ start: fact.start, end: fact.end, reason })
    else meant.set(ratio, { ...ratio, mean, end: Math.max(ratio.end, fact.end) })
  }
  if (gone.size === 0) return { facts, asides }
  return { facts: facts.flatMap((fact) => (gone.has(fact) ? [] : [meant.get(fact) ?? fact])), asides: [...asides, ...told] }
}

/** Whether a statistic names no column, or only the counted rows, and follows their bounds. */
function isOfNumber({ table, column, aspects, currency, unit, start }: AttributeFact, { child, min, max, mean, end }: RatioFact): boolean {
  if (min === null || max === null || min === max || mean !== null || currency !== null || unit !== undefined) return false
  const named = column ?? table
  const isNamed = named !== null && named.start === child.start && named.end === child.end
  return isNamed && start <= end + nearest && aspects.every(({ type }) => type === 'mean' || type === 'median' || type === 'deviation')
}

/** The mean, if it is the only statistic and within the bounds. */
function meanOf({ aspects: [first, ...others] }: AttributeFact, { min, max }: RatioFact): number | null {
  const mean = first?.type === 'mean' && others.length === 0 ? first.value : null
  return mean !== null && mean >= (min ?? 0) && mean <= (max ?? Infinity) ? mean : null
}
