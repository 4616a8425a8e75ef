import { datingVerbs } from '../lexicon/dating-verbs.ts'
import { distributives, pronouns } from '../lexicon/determiners.ts'
import { being, finiteHaving, modals } from '../lexicon/verbs.ts'
import { timeWords } from '../lexicon/time-words.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { hasWords, isOneOf, spanOf, textAt } from '../reader/index.ts'
import { readAmount } from '../amounts/amount.ts'
import { readShare } from '../amounts/share.ts'
import type { Noun } from '../words/noun.ts'
import type { RateFact } from '../facts/fact.ts'
import { isPluralNoun, readNoun } from '../words/nouns.ts'
import { managers } from '../lexicon/belonging-words.ts'
import { isBeing, readPredicate } from '../words/predicate.ts'
import { readCountedAmong } from '../amounts/counted-among.ts'
import { saidTime } from '../times/said-time.ts'
import type { Token } from '../tokens/token.ts'
import type { Phrase } from './phrase.ts'

/** Participles of relations, which are no shares: "is assigned to", "is made by". */
const belonging = /^(?:assigned|linked|tied|attached|connected|related|associated|owned|placed|made|part|written|created)$/

/** All rows, or none of them, have a state: "all orders are paid". */
export const all: Phrase = {
  name: 'all',
  precedence: 150,
  description: 'All rows of a table, or none of them, have a state or a value.',
  examples: [
    {
      story: 'all orders are delivered',
      facts: [{ text: 'all orders are delivered', type: 'rate', share: 1, what: ['delivered'], of: { words: ['orders'] } }],
    },
    {
      story: 'every order is paid by credit card',
      facts: [{ text: 'every order is paid by credit card', type: 'rate', share: 1, what: ['paid', 'by', 'credit', 'card'] }],
    },
    {
      story: 'no orders were returned',
      facts: [{ text: 'no orders were returned', type: 'rate', share: 0, what: ['returned'], of: { words: ['orders'] } }],
    },
    {
      story: 'none of the claims are denied',
      facts: [{ text: 'none of the claims are denied', type: 'rate', share: 0, what: ['denied'], of: { words: ['claims'] } }],
    },
    {
      story: 'orders, all of them paid',
      facts: [{ text: 'all of them paid', type: 'rate', share: 1, what: ['paid'], of: null }],
    },
    { story: 'every order is assigned to a driver', facts: [{ text: 'every order is assigned to a driver', type: 'relation' }] },
    { story: 'all customers are in Germany', facts: [{ text: 'are in Germany', type: 'place' }] },
    { story: 'not every invoice is paid', facts: [] },
    { story: 'every customer has orders', facts: [{ text: 'every customer has orders', type: 'relation' }] },
  ],
  startsAt: ({ text }) => quantifiers.has(text),
  read: (tokens, at) => {
    const said = quantifier(tokens, at)
    if (said === null) return null
    const subject = subjectAt(tokens, said.next, said.isOf)
    if (subject === null || (said.isEach === subject.isSeveral && !said.isOf)) return null
    if (/^(?:not|n't)$/.test(textAt(tokens, at - 1))) return null
    if (!subject.isPronoun && (!isBeing(tokens, subject.next) || isHaving(tokens, subject.next))) return null
    const predicate = readPredicate(tokens, subject.next)
    // "All of them have a manager" is a reference.
    if (
      predicate === null ||
      belonging.test(predicate.words[0] ?? '') ||
      managers.has(predicate.words.at(-1) ?? '') ||
      isElsewhere(tokens, subject.next)
    )
      return null
    // "Each flag is enabled in 1 to 3 environments" is a ratio.
    const counted = isOneOf(tokens, predicate.next, joining) ? predicate.next + 1 : predicate.next
    if (said.isEach && readCountedAmong(tokens, counted) !== null) return null
    // "All licences were bought in 2024" is a time.
    if (datingVerbs.has(predicate.words.at(-1) ?? '') && saidTime(tokens, predicate.next) !== null) return null
    const share = predicate.isNot ? 1 - said.share : said.share
    const fact: RateFact = {
      type: 'rate',
      share,
      what: predicate.words,
      of: subject.noun,
      ...spanOf(tokens, at, predicate.next),
    }
    return { facts: [fact], first: at, next: predicate.next }
  },
}

/** Whether rows have something, and are in no state: "must have an author". "Has been paid" is a state. */
function isHaving(tokens: readonly Token[], at: number): boolean {
  const verb = isOneOf(tokens, at, modals) ? at + 1 : at
  return isOneOf(tokens, verb, finiteHaving) && !isOneOf(tokens, verb + 1, being)
}

/** Prepositions before a number of rows: "each student is registered | with 1 course". */
const joining = wordSet('in with for to on at by')

const quantifiers: ReadonlySet<string> = wordSet(distributives, 'all no none')

interface Quantifier {
  readonly share: number
  readonly isEach: boolean
  readonly isOf: boolean
  readonly next: number
}

function quantifier(tokens: readonly Token[], at: number): Quantifier | null {
  const text = textAt(tokens, at)
  // "Every third order" is a share of them.
  if (distributives.has(text) && readShare(tokens, at) !== null) return null
  if (distributives.has(text)) return { share: 1, isEach: true, isOf: false, next: at + 1 }
  const isOf = textAt(tokens, at + 1) === 'of'
  if (text === 'none' && !isOf) return null
  return { share: text === 'all' ? 1 : 0, isEach: false, isOf, next: isOf ? at + 2 : at + 1 }
}

interface Subject {
  readonly noun: Noun | null
  readonly isSeveral: boolean
  readonly isPronoun: boolean
  readonly next: number
}

function subjectAt(tokens: readonly Token[], at: number, isOf: boolean): Subject | null {
  if (isOf && isOneOf(tokens, at, pronouns)) return { noun: null, isSeveral: true, isPronoun: true, next: at + 1 }
  const found = readAmount(tokens, at) === null ? readNoun(tokens, at) : null
  if (found === null || found.noun.words.some((word) => timeWords.has(word))) return null
  return { noun: found.noun, isSeveral: isPluralNoun(found.noun), isPronoun: false, next: found.next }
}

/** Whether a place, a currency or a time follows: "are in Germany", "is in euros", "are from 2024". */
function isElsewhere(tokens: readonly Token[], at: number): boolean {
  let next = at
  while (next < at + 3 && isBeing(tokens, next)) next++
  return /^(?:in|from|at|of|between|during|for|within)$/.test(textAt(tokens, next)) && !hasWords(tokens, next, 'in stock')
}
