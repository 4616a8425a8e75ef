import { canStartAmount } from '../amounts/amount.ts'
import { type CountedAmong, ratiosAmong, readCountedAmong } from '../amounts/counted-among.ts'
import { approximations } from '../lexicon/approximations.ts'
import { averagingWords } from '../lexicon/averages.ts'
import { andWords, relatives, sentenceEnds } from '../lexicon/connectives.ts'
import { distributives } from '../lexicon/determiners.ts'
import { timeWords } from '../lexicon/time-words.ts'
import { doingVerbs, doneVerbs, having, measuringVerbs, modals, owningVerbs } from '../lexicon/verbs.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { isOneOf, kindAt, skipBack, textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import { isMeasure } from '../words/is-measure.ts'
import type { Noun } from '../words/noun.ts'
import { isAlike, isPluralNoun, nounBefore } from '../words/nouns.ts'
import { functionWords, headOf, isPlural } from '../words/words.ts'
import type { Phrase } from './phrase.ts'

/** Prepositions between the verb and the number: "enroll in", "sign up for". */
const beforeNumber = wordSet(approximations, averagingWords, 'in for to at from between up out on')
/** Words between the rows and the verb: "who each", "can", "usually". */
const beforeVerb = wordSet(relatives, modals, distributives, 'usually typically normally often generally')
const mostBefore = 3
/** A larger limit is one for all: "plants hold at most 5000 parts". */
const mostOfLimit = 100

/**
 * A number of rows that each row of another table has by a verb: "members log 5 to 40 visits", "guests book 1 to 3 of 25 tours". A range is
 * never the number of all rows.
 */
export const ratioChosen: Phrase = {
  name: 'ratio_chosen',
  precedence: 41,
  description: 'A range of rows for each row of another table, by any verb, also out of a counted total that they share.',
  examples: [
    {
      story: '60 guests book 1 to 3 of 25 tours',
      facts: [
        { text: '60 guests', type: 'count', count: 60 },
        {
          text: 'book 1 to 3 of 25 tours',
          type: 'ratio',
          min: 1,
          max: 3,
          isChosen: true,
          child: { words: ['tours'] },
          parent: { words: ['guests'] },
        },
        { text: '25 tours', type: 'count', count: 25 },
      ],
    },
    {
      story: 'pupils who can sign up for up to 4 of 30 clubs',
      facts: [
        {
          text: 'pupils who can sign up for up to 4 of 30 clubs',
          type: 'ratio',
          min: 1,
          max: 4,
          child: { words: ['clubs'] },
          parent: { words: ['pupils'] },
        },
        { text: '30 clubs', type: 'count', count: 30 },
      ],
    },
    {
      story: 'members log between 5 and 40 visits',
      facts: [
        {
          text: 'members log between 5 and 40 visits',
          type: 'ratio',
          min: 5,
          max: 40,
          child: { words: ['visits'] },
          parent: { words: ['members'] },
        },
      ],
    },
    { story: 'scores range from 1 to 10 goals', facts: [] },
    { story: 'guests in 3 of 25 rooms', facts: [{ text: '25 rooms', type: 'count', count: 25 }] },
  ],
  startsAt: canStartAmount,
  read: (tokens, at, free) => {
    const counted = readCountedAmong(tokens, at)
    if (counted === null || !isOfEach(counted)) return null
    const owner = counted.whole === null ? eachBefore(tokens, at, free) : null
    if (owner !== null) {
      const start = tokens[at]?.start ?? 0
      return { facts: ratiosAmong(counted, owner, { start, end: counted.noun.end }), first: at, next: counted.next }
    }
    const verb = skipBack(tokens, at, free, beforeNumber, mostBefore) - 1
    if (verb < free || !isVerb(tokens, verb, counted)) return null
    const end = skipBack(tokens, verb, 0, beforeVerb, mostBefore)
    const parent = nounBefore(tokens, end, 0)
    if (parent === null || !isPluralNoun(parent) || timeWords.has(headOf(parent.words))) return null
    if (headOf(parent.words) === headOf(counted.noun.words)) return null
    const first = Math.max(free, end - parent.words.length)
    const start = tokens[first]?.start ?? counted.noun.start
    return { facts: ratiosAmong(counted, parent, { start, end: counted.noun.end }), first, next: counted.next }
  },
}

/** Whether a number is a range of rows, which counts no table. */
function isOfEach({ whole, amount, bounds, noun }: CountedAmong): boolean {
  if (bounds.min === bounds.max) return false
  const isCounted = isPluralNoun(noun) || isAlike(noun)
  return whole !== null || (isCounted && !isMeasure(noun) && (amount.isRange || amount.value <= mostOfLimit))
}

/** Whether a word can be a verb of the rows before it. After a total any word can. */
function isVerb(tokens: readonly Token[], at: number, { whole }: CountedAmong): boolean {
  const text = textAt(tokens, at)
  if (kindAt(tokens, at) !== 'word') return false
  return (
    whole !== null ||
    doingVerbs.has(text) ||
    doneVerbs.has(text) ||
    owningVerbs.has(text) ||
    !(functionWords.has(text) || measuringVerbs.has(text) || isPlural(text))
  )
}

/** Most tokens between "each order has" and a number at the end of its list. */
const mostOfList = 24

/**
 * The rows of which each has what a list names: "each order has a fee, a tip and | 1 to 6 items". The list may have been read before, as
 * columns. Null if no such list is before.
 */
function eachBefore(tokens: readonly Token[], at: number, free: number): Noun | null {
  if (!isOneOf(tokens, at - 1, andWords)) return null
  let end = at - 1
  // The tokens of a list that was read before are full stops.
  while (end > at - mostOfList && textAt(tokens, end - 1) === '.') end--
  if (end < at - 1) return ofEachNoun(tokens, end)
  for (let place = at - 2; at === free + 1 && place > at - mostOfList && !sentenceEnds.has(textAt(tokens, place)); place--)
    if (isOneOf(tokens, place, having)) return ofEachNoun(tokens, place)
  return null
}

/** The noun after "each" that ends before a token. Null for others. */
function ofEachNoun(tokens: readonly Token[], at: number): Noun | null {
  const noun = nounBefore(tokens, at, 0)
  return noun !== null && isOneOf(tokens, at - noun.words.length - 1, distributives) ? noun : null
}
