import { wordSet } from '../lexicon/word-set.ts'
import { having, owningVerbs } from '../lexicon/verbs.ts'
import { isOneOf, kindAt, skip, spanOf, textAt } from '../reader/index.ts'
import { countedBefore } from '../amounts/counted-before.ts'
import { firstOfSentence } from '../amounts/first-of-sentence.ts'
import { sentenceEnds } from '../lexicon/connectives.ts'
import { readCountedAmong } from '../amounts/counted-among.ts'
import { readMoney } from '../amounts/money.ts'
import { readCounted, readEach } from '../amounts/said-ratio.ts'
import { isParticiple } from '../meanings/rules.ts'
import type { Noun } from '../words/noun.ts'
import { isMeasure } from '../words/is-measure.ts'
import type { Token } from '../tokens/token.ts'
import type { Phrase, Reading } from './phrase.ts'
import { isSingleVerb, ratiosFrom, singleVerbs } from './ratios-from.ts'

/** Pronouns for rows that were counted before. */
const pronouns = wordSet('them these those whom which')
/** Words before "each" that stand for the rows. */
const subjects = wordSet('who which that they')
/** Words between "each" and the noun of what the rows have. */
const beforeOfEach = wordSet(having, owningVerbs, singleVerbs)
/** Words between a verb and what is chosen. */
const choosing = wordSet('for in at on to by from with under up exactly only')
/** Most words between "they" and the number: "can have on average". */
const mostOfVerb = 4

/** A number of rows for each of the rows that were counted last. */
export const ratioOfPronoun: Phrase = {
  name: 'ratio_of_pronoun',
  precedence: 51,
  description: 'A number of rows for each row of the table that was counted last.',
  examples: [
    {
      story: '500 clients, 70% from Spain and 30% from Portugal, each with 1-5 orders',
      facts: [
        { text: '500 clients', type: 'count', count: 500 },
        { text: '70% from Spain and 30% from Portugal', type: 'place' },
        { text: 'each with 1-5 orders', type: 'ratio', min: 1, max: 5, child: { words: ['orders'] }, parent: { words: ['clients'] } },
      ],
    },
    {
      story: 'orders placed in May, each with 1 to 4 lines',
      facts: [{ text: 'each with 1 to 4 lines', type: 'ratio', min: 1, max: 4, parent: { words: ['orders'] } }],
    },
    {
      story: '200 owners. Each keeps 1 to 3 dogs and books 4 walks.',
      facts: [
        { text: '200 owners', type: 'count', count: 200 },
        { text: 'Each keeps 1 to 3 dogs', type: 'ratio', min: 1, max: 3, child: { words: ['dogs'] }, parent: { words: ['owners'] } },
        { text: 'books 4 walks', type: 'ratio', min: 4, max: 4, child: { words: ['walks'] }, parent: { words: ['owners'] } },
      ],
    },
    {
      story: '40 chefs; every one of them has 2 knives',
      facts: [
        { text: '40 chefs', type: 'count', count: 40 },
        { text: 'every one of them has 2 knives', type: 'ratio', min: 2, max: 2, parent: { words: ['chefs'] } },
      ],
    },
    {
      story: '50 agents. They handle 20 calls each.',
      facts: [
        { text: '50 agents', type: 'count', count: 50 },
        { text: 'They handle 20 calls each', type: 'ratio', min: 20, max: 20, parent: { words: ['agents'] } },
      ],
    },
    {
      story: '50 agents. They handle 20 calls.',
      facts: [
        { text: '50 agents', type: 'count' },
        { text: '20 calls', type: 'count' },
      ],
    },
  ],
  startsAt: ({ text }) => text === 'each' || text === 'every' || text === 'they',
  read: (tokens, at) => (textAt(tokens, at) === 'they' ? fromThey(tokens, at) : fromEach(tokens, at)),
}

/** "400 customers in Germany, each with 1 to 5 orders", "each of them has 2 pets", "Each keeps 2 dogs". */
function fromEach(tokens: readonly Token[], at: number): Reading | null {
  const one = textAt(tokens, at + 1) === 'one' ? 1 : 0
  const isOf = textAt(tokens, at + 1 + one) === 'of' && isOneOf(tokens, at + 2 + one, pronouns)
  const verb = at + 1 + one + (isOf ? 2 : 0)
  // "Sailors | who each sail on one of 9 ships": the rows are named, so any word is a verb.
  const isBehind = isOneOf(tokens, at - 1, subjects)
  const mayBeAny = isOf || isBehind
  const isSaid =
    isOneOf(tokens, verb, beforeOfEach) ||
    (!isOf && isCountedAt(tokens, verb)) ||
    isVerbBeforeNumber(tokens, verb, mayBeAny) ||
    isVerbBeforeChoice(tokens, verb, mayBeAny)
  const first = isBehind ? at - 1 : at
  const parent = isSaid ? (subjectBefore(tokens, first) ?? (isOf ? null : (firstOfSentence(tokens, first)?.noun ?? null))) : null
  return parent === null ? null : ratiosFrom(tokens, parent, verb, tokens[at]?.start ?? 0, at, [])
}

/** "They handle 20 calls each", "they take 3 to 5 trips". A number without "each" counts all rows. */
function fromThey(tokens: readonly Token[], at: number): Reading | null {
  const parent = subjectBefore(tokens, at)
  let place = at + 1
  while (place <= at + mostOfVerb && kindAt(tokens, place) === 'word' && readCountedAmong(tokens, place) === null) place++
  const counted = parent === null || place === at + 1 ? null : readCounted(tokens, place)
  if (parent === null || counted === null || !isCountedAt(tokens, place)) return null
  const each = readEach(tokens, counted.next)
  const reading = each === null && !counted.amount.isRange ? null : ratiosFrom(tokens, parent, at + 1, tokens[at]?.start ?? 0, at, [])
  const [fact, ...more] = reading?.facts ?? []
  if (reading === null || fact === undefined || each === null || reading.next !== counted.next) return reading
  return { ...reading, facts: [{ ...fact, end: spanOf(tokens, at, each.next).end }, ...more], next: each.next }
}

/**
 * The rows that a pronoun means: those that its sentence counted last. If the pronoun starts a sentence, those that the sentence before
 * counted last.
 */
function subjectBefore(tokens: readonly Token[], at: number): Noun | null {
  return countedBefore(tokens, sentenceEnds.has(textAt(tokens, at - 1)) ? at - 1 : at)
}

function isVerbBeforeNumber(tokens: readonly Token[], at: number, mayBeAny: boolean): boolean {
  const mayBeVerb = isSingleVerb(tokens, at) || mayBeAny || textAt(tokens, at).endsWith('ing')
  return mayBeVerb && kindAt(tokens, at) === 'word' && isCountedAt(tokens, at + 1)
}

/** "Each | plays for one of 4 clubs", "each | stored in one of 5 cellars": a verb and its prepositions before a choice. */
function isVerbBeforeChoice(tokens: readonly Token[], at: number, mayBeAny: boolean): boolean {
  if (!mayBeAny && !isSingleVerb(tokens, at) && !isParticiple(textAt(tokens, at))) return false
  const { next } = skip(choosing, mostOfVerb)(tokens, at + 1)
  return next > at + 1 && (readCountedAmong(tokens, next)?.whole ?? null) !== null
}

function isCountedAt(tokens: readonly Token[], at: number): boolean {
  const counted = readCounted(tokens, at)
  return counted !== null && readMoney(tokens, at) === null && (isTimes(counted.noun) || !isMeasure(counted.noun))
}

/** "Each buys 3 times": the rows are what the verb stands for. */
function isTimes({ words }: Noun): boolean {
  return words.length === 1 && words[0] === 'times'
}
