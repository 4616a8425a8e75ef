import { readAmount } from './amount.ts'
import { textAt } from './clause.ts'
import type { Fact, Noun } from './fact.ts'
import { readColumns } from './said-columns.ts'
import { eachEnd, isPlural, ratioFact, readCounted, readPer } from './said-ratio.ts'
import type { Token } from './token.ts'
import { singularOf } from './words.ts'

/** Larger bounds are those of all rows together: "10 customers with 90 to 110 orders". */
const mostEach = 50

/** What is said of each of some counted rows, and the token after it. */
export interface CountTail {
  readonly facts: readonly Fact[]
  readonly next: number
}

/** What is said of each of the counted ones, right after them. */
export function readCountTail(tokens: readonly Token[], at: number, parent: Noun): CountTail | null {
  return bracketTail(tokens, at, parent) ?? eachTail(tokens, at, parent) ?? columnsTail(tokens, at, parent)
}

/** "(4 per customer)", "(avg 4 per customer)" */
function bracketTail(tokens: readonly Token[], at: number, child: Noun): CountTail | null {
  if (!/^[(,]$/.test(textAt(tokens, at))) return null
  for (let start = at + 1; start < at + 5; start++) {
    const amount = readAmount(tokens, start)
    if (amount === null) {
      if (!/^(?:avg|average|averaging|an|of|on|about|around|roughly|with|at|mean|~)$/.test(textAt(tokens, start))) return null
      continue
    }
    const per = readPer(tokens, amount.next)
    if (per === null) return null
    const next = textAt(tokens, at) === '(' && textAt(tokens, per.next) === ')' ? per.next + 1 : per.next
    const isMean = start > at + 1
    const bounds = amount.isRange
      ? { min: amount.min, max: amount.max, mean: null }
      : isMean || amount.min === null
        ? { min: null, max: null, mean: amount.value }
        : { min: amount.min, max: amount.max, mean: null }
    return { facts: [ratioFact(child, per.parent, bounds, tokens[at]?.start ?? 0, tokens[next - 1]?.end ?? 0)], next }
  }
  return null
}

/** "with 3 orders each", ", each with 3 orders", "with 1 to 5 orders" */
function eachTail(tokens: readonly Token[], at: number, parent: Noun): CountTail | null {
  let start = at
  if (textAt(tokens, start) === ',') start++
  if (/^(?:who|that|which)$/.test(textAt(tokens, start))) start++
  const and = textAt(tokens, start) === 'and'
  const isApart = textAt(tokens, at) === ',' || (and && !isOwned(tokens, at, parent))
  const apart = isApart ? eachApart(tokens, and ? start + 1 : start, parent) : null
  if (apart !== null) return apart
  const isEach = textAt(tokens, start) === 'each' || textAt(tokens, start) === 'all'
  const opening = start
  if (isEach) start++
  // Whatever each of them does: "who each wrote 3 essays".
  const isDone = textAt(tokens, opening) === 'each' && tokens[start]?.kind === 'word' && !/(?:^|[^e])ing$/.test(textAt(tokens, start))
  if (
    !isDone &&
    !/^(?:with|having|has|have|placing|place|places|making|make|taking|take|takes|owning|own|owns|holding|hold|get|gets|using|use)$/.test(
      textAt(tokens, start),
    )
  )
    return null
  const counted = readCounted(tokens, start + 1)
  if (counted === null || !(isPlural(counted.noun) || counted.bounds.max === 1)) return null
  const end = eachEnd(tokens, counted.next)
  const { min, max } = counted.bounds
  const isRange = min !== max && (max ?? 0) <= mostEach
  if (!isEach && end === null && !(isRange && textAt(tokens, at) !== ',')) return null
  const next = end ?? counted.next
  return { facts: [ratioFact(counted.noun, parent, counted.bounds, tokens[opening]?.start ?? 0, tokens[next - 1]?.end ?? 0)], next }
}

/** "customers with 3 accounts and 2 cards each": what customers have, not accounts. */
function isOwned(tokens: readonly Token[], at: number, { words }: Noun): boolean {
  const number = at - words.length - 1
  const owner = textAt(tokens, number - 2)
  return /^(?:with|having|has|have|own|owns)$/.test(textAt(tokens, number - 1)) && singularOf(owner) !== owner
}

/** "12 teams, 20 players each", "5 orders and 100 items each" */
function eachApart(tokens: readonly Token[], at: number, parent: Noun): CountTail | null {
  const counted = readCounted(tokens, at)
  const end = counted === null ? null : eachEnd(tokens, counted.next)
  if (counted === null || end === null || !isPlural(counted.noun)) return null
  return { facts: [ratioFact(counted.noun, parent, counted.bounds, tokens[at]?.start ?? 0, tokens[end - 1]?.end ?? 0)], next: end }
}

function columnsTail(tokens: readonly Token[], at: number, noun: Noun): CountTail | null {
  if (textAt(tokens, at) === ':' || !isPlural(noun)) return null
  const columns = readColumns(tokens, at, noun)
  return columns === null ? null : { facts: [columns.fact], next: columns.next }
}
