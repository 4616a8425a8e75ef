import { definites, pronouns } from '../lexicon/determiners.ts'
import { endsClause, isOneOf, kindAt, spanOf, textAt, where } from '../reader/index.ts'
import { canStartAmount, readAmount } from '../amounts/amount.ts'
import type { CountFact, RateFact } from '../facts/fact.ts'
import type { Noun } from '../words/noun.ts'
import { isPluralNoun, nounBefore, readNoun } from '../words/nouns.ts'
import { readPlace } from '../places/read-place.ts'
import { type Predicate, isBeing, readPredicate } from '../words/predicate.ts'
import type { Quantity } from '../amounts/quantity.ts'
import type { Token } from '../tokens/token.ts'
import { meantByThem } from './meant-by-them.ts'
import type { Phrase, Reading } from './phrase.ts'
import { aNoun, example } from './example.ts'

/** Most tokens between a noun and a number of its rows. */
const mostBefore = 24
const participle = /(?:[^e]ed|paid|sold|lost|won|sent)$/

/** A number of rows with a state: "50 of them returned". */
export const some: Phrase = {
  name: 'some',
  precedence: 70,
  description: 'A number of the rows of a table have a state or a value.',
  examples: [
    example(
      '200 orders, 50 of them returned',
      { text: '200 orders', type: 'count', count: 200 },
      { text: '50 of them returned', type: 'rate', share: null, rows: 50, what: ['returned'], of: aNoun('orders') },
    ),
    example(
      '500 orders of which 30 are cancelled',
      { text: '500 orders', type: 'count', count: 500 },
      { text: '30 are cancelled', type: 'rate', rows: 30, what: ['cancelled'], of: aNoun('orders') },
    ),
    example(
      '500 orders (30 cancelled)',
      { text: '500 orders', type: 'count', count: 500 },
      { text: '30 cancelled', type: 'rate', rows: 30, what: ['cancelled'] },
    ),
    example('12 of the users are on the pro plan', { type: 'rate', rows: 12, what: ['on', 'the', 'pro', 'plan'], of: aNoun('users') }),
    example(
      'sightings with witnesses, 400 of them',
      { text: 'sightings with witnesses', type: 'columns' },
      { text: '400 of them', type: 'count', count: 400, noun: aNoun('witnesses') },
    ),
    example(
      '200 orders, at least 50 of them returned',
      { text: '200 orders', type: 'count', count: 200 },
      { text: 'at least 50 of them returned', type: 'rate', rows: 50, what: ['returned'] },
    ),
    example('40 of the products', { type: 'count' }),
  ],
  startsAt: (token) => token.text === 'of' || canStartAmount(token),
  read: (tokens, at) => {
    if (textAt(tokens, at) === 'of' && /^wh(?:ich|om)$/.test(textAt(tokens, at + 1))) {
      const quantity = readNumber(tokens, at + 2)
      return quantity === null ? null : readingOf(tokens, at, quantity, readPredicate(tokens, quantity.next), whatBefore(tokens, at))
    }
    const quantity = kindAt(tokens, at + 1) === 'word' ? readNumber(tokens, at) : null
    if (quantity === null) return null
    return ofThem(tokens, at, quantity) ?? inBrackets(tokens, at, quantity)
  },
}

/** "50", "at least 50". */
const readNumber = where(readAmount, ({ isRange }) => !isRange)

/** "50 of them returned", "12 of the users are on the pro plan". */
function ofThem(tokens: readonly Token[], at: number, quantity: Quantity): Reading | null {
  if (textAt(tokens, quantity.next) !== 'of') return null
  const start = quantity.next + 1
  if (isOneOf(tokens, start, pronouns)) {
    const [near, meant] = [whatBefore(tokens, at), meantByThem(tokens, at)]
    if (!endsClause(tokens, start + 1)) return readingOf(tokens, at, quantity, readPredicate(tokens, start + 1), meant ?? near)
    return countOf(tokens, at, start + 1, quantity, near) ?? countOf(tokens, at, start + 1, quantity, meant)
  }
  const noun = isOneOf(tokens, start, definites) ? readNoun(tokens, start) : null
  return noun !== null && isBeing(tokens, noun.next) ? readingOf(tokens, at, quantity, readPredicate(tokens, noun.next), noun.noun) : null
}

/** "Witnesses, 400 of them" is a count of 400. If the noun was counted before, it is an aside: some rows without a state. */
function countOf(tokens: readonly Token[], first: number, next: number, { value }: Quantity, noun: Noun | null): Reading | null {
  if (noun === null || !isPluralNoun(noun) || !Number.isSafeInteger(value)) return null
  const before = tokens.slice(Math.max(0, first - mostBefore), first).find(({ start }) => start === noun.start)
  const place = before === undefined ? -1 : tokens.indexOf(before, Math.max(0, first - mostBefore))
  if (place < 0 || (tokens[place - 1] !== undefined && canStartAmount(tokens[place - 1]))) return null
  const fact: CountFact = { type: 'count', noun, count: value, ...spanOf(tokens, first, next) }
  return { facts: [fact], first, next }
}

/** "(30 cancelled)", "200 orders, 30 cancelled". */
function inBrackets(tokens: readonly Token[], at: number, quantity: Quantity): Reading | null {
  const { next } = quantity
  if (!/^[(,]$/.test(textAt(tokens, at - 1)) || !participle.test(textAt(tokens, next)) || !endsClause(tokens, next + 1)) return null
  return readingOf(tokens, at, quantity, readPredicate(tokens, next), whatBefore(tokens, at))
}

/** The noun before a comma, a bracket or "with". */
function whatBefore(tokens: readonly Token[], at: number): Noun | null {
  const end = /^(?:,|\(|with|and|;|-|–|:)$/.test(textAt(tokens, at - 1)) ? at - 1 : at
  return nounBefore(tokens, end, 0)
}

function readingOf(
  tokens: readonly Token[],
  first: number,
  { value }: Quantity,
  predicate: Predicate | null,
  of: Noun | null,
): Reading | null {
  if (predicate === null || !Number.isSafeInteger(value) || isPlaced(tokens, predicate)) return null
  const span = spanOf(tokens, first, predicate.next)
  const denied = predicate.isNot ? ({ isDenied: true } as const) : {}
  const fact: RateFact = { type: 'rate', share: null, rows: value, ...denied, what: predicate.words, of, ...span }
  return { facts: [fact], first, next: predicate.next }
}

/** Whether the state is a place: "30 of them German", "in Berlin". */
function isPlaced(tokens: readonly Token[], { next, words }: Predicate): boolean {
  const start = next - words.length
  return readPlace(tokens, start, true) !== null || readPlace(tokens, start + 1, true) !== null
}
