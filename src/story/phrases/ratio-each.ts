import { havingVerbs, measuringVerbs, modals } from '../lexicon/verbs.ts'
import { definites } from '../lexicon/determiners.ts'
import { timeWords } from '../lexicon/time-words.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { isOneOf, kindAt, textAt } from '../reader/index.ts'
import { readAmount } from '../amounts/amount.ts'
import type { CountFact } from '../facts/fact.ts'
import type { Noun } from '../words/noun.ts'
import { isPluralNoun, nounBefore, nounOf, readNoun } from '../words/nouns.ts'
import { readCountedAmong } from '../amounts/counted-among.ts'
import type { Token } from '../tokens/token.ts'
import { isDone } from '../words/is-done.ts'
import { fillerWords, isPlural } from '../words/words.ts'
import type { Phrase, Reading } from './phrase.ts'
import { ratiosFrom, singleVerbs } from './ratios-from.ts'

/** "A shop has 12 tills" counts all tills; larger numbers than this are not per row. */
const mostOfOne = 10
/** A range counts all less often. */
const mostOfRange = 50

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
    {
      story: 'one team has 8 to 12 players',
      facts: [{ text: 'one team has 8 to 12 players', type: 'ratio', min: 8, max: 12, parent: { words: ['team'] } }],
    },
    { story: 'each customer grows', facts: [] },
  ],
  startsAt: ({ text }) => /^(?:each|every|per|an?|one)$/.test(text),
  read: (tokens, at) => (/^(?:an?|one)$/.test(textAt(tokens, at)) ? fromOne(tokens, at) : fromEach(tokens, at)),
}

function fromEach(tokens: readonly Token[], at: number): Reading | null {
  let start = at + 1
  if (textAt(tokens, start) === 'one') start++
  if (textAt(tokens, start) === 'of') start += isOneOf(tokens, start + 1, definites) ? 2 : 1
  const count = start > at + 1 ? readAmount(tokens, start) : null
  const found = readNoun(tokens, count?.next ?? start)
  if (found === null || timeWords.has(found.noun.words[0] as string) || isDoneTo(tokens, found)) return null
  const { noun, next: end } = withoutVerb(tokens, found)
  // "For each dog, 4 visits".
  const isAhead = textAt(tokens, end) === ',' && textAt(tokens, at - 1) === 'for' && readCountedAmong(tokens, end + 1) !== null
  const next = isAhead ? end + 1 : end
  // "Orders per customer: 4" and "5 items per order" name the rows before.
  if (textAt(tokens, at) === 'per' && (nounBefore(tokens, at, 0) !== null || readCountedAmong(tokens, next) === null)) return null
  if (count === null || !Number.isInteger(count.value)) return ratiosFrom(tokens, noun, next, tokens[at]?.start ?? 0, at, [])
  const said: CountFact = { type: 'count', noun, count: count.value, start: tokens[start]?.start ?? 0, end: noun.end }
  return ratiosFrom(tokens, noun, next, tokens[next]?.start ?? 0, at, [said])
}

/** Whether only what is done to each row is named: "25 reps, each | assigned to one region". */
function isDoneTo(tokens: readonly Token[], { noun, next }: { readonly noun: Noun; readonly next: number }): boolean {
  return noun.words.length === 1 && isDone(noun.words[0] ?? '') && /^(?:to|by|in|at|from|on)$/.test(textAt(tokens, next))
}

function fromOne(tokens: readonly Token[], at: number): Reading | null {
  const found = readNoun(tokens, at + 1)
  const subject = found === null ? null : withoutVerb(tokens, found)
  if (subject === null || isPluralNoun(subject.noun)) return null
  // "One team has 5 players" is of a single row; a range is of each: "one team has 8 to 12 players", "in one class are 20 to 30 pupils".
  const isOne = textAt(tokens, at) === 'one'
  const isInside = isOne && textAt(tokens, at - 1) === 'in' && isOneOf(tokens, subject.next, beings)
  const isModal = isOneOf(tokens, subject.next, modals)
  const verb = isModal ? subject.next + 1 : subject.next
  const amount = readAmount(tokens, verb + 1)
  // A range after any verb is one for each.
  const isDoing = amount?.isRange === true && kindAt(tokens, verb) === 'word' && !isOneOf(tokens, verb, measuringVerbs)
  if (!isDoing && !isInside && !isOneOf(tokens, verb, isModal ? havingVerbs : singleVerbs)) return null
  if (isOne && amount?.isRange !== true) return null
  if (subject.noun.words.some((word) => fillerWords.has(word) || timeWords.has(word))) return null
  if (amount === null || amount.value > (amount.isRange ? mostOfRange : mostOfOne)) return null
  const reading = ratiosFrom(tokens, subject.noun, subject.next, tokens[at]?.start ?? 0, at, [])
  return reading === null
    ? null
    : { ...reading, facts: reading.facts.map((fact) => (fact.type === 'ratio' ? { ...fact, isOfOne: true } : fact)) }
}

const beings = wordSet('is are')
const beforeChoices = wordSet('for in at on to by from with under')

/** Splits the verb from a noun before a number: "patient visits", "client booked", "song recorded | in one of 3 studios". */
function withoutVerb(
  tokens: readonly Token[],
  { noun, next }: { readonly noun: Noun; readonly next: number },
): { readonly noun: Noun; readonly next: number } {
  const last = noun.words.at(-1) ?? ''
  const mayBeVerb = isPlural(last) || /[^e]ed$/.test(last)
  const isChoice = isOneOf(tokens, next, beforeChoices) && (readCountedAmong(tokens, next + 1)?.whole ?? null) !== null
  if (noun.words.length < 2 || !mayBeVerb || (!isChoice && readCountedAmong(tokens, next) === null)) return { noun, next }
  return { noun: nounOf(tokens, next - noun.words.length, next - 1), next: next - 1 }
}
