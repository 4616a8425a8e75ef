import { canStartAmount } from '../amounts/amount.ts'
import type { Share } from '../amounts/share.ts'
import { readShareOfRows } from '../amounts/share-of-rows.ts'
import { approximations } from '../lexicon/approximations.ts'
import { andWords, equalSigns } from '../lexicon/connectives.ts'
import { articles, definites, determiners } from '../lexicon/determiners.ts'
import { finiteBeing, having, modals } from '../lexicon/verbs.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { endsClause, isOneOf, oneOf, skip, skipBack, spanOf, textAt, textsOf } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import type { Noun } from '../words/noun.ts'
import { isDone } from '../words/is-done.ts'
import { nounBefore, readNoun } from '../words/nouns.ts'
import { isBeing, readPredicate } from '../words/predicate.ts'
import type { Phrase, Reading } from './phrase.ts'
import { aNoun, example } from './example.ts'

const chances = wordSet('chance chances probability likelihood odds')
/** Nouns for a share of the rows of what is behind them. */
const parts = wordSet('share percentage proportion fraction percent')
const cases = oneOf(['of cases', 'of the cases', 'of all cases', 'of the time', 'of times'])
const skipLink = skip(wordSet(equalSigns, approximations, articles, 'of at'), 3)
const skipRows = skip(wordSet(determiners, definites, articles, 'any all'), 2)
const beforeChance = wordSet(having, modals, articles, 'there is with at')
/** Most words of a state before "with a probability of". */
const mostState = 4

/** A state of rows, and the rows if they are named. */
interface State {
  readonly what: readonly string[]
  readonly of: Noun | null
  readonly next: number
}

/** A share of the rows that is said as a probability. */
export const chance: Phrase = {
  name: 'chance',
  precedence: 68,
  description: 'A share of the rows, said as a chance, a probability or a percentage of them.',
  examples: [
    example('each lamp has a 20% chance of being broken', {
      text: 'lamp has a 20% chance of being broken',
      type: 'rate',
      share: 0.2,
      what: ['broken'],
      of: aNoun('lamp'),
    }),
    example('there is a 5% chance that an order is returned', { type: 'rate', share: 0.05, what: ['returned'], of: aNoun('order') }),
    example('the probability that a ticket is escalated is 12%', {
      text: 'probability that a ticket is escalated is 12%',
      type: 'rate',
      share: 0.12,
      what: ['escalated'],
    }),
    example('the percentage of broken lamps is 20%', {
      text: 'percentage of broken lamps is 20%',
      type: 'rate',
      share: 0.2,
      what: ['broken', 'lamps'],
      of: null,
    }),
    example('a lamp is broken with probability 0.2', { type: 'rate', share: 0.2, what: ['broken'], of: aNoun('lamp') }),
    example('lamps are broken in 20% of cases', { type: 'rate', share: 0.2, what: ['broken'], of: aNoun('lamps') }),
    example('probability: 20%'),
  ],
  startsAt: (token) => canStartAmount(token) || chances.has(token.text) || parts.has(token.text) || /^(?:with|in)$/.test(token.text),
  read: (tokens, at, free) => {
    const text = textAt(tokens, at)
    if (chances.has(text) || parts.has(text)) return statedAs(tokens, at, free)
    return text === 'with' || text === 'in' ? behindState(tokens, at, free) : ofRows(tokens, at, free)
  },
}

/** "20% chance | of being broken", "20% chance | that a lamp is broken". */
function ofRows(tokens: readonly Token[], at: number, free: number): Reading | null {
  const share = readShareOfRows(tokens, at)
  if (share === null || !isOneOf(tokens, share.next, chances)) return null
  const state = stateAt(tokens, share.next + 1)
  if (state === null || !ends(tokens, state.next)) return null
  const first = skipBack(tokens, at, free, beforeChance, 4)
  const rows = first < at && state.of === null ? nounBefore(tokens, first, free) : null
  const start = rows === null ? first : skipBack(tokens, first - rows.words.length, free, determiners, 1)
  return readingOf(tokens, share.share, { ...state, of: state.of ?? rows }, start, state.next)
}

/** "Probability | that a lamp is broken is 20%", "percentage of broken lamps: 20%". */
function statedAs(tokens: readonly Token[], at: number, free: number): Reading | null {
  const state = stateAt(tokens, at + 1)
  const share = state === null ? null : shareAt(tokens, skipLink(tokens, state.next).next)
  if (state === null || share === null || share.next === state.next || !ends(tokens, share.next)) return null
  return at < free ? null : readingOf(tokens, share.share, state, at, share.next)
}

/** "A lamp is broken | with a probability of 20%", "lamps are broken | in 20% of cases", "returned | with 10% probability". */
function behindState(tokens: readonly Token[], at: number, free: number): Reading | null {
  const said = textAt(tokens, at) === 'with' ? withChance(tokens, at) : inCases(tokens, at)
  if (said === null || !ends(tokens, said.next)) return null
  for (let verb = at - 1; verb > Math.max(free, at - mostState); verb--) {
    if (!isOneOf(tokens, verb, finiteBeing)) continue
    const of = nounBefore(tokens, verb, free)
    const what = textsOf(tokens, verb + 1, at)
    // Other rows may have another share: "web orders are returned in 15% of cases, store orders in 4%".
    if (of === null || of.words.length > 1 || what.length === 0) return null
    const first = skipBack(tokens, verb - of.words.length, free, determiners, 1)
    return readingOf(tokens, said.share, { what, of, next: at }, first, said.next)
  }
  const bare = nounBefore(tokens, at, free)
  const [word = '', more] = bare?.words ?? []
  return bare !== null && more === undefined && (isDone(word) || word.endsWith('en'))
    ? readingOf(tokens, said.share, { what: bare.words, of: null, next: at }, at - 1, said.next)
    : null
}

/** Whether a statement ends before a token: "cancelled with 5% probability | and returned". */
function ends(tokens: readonly Token[], at: number): boolean {
  return endsClause(tokens, at) || isOneOf(tokens, at, andWords)
}

function withChance(tokens: readonly Token[], at: number): Share | null {
  const start = isOneOf(tokens, at + 1, articles) ? at + 2 : at + 1
  if (chances.has(textAt(tokens, start))) return shareAt(tokens, skipLink(tokens, start + 1).next)
  const share = readShareOfRows(tokens, start)
  return share !== null && chances.has(textAt(tokens, share.next)) ? { ...share, next: share.next + 1 } : null
}

function inCases(tokens: readonly Token[], at: number): Share | null {
  const share = readShareOfRows(tokens, at + 1)
  const end = share === null ? null : cases(tokens, share.next)
  return share === null || end === null ? null : { share: share.share, next: end.next }
}

/** A share, or a probability from 0 to 1. */
function shareAt(tokens: readonly Token[], at: number): Share | null {
  const token = tokens[at]
  const share = readShareOfRows(tokens, at)
  if (share !== null || token?.kind !== 'number' || token.value === null) return share
  return token.value > 0 && token.value < 1 ? { share: token.value, next: at + 1 } : null
}

/** "Of being broken", "of a lamp being broken", "of broken lamps", "of no-show", "that a lamp is broken", "to be broken". */
function stateAt(tokens: readonly Token[], at: number): State | null {
  const joint = textAt(tokens, at)
  if (joint === 'that' || joint === 'for') {
    const rows = readNoun(tokens, skipRows(tokens, at + 1).next)
    const verb = rows === null ? at : joint === 'for' && textAt(tokens, rows.next) === 'to' ? rows.next + 1 : rows.next
    const state = rows === null ? null : readPredicate(tokens, verb)
    return rows === null || state === null || state.isNot ? null : { what: state.words, of: rows.noun, next: state.next }
  }
  if (joint !== 'of' && joint !== 'to') return null
  const isState = /^(?:being|getting|becoming)$/.test(textAt(tokens, at + 1)) || isBeing(tokens, at + 1)
  const state = isState ? readPredicate(tokens, at + 1) : null
  if (state !== null) return state.isNot ? null : { what: state.words, of: null, next: state.next }
  const noun = joint === 'of' ? readNoun(tokens, skipRows(tokens, at + 1).next) : null
  // "No-show" starts with a word that no other noun starts with.
  const none = noun === null && chances.has(textAt(tokens, at - 1)) ? readPredicate(tokens, skipRows(tokens, at + 1).next) : null
  if (none !== null) return { what: none.words, of: null, next: none.next }
  if (noun === null) return null
  const done = /^(?:being|getting|becoming)$/.test(textAt(tokens, noun.next)) ? readPredicate(tokens, noun.next) : null
  if (done !== null) return done.isNot ? null : { what: done.words, of: noun.noun, next: done.next }
  // "The share of products": of which rows it is a share is not said.
  const isNamed = noun.noun.words.length > 1 || chances.has(textAt(tokens, at - 1))
  return isNamed ? { what: noun.noun.words, of: null, next: noun.next } : null
}

function readingOf(tokens: readonly Token[], share: number, { what, of }: State, first: number, next: number): Reading {
  return { facts: [{ type: 'rate', share, what, of, ...spanOf(tokens, first, next) }], first, next }
}
