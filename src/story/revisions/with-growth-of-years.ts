import { parseIsoDate } from '../../calendar.ts'
import { isoDay } from '../../time/periods.ts'
import type { Aside } from '../facts/aside.ts'
import type { GrowthFact } from '../facts/amount-facts.ts'
import type { Fact, WindowFact } from '../facts/fact.ts'
import { possessives } from '../lexicon/determiners.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { isOneOf, kindAt, skip, skipBack, textAt } from '../reader/index.ts'
import { ordinals } from '../times/calendar-words.ts'
import { firstDayOf, lastDayOf, monthAt, monthOfDay } from '../times/months.ts'
import { firstFrom } from '../tokens/first-from.ts'
import type { Span, Token } from '../tokens/token.ts'
import type { Revision } from './revision.ts'

/** Most characters between a growth and its year: "grew 4% | in 2023", "in 2023, | orders fell". */
const nearest = 2
const ofSeveral = 'growth of several years needs the years between which things changed: state a period, such as "from 2022 to 2024"'
const outside = 'the period of the data does not have that whole year and the year before it: state a longer period'

/** A year of a growth: its first month, or its number in the period of the data, and the text that says it. */
interface Year {
  readonly first: number | null
  readonly number: number
  readonly window: WindowFact | null
  readonly start: number
  readonly end: number
}

/**
 * Growth of one year of several, "orders fell by 30% in 2023", "revenue doubled in the second year", is a step from the year before to
 * that year. Without a period that has both, growth of several years becomes an aside.
 */
export const withGrowthOfYears: Revision = ({ facts, asides }, { tokens }) => {
  const years = new Map<GrowthFact, Year>()
  for (const [place, fact] of facts.entries()) {
    const year = fact.type === 'growth' && fact.per === 'window' ? yearOf(fact, facts, place, tokens) : null
    if (fact.type === 'growth' && year !== null) years.set(fact, year)
  }
  const own = new Set<Fact>([...years.values()].flatMap(({ window }) => window ?? []))
  const period = facts.find((fact): fact is WindowFact => fact.type === 'window' && !own.has(fact) && fact.from !== null) ?? null
  if (period === null && new Set([...own].map(({ start }) => start)).size < 2 && [...years.values()].every(({ window }) => window !== null))
    return { facts, asides }
  const told: Aside[] = []
  const gone = new Set<Fact>()
  const changed = facts.map((fact) => {
    const year = fact.type === 'growth' ? years.get(fact) : undefined
    if (fact.type !== 'growth' || year === undefined) return fact
    const step = stepOf(fact, year, period)
    if (step === 'whole') return fact
    if (year.window !== null) gone.add(year.window)
    if (typeof step !== 'string') return step
    gone.add(fact)
    told.push({ start: Math.min(fact.start, year.start), end: Math.max(fact.end, year.end), reason: step })
    return fact
  })
  return { facts: changed.filter((fact) => !gone.has(fact)), asides: [...asides, ...told] }
}

/** The growth as a step; the reason if it cannot be one; 'whole' if its year is the whole period of the data. */
function stepOf(growth: GrowthFact, year: Year, period: WindowFact | null): GrowthFact | string {
  const from = parseIsoDate(period?.from ?? '')
  const to = parseIsoDate(period?.to ?? '')
  if (from === null || to === null) return ofSeveral
  const begin = monthOfDay(from)
  const first = year.first ?? begin + (year.number - 1) * 12
  if (year.window !== null && period?.from === isoDay(firstDayOf(first))) return 'whole'
  const isWithin = from <= firstDayOf(first - 12) && to >= lastDayOf(first + 11)
  if (!isWithin || (year.first === null && from !== firstDayOf(begin))) return outside
  const words = year.window === null ? growth.measure.filter((word) => !ordinals.has(word) && word !== 'year') : growth.measure
  return { ...growth, measure: words, since: first, start: Math.min(growth.start, year.start), end: Math.max(growth.end, year.end) }
}

function yearOf(growth: GrowthFact, facts: readonly Fact[], place: number, tokens: readonly Token[]): Year | null {
  for (const near of [facts[place + 1], facts[place - 1]]) {
    if (near?.type !== 'window' || !isYear(near)) continue
    const apart = near.start >= growth.end ? near.start - growth.end : growth.start - near.end
    const first = monthAt(Number(near.to.slice(0, 4)), 1)
    if (apart <= nearest && !isApart(growth, near, tokens)) return { first, number: 0, window: near, start: near.start, end: near.end }
  }
  return numberedYear(growth, tokens)
}

/** Whether a sentence ends between two facts: "orders of 2024. | Orders halved". */
function isApart(one: Span, other: Span, tokens: readonly Token[]): boolean {
  const [first, next] = [Math.min(one.end, other.end), Math.max(one.start, other.start)].map((offset) => firstFrom(tokens, offset))
  return tokens.slice(first, next).some(({ text }) => text !== ',')
}

function isYear({ from, to }: WindowFact): boolean {
  return from?.endsWith('-01-01') === true && to === `${from.slice(0, 4)}-12-31`
}

const beforeYears = skip(wordSet(possessives, 'the'), 1)
const beforeGrowth = wordSet(possessives, ', the')

/** "revenue doubled | in the second year", "in year 2, | orders grew 20%". */
function numberedYear(growth: GrowthFact, tokens: readonly Token[]): Year | null {
  const next = firstFrom(tokens, growth.end)
  const behind = textAt(tokens, next) === 'in' ? yearAt(tokens, beforeYears(tokens, next + 1).next) : null
  if (behind !== null) return spanned(tokens, next, behind)
  const first = firstFrom(tokens, growth.start)
  const inside = yearAt(tokens, first)
  if (inside !== null)
    return textAt(tokens, skipBack(tokens, first, 0, beforeGrowth, 1) - 1) === 'in' ? spanned(tokens, first, inside) : null
  const end = skipBack(tokens, first, 0, beforeGrowth, 2)
  const before = yearAt(tokens, end - 2)
  const start = skipBack(tokens, end - 2, 0, beforeGrowth, 1) - 1
  return before !== null && before.next === end && textAt(tokens, start) === 'in' ? spanned(tokens, start, before) : null
}

interface Numbered {
  readonly number: number
  readonly next: number
}

/** "second year", "year 2". */
function yearAt(tokens: readonly Token[], at: number): Numbered | null {
  const [first, second] = [textAt(tokens, at), textAt(tokens, at + 1)]
  const isLast = isOneOf(tokens, at, lastWords)
  const number =
    second === 'year' && !isLast ? ordinals.get(first) : first === 'year' && kindAt(tokens, at + 1) === 'number' ? Number(second) : 0
  return number !== undefined && Number.isInteger(number) && number > 1 && number < 100 ? { number, next: at + 2 } : null
}

const lastWords = wordSet('last final')

function spanned(tokens: readonly Token[], first: number, { number, next }: Numbered): Year {
  return { first: null, number, window: null, start: tokens[first]?.start ?? 0, end: tokens[next - 1]?.end ?? 0 }
}
