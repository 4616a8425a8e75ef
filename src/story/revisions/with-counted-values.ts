import type { AttributeFact, Fact } from '../facts/fact.ts'
import type { Aspect } from '../attributes/aspect.ts'
import { priceNouns } from '../amounts/is-price-list.ts'
import { readMoney } from '../amounts/money.ts'
import { readSaidNumber } from '../attributes/readers/said-number.ts'
import type { SegmentEntry, SegmentsFact } from '../segments/segment-facts.ts'
import { tokensOf } from '../tokens/tokens.ts'
import type { Revision } from './revision.ts'
import { sumOf } from '../../lists.ts'

type Values = Extract<Aspect, { readonly type: 'values' }>

/**
 * Splits numbers from listed values. They are shares if they sum up to a count of the story ("Engineering 80, Sales 50" of "130 employees")
 * or to 100 ("low/high 60/40"). Prices ("basic $9, pro $29") are amounts of the rows with the value.
 */
export const withCountedValues: Revision = (said, { tokens }) => {
  const { facts, asides } = said
  if (!facts.some((fact) => fact.type === 'attribute' && fact.aspects.some((aspect) => isNumbered(aspect, isOfPrices(fact))))) return said
  const numbers = new Set(tokens.flatMap(({ kind, value }) => (kind === 'number' ? [value] : [])))
  const shared = facts.flatMap((fact): readonly Fact[] => {
    if (fact.type !== 'attribute') return [fact]
    const isPriced = isOfPrices(fact)
    const priced = fact.aspects.flatMap((aspect) => (isNumbered(aspect, isPriced) ? (pricesOf(aspect, fact) ?? []) : []))
    const aspects = fact.aspects.map((aspect) => (isNumbered(aspect, isPriced) ? withShares(aspect, numbers, isPriced) : aspect))
    const [currency] = priced.flatMap(({ entries: [entry] }) => (entry?.said.type === 'number' ? [entry.said.currency] : []))
    return [{ ...fact, aspects, currency: fact.currency ?? currency ?? null } satisfies AttributeFact, ...priced]
  })
  return { facts: shared, asides }
}

/** "Toys 20 SKUs". */
const numbered = /^(\p{L}.*?) (\d{1,7})(?: \p{L}+)?$/u
const name = /^\p{L}[\p{L} _-]*$/u
const price = /^(?:[$€£] ?\d[\d.,]*|\d[\d.,]* ?(?:[$€£]|[a-z]{3}))$/

/** Whether the values are kinds of an amount of money: "tariffs: day 0.32, night 0.21". */
function isOfPrices({ column }: AttributeFact): boolean {
  return priceNouns.has(column?.words.at(-1) ?? '')
}

/** "basic | $9", "pro | 29 €", and "day | 0.32" of prices. Null if no price follows a name. */
function pricedIn(value: string, isPriced: boolean): { readonly name: string; readonly amount: string } | null {
  const words = value.split(' ')
  const number = words.findIndex((word) => /\d/.test(word))
  const start = /^[$€£]$/.test(words[number - 1] ?? '') ? number - 1 : number
  const own = words.slice(0, Math.max(0, start)).join(' ')
  const amount = words.slice(Math.max(0, start)).join(' ')
  const isAmount = price.test(amount) ? readMoney(tokensOf(amount), 0) !== null : isPriced && /^\d[\d.,]*$/.test(amount)
  return name.test(own) && isAmount ? { name: own, amount } : null
}

function isNumbered(aspect: Aspect, isPriced: boolean): aspect is Values {
  if (aspect.type !== 'values') return false
  if (aspect.values.every((value) => pricedIn(value, isPriced) !== null)) return true
  return aspect.shares === null && (aspect.values.every((value) => numbered.test(value)) || sharesBehind(aspect.values) !== null)
}

/** The shares after all values, one percentage per value: "low, medium, high 40, 35, 25". Null for others. */
function sharesBehind(values: readonly string[]): readonly number[] | null {
  const last = values.findIndex((value) => numbered.test(value))
  const behind = values.slice(last + 1)
  if (last < 1 || behind.length !== last || !behind.every((value) => /^\d{1,2}$/.test(value))) return null
  const percents = [numbered.exec(values[last] ?? '')?.[2], ...behind].map(Number)
  return sumOf(percents) === 100 ? percents.map((each) => each / 100) : null
}

/** The fact with the price of each value; null if not all have one. */
function pricesOf({ values }: Values, fact: AttributeFact): SegmentsFact | null {
  const { start, end } = fact
  const entries = values.flatMap((value): readonly SegmentEntry[] => {
    const found = pricedIn(value, isOfPrices(fact))
    const number = found === null ? null : readSaidNumber(tokensOf(found.amount), 0)
    if (found === null || number === null) return []
    const words = found.name.toLowerCase().split(' ')
    const said = { type: 'number', min: number.value, max: number.value, currency: number.currency, unit: null } as const
    return [{ words, partWithin: [0, words.length], said, start, end }]
  })
  return entries.length === values.length ? { type: 'segments', entries, isMean: false, start, end } : null
}

function withShares(aspect: Values, numbers: ReadonlySet<number>, isPriced: boolean): Values {
  const behind = sharesBehind(aspect.values)
  if (behind !== null)
    return { ...aspect, values: aspect.values.slice(0, behind.length).map((value) => numbered.exec(value)?.[1] ?? value), shares: behind }
  const prices = aspect.values.map((value) => pricedIn(value, isPriced)?.name ?? null)
  if (!prices.includes(null)) return { ...aspect, values: prices.filter((each) => each !== null) }
  const parts = aspect.values.map((value) => numbered.exec(value))
  const counts = parts.map((part) => Number(part?.[2]))
  const names = parts.map((part) => part?.[1] ?? '')
  const whole = sumOf(counts)
  if (!numbers.has(whole) || counts.includes(0) || new Set(names).size < names.length) return aspect
  return { ...aspect, values: names, shares: counts.map((count) => count / whole) }
}
