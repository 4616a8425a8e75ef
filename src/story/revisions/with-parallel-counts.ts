import type { AttributeFact, CountFact, Fact, PlaceFact, RateFact } from '../facts/fact.ts'
import { sentenceEnds } from '../lexicon/connectives.ts'
import { definites } from '../lexicon/determiners.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { endsClause, isOneOf, kindAt, skip, skipBack, spanOf, textAt } from '../reader/index.ts'
import { readPeriod } from '../times/read-period.ts'
import { firstFrom } from '../tokens/first-from.ts'
import type { Span, Token } from '../tokens/token.ts'
import type { Noun } from '../words/noun.ts'
import type { Revision, StoryText } from './revision.ts'

/** A number of rows of a part, the token of its preposition, and the tokens around the number and the part. */
interface Part {
  readonly rows: number
  readonly in: number
  /** The token behind the name of the part. */
  readonly end: number
  readonly first: number
  readonly next: number
}

const prepositions = wordSet('in at on from')
const joints = skip(wordSet(', ; and but while plus'), 2)
/** Words between the name of a part and its number: "in Berlin | we have | 200 customers". */
const beforeNumbers = wordSet('we i they there live lives work works are is have has')
/** Most words of the name of a part. */
const longestName = 4
const mostParts = 12

/**
 * Adds up the rows of parts whose noun is said once: "12 teachers in the day school and 20 in the evening school" are 32 teachers, "in
 * sales work 40 people, in IT 25" are 65. Each number is a number of rows in its part.
 */
export const withParallelCounts: Revision = ({ facts, asides }, { tokens, text }) => {
  const found = facts.flatMap((fact) => {
    const parts = fact.type === 'count' ? partsOf(fact, tokens, facts) : []
    return fact.type === 'count' && parts.length > 1 ? [{ fact, parts }] : []
  })
  const changed = found.reduce((all, { fact, parts }) => withParts(all, fact, parts, { tokens, text }), facts)
  return { facts: changed, asides }
}

/** The parts of a count, the first one its own. Empty where no number without a noun follows. */
function partsOf({ start, end, count, noun }: CountFact, tokens: readonly Token[], facts: readonly Fact[]): readonly Part[] {
  const [at, behind] = [firstFrom(tokens, start), firstFrom(tokens, end)]
  if (kindAt(tokens, at) !== 'number' || noun.start < (tokens[at]?.end ?? 0)) return []
  const before = namedBefore(tokens, at)
  const own = before === null ? namedAt(tokens, behind) : null
  if (before === null && own === null) return []
  const first: Part = before === null ? partOf(count, at, behind, own ?? behind) : { rows: count, ...before, next: behind }
  const parts = [first]
  for (let next = first.next; parts.length < mostParts;) {
    const start = joints(tokens, next).next
    const part = start === next ? null : before === null ? numberFirst(tokens, start) : nameFirst(tokens, start)
    if (part === null || isRead(part, tokens, facts)) break
    parts.push(part)
    next = part.next
  }
  return parts
}

function partOf(rows: number, first: number, preposition: number, next: number): Part {
  return { rows, in: preposition, end: next, first, next }
}

/** "20 | in the evening school" */
function numberFirst(tokens: readonly Token[], at: number): Part | null {
  const next = kindAt(tokens, at) === 'number' ? namedAt(tokens, at + 1) : null
  return next === null ? null : partOf(tokens[at]?.value ?? 0, at, at + 1, next)
}

/** "in IT | 25" */
function nameFirst(tokens: readonly Token[], at: number): Part | null {
  const end = nameEnd(tokens, at)
  if (end === null || kindAt(tokens, end) !== 'number' || !isEnd(tokens, end + 1)) return null
  return { rows: tokens[end]?.value ?? 0, in: at, end, first: at, next: end + 1 }
}

/** The token behind a part that ends what is said: "in the evening school". Null for none. */
function namedAt(tokens: readonly Token[], at: number): number | null {
  const end = nameEnd(tokens, at)
  return end !== null && isEnd(tokens, end) ? end : null
}

function nameEnd(tokens: readonly Token[], at: number): number | null {
  if (!isOneOf(tokens, at, prepositions) || readPeriod(tokens, at + 1) !== null) return null
  let end = isOneOf(tokens, at + 1, definites) ? at + 2 : at + 1
  const start = end
  while (end < start + longestName && kindAt(tokens, end) === 'word' && !isEnd(tokens, end)) end++
  return end === start ? null : end
}

function isEnd(tokens: readonly Token[], at: number): boolean {
  return endsClause(tokens, at) || /^(?:and|but|while|plus)$/.test(textAt(tokens, at))
}

/** The part that a sentence begins with: "In sales work | 40 people". Null for none. */
function namedBefore(tokens: readonly Token[], at: number): Omit<Part, 'rows' | 'next'> | null {
  const end = skipBack(tokens, at, 0, beforeNumbers, 2)
  for (let first = end - 1; end !== at && first >= Math.max(0, end - longestName - 2); first--) {
    if (!isOneOf(tokens, first, prepositions)) continue
    const isFirst = first === 0 || isOneOf(tokens, first - 1, sentenceEnds)
    return isFirst && readPeriod(tokens, first + 1) === null ? { in: first, end, first } : null
  }
  return null
}

/** Whether another fact has the number of a part. */
function isRead({ first, next }: Part, tokens: readonly Token[], facts: readonly Fact[]): boolean {
  const number = tokens.slice(first, next).find(({ kind }) => kind === 'number')
  return number === undefined || facts.some(({ start, end }) => start <= number.start && number.end <= end)
}

/** The facts with the sum, and the number of each part. */
function withParts(facts: readonly Fact[], count: CountFact, parts: readonly Part[], { tokens, text }: StoryText): readonly Fact[] {
  const rows = parts.reduce((sum, part) => sum + part.rows, 0)
  const span = spanOf(tokens, parts[0]?.first ?? 0, parts.at(-1)?.next ?? 0)
  const all: CountFact = { ...count, count: rows, ...span }
  const places = parts.map((part) => placeOf(part, tokens, facts))
  const others = facts.filter((fact) => fact !== count && !places.some((place) => place === fact))
  const cities = places.flatMap((place, at) => (place === null ? [] : [sharesOf(place, (parts[at]?.rows ?? 0) / rows)]))
  if (cities.length === parts.length) return [...others, all, merged(cities, rows, span)]
  const names = parts.map((part) => tokens.slice(nameStart(tokens, part), part.end))
  const kinds = kindsOf(names, text)
  const shares = parts.map((part) => part.rows / rows)
  if (kinds !== null) return [...others, all, ofKinds(kinds, shares, { table: count.noun, ...span })]
  const rates = parts.map((part, at): RateFact => ({
    type: 'rate',
    share: null,
    rows: part.rows,
    isKind: true,
    what: (names[at] ?? []).map((token) => token.text),
    of: count.noun,
    ...spanOf(tokens, part.first, part.next),
  }))
  return [...others, all, ...rates]
}

function nameStart(tokens: readonly Token[], part: Part): number {
  return isOneOf(tokens, part.in + 1, definites) ? part.in + 2 : part.in + 1
}

interface Kinds {
  readonly column: string
  readonly values: readonly string[]
}

/**
 * The column that parts have in common, and its values: "day shift" and "night shift", "class A" and "class B", "the north region" and "the
 * south".
 */
function kindsOf(names: readonly (readonly Token[])[], text: string): Kinds | null {
  const [first, head] = (names.find((name) => name.length === 2) ?? []).map((token) => token.text)
  if (first === undefined || head === undefined) return null
  const isHeaded = names.every((name) => name.length === 1 || (name.length === 2 && name[1]?.text === head))
  const isLed = names.every((name) => name.length === 2 && name[0]?.text === first)
  if (!isHeaded && !isLed) return null
  const values = names.flatMap((name) => name[isHeaded ? 0 : 1] ?? []).map(({ start, end }) => text.slice(start, end))
  return new Set(values).size < values.length ? null : { column: isHeaded ? head : first, values }
}

function ofKinds({ column, values }: Kinds, shares: readonly number[], { table, ...span }: Span & { readonly table: Noun }): AttributeFact {
  return {
    type: 'attribute',
    table,
    column: { words: [column], ...span },
    aspects: [{ type: 'values', values, shares }],
    currency: null,
    ...span,
  }
}

/** The only place of a part. */
function placeOf(part: Part, tokens: readonly Token[], facts: readonly Fact[]): PlaceFact | null {
  const { start, end } = spanOf(tokens, part.in, part.end)
  const found = facts.find((fact) => fact.type === 'place' && fact.start < end && fact.end > start)
  return found?.type === 'place' && found.countries.length === 1 && found.cities.length < 2 ? found : null
}

function sharesOf({ countries, cities }: PlaceFact, share: number): Pick<PlaceFact, 'countries' | 'cities'> {
  return { countries: countries.map((each) => ({ ...each, share })), cities: cities.map((each) => ({ ...each, share })) }
}

/** The places of all parts. Shares of one country are added up. */
function merged(
  places: readonly Pick<PlaceFact, 'countries' | 'cities'>[],
  rows: number,
  span: { readonly start: number; readonly end: number },
): PlaceFact {
  const shares = new Map<string, number>()
  for (const { code, share } of places.flatMap(({ countries }) => countries)) shares.set(code, (shares.get(code) ?? 0) + (share ?? 0))
  const countries = [...shares].map(([code, share]) => ({ code, share }))
  return { type: 'place', countries, cities: places.flatMap(({ cities }) => cities), rows, ...span }
}
