import type { Fact } from '../facts/fact.ts'
import type { Noun } from '../words/noun.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { hasWords, isOneOf, spanOf, textAt } from '../reader/index.ts'
import type { Intent } from '../read-story.ts'
import type { Span, Token } from '../tokens/token.ts'
import type { SaidSeries } from './said-series.ts'
import { documentColumns } from './document-columns.ts'
import { isSameNoun } from './is-same-noun.ts'

/** With facts of these types, a series has to be said row by row. */
const otherFacts: ReadonlySet<Fact['type']> = new Set(['curve', 'growth', 'rate', 'ratio', 'shape', 'relation'])
/** A series stands within this many tokens from the start, or belongs to a counted noun. */
const lastBeginning = 4

/** Amounts with an interval that are a single value: "an hourly rate". */
const paid = wordSet('rate rates wage wages salary pay fee fees price cost charge charges rent budget budgets limit limits allowance quota')

/** Whether a series of rows is meant, and not a frequency: "monthly membership", "100 orders per day". */
export function isSeriesMeant(series: SaidSeries, intent: Intent, each: Noun | null): boolean {
  const { isRowByRow, interval, what, parts, each: said } = series
  if (isRowByRow) return true
  const { tokens } = intent
  const isCalled = seriesWords(tokens).length > 0
  if (what === null && !isCalled) return false
  const isPaid = paid.has(what?.words.at(-1) ?? '')
  if (interval.isAdverb && isPaid && series.isOfUsualLength === true) return false
  const isFine = ['seconds', 'minutes', 'hours'].includes(interval.unit) && !(interval.isAdverb && isPaid)
  // "Daily sales per store for 2024"
  if (interval.isAdverb && !isPaid && said !== null && series.isOfUsualLength !== true) return true
  if (isFine || isSpanned(intent, parts)) return true
  const others = intent.facts.filter((fact) => otherFacts.has(fact.type) || (fact.type === 'count' && !isSameNoun(fact.noun, each)))
  const start = Math.min(...parts.map((part) => part.start))
  const isFirst = tokens.findIndex((token) => token.start >= start) <= lastBeginning && !intent.facts.some(({ type }) => type === 'count')
  const left = tokens.some((token, at) => intent.taken[at] === 0 && (token.kind === 'number' || token.text === '%'))
  return (
    others.length === 0 && !left && (said !== null || isFirst || isCalled || (each !== null && isOfCounted(intent, each, start, series)))
  )
}

/** The words "time series" in a story. */
export function seriesWords(tokens: readonly Token[]): readonly Span[] {
  return tokens.flatMap((_, at) => (hasWords(tokens, at, 'time series') ? [spanOf(tokens, at, at + 2)] : []))
}

/** Whether the length of a series stands before it: "3 years of | daily sales". */
function isSpanned({ tokens }: Intent, parts: SaidSeries['parts']): boolean {
  return parts.some(({ end }) => {
    const at = tokens.findIndex((token) => token.start >= end)
    return textAt(tokens, at) === 'of' && parts.some(({ start }) => start === tokens[at + 1]?.start)
  })
}

/** Whether the series is said of the counted noun: "for 6 stores", "6 stores, daily sales". @param first offset of the series */
function isOfCounted({ facts, tokens }: Intent, each: Noun, first: number, { what, isOfUsualLength }: SaidSeries): boolean {
  const fact = facts.find((one) => one.type === 'count' && isSameNoun(one.noun, each))
  const at = fact === undefined ? -1 : tokens.findIndex(({ start }) => start >= fact.start)
  if (isOneOf(tokens, at - 1, wordSet('for of across'))) return true
  // "20 stocks, | daily prices", "80 clients with | monthly invoices", "40 trucks with | daily fuel consumption for 2 weeks"
  const start = tokens.findIndex((token) => token.start >= first)
  const isSeries = documentColumns(what?.words ?? []) !== null || (isOfUsualLength !== true && !paid.has(what?.words.at(-1) ?? ''))
  const isBeside = textAt(tokens, start - 1) === ',' || (textAt(tokens, start - 1) === 'with' && isSeries)
  return isBeside && fact !== undefined && tokens[start - 2]?.end === fact.end
}
