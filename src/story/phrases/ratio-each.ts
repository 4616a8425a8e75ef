import { approximations } from '../lexicon/approximations.ts'
import { having, havingVerbs, measuringVerbs, modals, owningVerbs } from '../lexicon/verbs.ts'
import { definites } from '../lexicon/determiners.ts'
import { timeWords } from '../lexicon/time-words.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { endsClause, isOneOf, kindAt, spanOf, textAt } from '../reader/index.ts'
import { readAmount } from '../amounts/amount.ts'
import type { CountFact, Fact } from '../facts/fact.ts'
import type { Noun } from '../words/noun.ts'
import { isPluralNoun, nounBefore, nounOf, readNoun } from '../words/nouns.ts'
import { countedBefore, sentenceEnds } from '../amounts/counted-before.ts'
import { type CountedAmong, ratiosAmong, readCountedAmong } from '../amounts/counted-among.ts'
import { readCounted } from '../amounts/said-ratio.ts'
import { readMoney } from '../amounts/money.ts'
import { isMeasure } from '../words/is-measure.ts'
import type { Token } from '../tokens/token.ts'
import { sameInPlural } from '../words/irregular-words.ts'
import { fillerWords, isPlural } from '../words/words.ts'
import type { Phrase, Reading } from './phrase.ts'

/** Most words between the subject and the number: "can have on average". */
const mostBetween = 5
/** "A shop has 12 tills" counts all tills; larger numbers than this are not per row. */
const mostOfOne = 10
/** A range counts all less often. */
const mostOfRange = 50
/** "For each customer 2 addresses", "give every user 3 posts": a number follows at once. */
const giving = wordSet('for give')
/** Who was counted before. */
const pronouns = wordSet('them these those whom which')
const singleVerbs = wordSet(
  [...havingVerbs].filter((verb) => verb.endsWith('s')),
  'needs covers',
)
/** Between "each" and what those have that were counted before. */
const beforeOfEach = wordSet(having, owningVerbs, singleVerbs)

/** A number of rows for each row of another table, which is named first. */
export const ratioEach: Phrase = {
  name: 'ratio_each',
  precedence: 50,
  description: 'A number of rows for each row of another table, which is named first.',
  examples: [
    {
      story: 'each order has 1 to 5 items',
      facts: [
        {
          text: 'each order has 1 to 5 items',
          type: 'ratio',
          min: 1,
          max: 5,
          mean: null,
          child: { words: ['items'] },
          parent: { words: ['order'] },
        },
      ],
    },
    {
      story: 'where each student takes 4 courses',
      facts: [
        {
          text: 'each student takes 4 courses',
          type: 'ratio',
          min: 4,
          max: 4,
          child: { words: ['courses'] },
          parent: { words: ['student'] },
        },
      ],
    },
    {
      story: 'every driver does between 5 and 10 trips',
      facts: [{ text: 'every driver does between 5 and 10 trips', type: 'ratio', min: 5, max: 10, parent: { words: ['driver'] } }],
    },
    {
      story: 'Each patient visits 3 doctors on average',
      facts: [
        { text: 'Each patient visits 3 doctors on average', type: 'ratio', min: null, max: null, mean: 3, parent: { words: ['patient'] } },
      ],
    },
    {
      story: 'every customer can have up to three addresses and at least one order',
      facts: [
        { text: 'every customer can have up to three addresses', type: 'ratio', min: 1, max: 3 },
        { text: 'at least one order', type: 'ratio', min: 1, max: null, child: { words: ['order'] }, parent: { words: ['customer'] } },
      ],
    },
    {
      story: 'each order belongs to one customer and contains 1 to 5 items',
      facts: [
        { text: 'each order belongs to one customer', type: 'ratio', min: 1, max: 1, child: { words: ['customer'] } },
        { text: 'contains 1 to 5 items', type: 'ratio', min: 1, max: 5, child: { words: ['items'] }, parent: { words: ['order'] } },
      ],
    },
    {
      story: 'each of the 500 customers places 3 orders',
      facts: [
        { text: '500 customers', type: 'count', count: 500 },
        { text: 'places 3 orders', type: 'ratio', min: 3, max: 3, parent: { words: ['customers'] } },
      ],
    },
    {
      story: 'a customer has 3 orders',
      facts: [{ text: 'a customer has 3 orders', type: 'ratio', min: 3, parent: { words: ['customer'] } }],
    },
    {
      story: 'each customer holds a maximum of 3 cards',
      facts: [{ text: 'each customer holds a maximum of 3 cards', type: 'ratio', min: 1, max: 3, parent: { words: ['customer'] } }],
    },
    {
      story: 'give each customer about 3 orders',
      facts: [{ text: 'each customer about 3 orders', type: 'ratio', min: null, max: null, mean: 3, parent: { words: ['customer'] } }],
    },
    {
      story: '500 clients, 70% from Spain and 30% from Portugal, each with 1-5 orders',
      facts: [
        { text: '500 clients', type: 'count', count: 500 },
        { text: '70% from Spain and 30% from Portugal', type: 'place' },
        { text: 'each with 1-5 orders', type: 'ratio', min: 1, max: 5, child: { words: ['orders'] }, parent: { words: ['clients'] } },
      ],
    },
    {
      story: 'each pupil picks 2 to 3 of 14 clubs',
      facts: [
        {
          text: 'each pupil picks 2 to 3 of 14 clubs',
          type: 'ratio',
          min: 2,
          max: 3,
          isChosen: true,
          child: { words: ['clubs'] },
          parent: { words: ['pupil'] },
        },
        { text: '14 clubs', type: 'count', count: 14 },
      ],
    },
    { story: 'each customer grows', facts: [] },
  ],
  startsAt: ({ text }) => /^(?:each|every|per|an?)$/.test(text),
  read: (tokens, at) => (textAt(tokens, at).startsWith('a') ? fromOne(tokens, at) : fromEach(tokens, at)),
}

/** "400 customers in Germany, each with 1 to 5 orders", "each of them has 2 pets": of each of those that were counted last. */
function fromEachWith(tokens: readonly Token[], at: number): Reading | null {
  const isOf = textAt(tokens, at + 1) === 'of' && isOneOf(tokens, at + 2, pronouns)
  const verb = isOf ? at + 3 : textAt(tokens, at + 1) === 'one' ? at + 2 : at + 1
  // "80 owners. Each has 2 pets."
  const end = sentenceEnds.test(textAt(tokens, at - 1)) ? at - 1 : at
  const parent =
    isOneOf(tokens, verb, beforeOfEach) ||
    (!isOf && isCountedAt(tokens, verb)) ||
    ((isOf || textAt(tokens, verb).endsWith('ing')) && kindAt(tokens, verb) === 'word' && readCounted(tokens, verb + 1) !== null)
      ? countedBefore(tokens, end)
      : null
  return parent === null ? null : ratiosFrom(tokens, parent, verb, tokens[at]?.start ?? 0, at, [])
}

function isCountedAt(tokens: readonly Token[], at: number): boolean {
  const counted = readCounted(tokens, at)
  return counted !== null && readMoney(tokens, at) === null && !isMeasure(counted.noun)
}

function fromEach(tokens: readonly Token[], at: number): Reading | null {
  const having = fromEachWith(tokens, at)
  if (having !== null) return having
  let start = at + 1
  if (textAt(tokens, start) === 'one') start++
  if (textAt(tokens, start) === 'of') start += isOneOf(tokens, start + 1, definites) ? 2 : 1
  const count = start > at + 1 ? readAmount(tokens, start) : null
  const found = readNoun(tokens, count?.next ?? start)
  if (found === null || timeWords.has(found.noun.words[0] as string)) return null
  const { noun, next } = withoutVerb(tokens, found)
  // "Orders per customer: 4" and "5 items per order" name the rows before.
  if (textAt(tokens, at) === 'per' && (nounBefore(tokens, at, 0) !== null || readCountedAmong(tokens, next) === null)) return null
  if (count === null || !Number.isInteger(count.value)) return ratiosFrom(tokens, noun, next, tokens[at]?.start ?? 0, at, [])
  const said: CountFact = { type: 'count', noun, count: count.value, start: tokens[start]?.start ?? 0, end: noun.end }
  return ratiosFrom(tokens, noun, next, tokens[next]?.start ?? 0, at, [said])
}

function fromOne(tokens: readonly Token[], at: number): Reading | null {
  const found = readNoun(tokens, at + 1)
  const subject = found === null ? null : withoutVerb(tokens, found)
  if (subject === null || isPluralNoun(subject.noun)) return null
  const isModal = isOneOf(tokens, subject.next, modals)
  const verb = isModal ? subject.next + 1 : subject.next
  const amount = readAmount(tokens, verb + 1)
  // A range after any verb is one for each.
  const isDoing = amount?.isRange === true && kindAt(tokens, verb) === 'word' && !isOneOf(tokens, verb, measuringVerbs)
  if (!isDoing && !isOneOf(tokens, verb, isModal ? havingVerbs : singleVerbs)) return null
  if (subject.noun.words.some((word) => fillerWords.has(word) || timeWords.has(word))) return null
  if (amount === null || amount.value > (amount.isRange ? mostOfRange : mostOfOne)) return null
  const reading = ratiosFrom(tokens, subject.noun, subject.next, tokens[at]?.start ?? 0, at, [])
  return reading === null
    ? null
    : { ...reading, facts: reading.facts.map((fact) => (fact.type === 'ratio' ? { ...fact, isOfOne: true } : fact)) }
}

/** Splits the verb from a noun before a number: "patient visits", "client booked". */
function withoutVerb(
  tokens: readonly Token[],
  { noun, next }: { readonly noun: Noun; readonly next: number },
): { readonly noun: Noun; readonly next: number } {
  const last = noun.words.at(-1) ?? ''
  const mayBeVerb = isPlural(last) || /[^e]ed$/.test(last)
  if (noun.words.length < 2 || !mayBeVerb || readCountedAmong(tokens, next) === null) return { noun, next }
  return { noun: nounOf(tokens, next - noun.words.length, next - 1), next: next - 1 }
}

function ratiosFrom(
  tokens: readonly Token[],
  parent: Noun,
  from: number,
  start: number,
  first: number,
  before: readonly Fact[],
): Reading | null {
  let at = from
  while (at < from + mostBetween && !endsClause(tokens, at) && readCountedAmong(tokens, at) === null) at++
  const facts: Fact[] = []
  let next = at
  for (
    let counted = at > from || isNumberNext(tokens, from, first) ? readCountedAmong(tokens, at) : null;
    counted !== null && facts.length < 4;
    counted = nextCounted(tokens, next)
  ) {
    if (!isPluralNoun(counted.noun) && counted.bounds.min !== 1 && !sameInPlural.has(counted.noun.words.at(-1) ?? '')) break
    const begin = facts.length === 0 ? start : (tokens[next + 1]?.start ?? 0)
    next = counted.next
    facts.push(...ratiosAmong(counted, parent, { start: begin, end: spanOf(tokens, at, next).end }))
  }
  return facts.length === 0 ? null : { facts: [...before, ...facts], first, next }
}

/** Whether the number may follow its rows without a verb: "each user 0-8 orders", "for each customer 2 addresses", "8 shops, each 3 tills". */
function isNumberNext(tokens: readonly Token[], at: number, first: number): boolean {
  return (
    isOneOf(tokens, at, approximations) ||
    isOneOf(tokens, first - 1, giving) ||
    textAt(tokens, first) === 'per' ||
    (textAt(tokens, first) === 'each' && at === first + 1) ||
    readAmount(tokens, at)?.isRange === true
  )
}

/** The next number of a list: "has 1 to 5 items and 2 payments", "belongs to one customer and contains 1 to 5 items". */
function nextCounted(tokens: readonly Token[], at: number): CountedAmong | null {
  const start = isOneOf(tokens, at + 1, singleVerbs) ? at + 2 : at + 1
  const counted = textAt(tokens, at) === 'and' ? readCountedAmong(tokens, start) : null
  return counted !== null && endsClause(tokens, counted.next) ? counted : null
}
