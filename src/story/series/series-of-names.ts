import type { AttributeFact, CountFact, Fact } from '../facts/fact.ts'
import { readSaidValues } from '../attributes/readers/said-values.ts'
import { arePlaces } from '../attributes/readers/value-nouns.ts'
import { sentenceEnds } from '../lexicon/connectives.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { isOneOf, kindAt, textAt } from '../reader/index.ts'
import { cityNamed } from '../places/city-named.ts'
import type { Token } from '../tokens/token.ts'
import type { Noun } from '../words/noun.ts'
import { isPluralNoun, nounBefore, readNoun } from '../words/nouns.ts'
import { pluralOf, singularOf } from '../words/words.ts'
import { readInterval } from './read-interval.ts'

/** Names of owners that have a series each. */
export interface SeriesNamesSaid {
  readonly facts: readonly Fact[]
  /** The words for what is named. */
  readonly owner: string
  /** The tokens of the names, `first` to `next` (excluded). */
  readonly first: number
  readonly next: number
}

const fewest = 2
/** Most tokens of a list of names. */
const longest = 40
const announcing = wordSet('named called namely : (')
const behind = wordSet('for of in')
const distributive = wordSet('per by each every')
const definite = wordSet('the our')
const ticker = /^[A-Z]{1,5}$/
/** Most tokens between an interval and the names. */
const mostBetween = 8
const joints = wordSet(', and &')

/**
 * Finds the names of what has a series each, next to its interval: "AAPL, MSFT and GOOG | daily prices", "3 sensors A, B and C | every
 * minute", "daily sales | for Oslo and Lima". The named rows are a table, with as many rows. Null for none.
 */
export function seriesOfNames(story: string, tokens: readonly Token[]): SeriesNamesSaid | null {
  for (let at = 0; at < Math.min(tokens.length, longest * 2); at++) {
    const interval = readInterval(tokens, at)
    if (interval === null) continue
    const isFollowed = interval.isAdverb || textAt(tokens, interval.next) === 'for'
    const behindIt = isFollowed ? namesBehind(story, tokens, interval.next) : null
    const said = namesBefore(story, tokens, at) ?? behindIt ?? namesOfEach(story, tokens, interval.next)
    if (said !== null) return said
  }
  return null
}

/** "3 sensors A, B and C | every minute", "AAPL, MSFT | daily prices" */
function namesBefore(story: string, tokens: readonly Token[], at: number): SeriesNamesSaid | null {
  const end = isOneOf(tokens, at - 1, joints) || textAt(tokens, at - 1) === ')' ? at - 1 : at
  let first = end
  while (first > Math.max(0, end - longest) && (isName(tokens, first - 1) || isOneOf(tokens, first - 1, joints))) first--
  while (first < end && !isName(tokens, first)) first++
  // Announced names are read as those of rows.
  if (isOneOf(tokens, first - 1, announcing)) return null
  // "sensors in Oslo, Bergen and Tromso | hourly": names behind "in" are places.
  if (textAt(tokens, first - 1) === 'in') {
    const [start, last] = [tokens[first]?.start ?? 0, tokens[end - 1]?.end ?? 0]
    return saidOf(story, tokens, first, end, { noun: { words: ['cities'], start, end: last }, first })
  }
  const noun = nounBefore(tokens, first, 0)
  return saidOf(story, tokens, first, end, noun !== null && isPluralNoun(noun) ? { noun, first } : null)
}

/** "daily sales | for Oslo and Lima" */
function namesBehind(story: string, tokens: readonly Token[], next: number): SeriesNamesSaid | null {
  let at = next
  while (at < next + mostBetween && !sentenceEnds.has(textAt(tokens, at)) && !isNamed(tokens, at)) at++
  if (!isNamed(tokens, at)) return null
  const start = isOneOf(tokens, at + 1, definite) ? at + 2 : at + 1
  const read = isName(tokens, start) ? null : readNoun(tokens, start)
  const noun = read !== null && isPluralNoun(read.noun) && isName(tokens, read.next) ? read.noun : null
  const first = noun === null ? at + 1 : (read?.next ?? at + 1)
  let end = first
  while (end < at + longest && (isName(tokens, end) || isOneOf(tokens, end, joints))) end++
  while (end > first && !isName(tokens, end - 1)) end--
  const said = saidOf(story, tokens, first, end, noun === null ? null : { noun, first })
  // "in" introduces places only.
  return textAt(tokens, at) === 'in' && said?.owner !== 'cities' && said?.owner !== 'countries' ? null : said
}

/** Whether names stand behind a preposition: "in 2023, | for Oslo and Lima", "for | the stations North and South". */
function isNamed(tokens: readonly Token[], at: number): boolean {
  if (!isOneOf(tokens, at, behind)) return false
  const start = isOneOf(tokens, at + 1, definite) ? at + 2 : at + 1
  return isName(tokens, start) || isName(tokens, readNoun(tokens, start)?.next ?? start)
}

/** "daily deaths | per country (Italy, Spain)" */
function namesOfEach(story: string, tokens: readonly Token[], next: number): SeriesNamesSaid | null {
  let at = next
  while (at < next + mostBetween && !sentenceEnds.has(textAt(tokens, at)) && !isOneOf(tokens, at, distributive)) at++
  const each = isOneOf(tokens, at, distributive) ? readNoun(tokens, at + 1) : null
  if (each === null || textAt(tokens, each.next) !== '(') return null
  const first = each.next + 1
  let end = first
  while (end < first + longest && (isName(tokens, end) || isOneOf(tokens, end, joints))) end++
  const words = each.noun.words.map((word, place) => (place === each.noun.words.length - 1 ? pluralOf(singularOf(word)) : word))
  return textAt(tokens, end) === ')' ? saidOf(story, tokens, first, end, { noun: { ...each.noun, words }, first: each.next }) : null
}

/** A name in capitals or with a number: "AAPL", "North", "S1". */
function isName(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  return token?.kind === 'word' && (token.isCapital === true || /^[a-z]+[-_]?\d+$/.test(token.text)) && readInterval(tokens, at) === null
}

function saidOf(
  story: string,
  tokens: readonly Token[],
  first: number,
  next: number,
  owner: { readonly noun: Noun; readonly first: number } | null,
): SeriesNamesSaid | null {
  const own = tokens.slice(first, next)
  const said = own.length < fewest ? null : readSaidValues(own, story, 0, 'item')
  if (said === null || said.next < own.length || said.values.length < fewest || said.shares !== null) return null
  const span = { start: own[0]?.start ?? 0, end: own.at(-1)?.end ?? 0 }
  const name = ownerOf(said.values)
  const last = { start: own.at(-1)?.start ?? 0, end: span.end }
  const table = owner?.noun ?? (name === null ? null : { words: [name], ...last })
  if (table === null) return null
  const isCounted = owner !== null && kindAt(tokens, owner.first - owner.noun.words.length - 1) === 'number'
  const count: CountFact = { type: 'count', noun: table, count: said.values.length, ...span }
  const names: AttributeFact = {
    type: 'attribute',
    table,
    column: null,
    aspects: [{ type: 'names', values: said.values, shares: null }],
    currency: null,
    ...span,
  }
  return { facts: isCounted ? [names] : [count, names], owner: table.words.join(' '), first, next }
}

/** What is named so, where no noun tells it: codes are tickers, places are cities, also beside unknown ones. */
function ownerOf(values: readonly string[]): string | null {
  if (arePlaces({ values }) && values.some((value) => cityNamed(value) === null)) return 'countries'
  if (values.some((value) => cityNamed(value) !== null)) return 'cities'
  return values.every((value) => ticker.test(value)) ? 'tickers' : null
}
