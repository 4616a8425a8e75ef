import { definites } from '../lexicon/determiners.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { isNounWord } from '../words/nouns.ts'
import { readQuantity } from '../amounts/quantity.ts'
import { isOneOf, textAt } from '../reader/index.ts'
import { readShare } from '../amounts/share.ts'
import type { Token } from '../tokens/token.ts'
import { endsSentence, isInName } from './ends-sentence.ts'
import { functionWords, isPlural, singularOf } from '../words/words.ts'

const openings = wordSet('( [ :')
const closings = wordSet(') ]')
const joints = wordSet(', / | and or &')
/** Words between a value and its share: "motor (half)", "60% of them on Pro", "free: 60%". */
const fillers = wordSet('( ) [ ] : = - – — of on in by are is have the a an them those with from')
/** Signs and words between two shares of a list: "20% of sellers make 80% of sales" is none. */
const parting = wordSet(', / | ; and or & vs versus')
const mostWords = 3
const mostValues = 12

/** A value without a column, in the singular, and its tokens from `first` to `next` (excluded). */
export interface ToldValue {
  readonly value: string
  readonly first: number
  readonly next: number
}

/**
 * Finds values without a column, in order: with shares that sum up to 100% ("55% dogs, 45% cats"), and in lists with the counted number of
 * items ("2 plans (free, pro)").
 */
export function toldValues(tokens: readonly Token[]): readonly ToldValue[] {
  const values: ToldValue[] = []
  for (let at = 0; at < tokens.length;) {
    let end = at
    const shares: Shared[] = []
    while (end < tokens.length && !endsSentence(tokens, end)) {
      const share = readShare(tokens, end)
      if (share !== null) shares.push({ at: end, next: share.next, share: share.share })
      const list = share === null ? listAt(tokens, end) : null
      if (list !== null) values.push(...list)
      end = share?.next ?? end + 1
    }
    values.push(...wholeIn(tokens, at, end, shares))
    at = end + 1
  }
  return values
}

/** Finds the states of shares: "4% of the accounts are frozen", "20% late". Before a noun, such a word limits the rows. */
export function toldStates(tokens: readonly Token[]): readonly string[] {
  return tokens.flatMap((_, at) => {
    const share = readShare(tokens, at)
    if (share === null) return []
    const verb = tokens.slice(share.next, share.next + mostBetween).findIndex(({ text }) => text === 'are' || text === 'is')
    const state = verb < 0 ? share.next : share.next + verb + 1
    const isLast = endsSentence(tokens, state + 1) || isOneOf(tokens, state + 1, joints) || state + 1 >= tokens.length
    return isLast && isNounWord(tokens[state]) ? [textAt(tokens, state)] : []
  })
}

/** Most tokens between a share and its state: "of the bank accounts". */
const mostBetween = 6

interface Shared {
  readonly at: number
  readonly next: number
  readonly share: number
}

/** The values whose shares sum up to 100%. */
function wholeIn(tokens: readonly Token[], first: number, end: number, shares: readonly Shared[]): readonly ToldValue[] {
  const sum = shares.reduce((before, { share }) => before + share, 0)
  if (shares.length < 2 || Math.abs(sum - 1) > 1e-9) return []
  // "80% of the orders come from 20% of the customers".
  const [head, other] = shares
  const isJoined = tokens.slice(head?.next, other?.at).some(({ text }) => parting.has(text))
  if (
    shares.every(({ next }) => textAt(tokens, next) === 'of') &&
    (shares.every(({ next }) => isOneOf(tokens, next + 1, definites)) || !isJoined)
  )
    return []
  const behind = shares.map(({ next }, index) => wordsFrom(tokens, next, shares[index + 1]?.at ?? end))
  if (behind.every(({ value }) => value !== '')) return behind
  return shares.map(({ at }, index) => wordsBefore(tokens, at, shares[index - 1]?.next ?? first)).filter(({ value }) => value !== '')
}

function wordsFrom(tokens: readonly Token[], at: number, end: number): ToldValue {
  let start = at
  while (start < end && isOneOf(tokens, start, fillers)) start++
  let next = start
  while (next < end && next < start + mostWords && isNounWord(tokens[next])) next++
  return toldAt(tokens, start, next)
}

function wordsBefore(tokens: readonly Token[], at: number, first: number): ToldValue {
  let end = at
  while (end > first && isOneOf(tokens, end - 1, fillers)) end--
  let start = end
  if (start > first && isNounWord(tokens[start - 1])) start--
  // "Booking.com".
  if (start > first + 1 && isInName(tokens, start - 1)) start -= 2
  return toldAt(tokens, start, end)
}

/**
 * A list of values, each of one or two words: "3 plans (free, pro, enterprise)", "25 lawyers (6 partners, 19 associates)". Null for other
 * lists.
 */
function listAt(tokens: readonly Token[], at: number): readonly ToldValue[] | null {
  if (!isOneOf(tokens, at, openings) || !isNounWord(tokens[at - 1])) return null
  const values: ToldValue[] = []
  let start = at + 1
  let place = start
  for (; values.length < mostValues; place++) {
    const isEnd = isOneOf(tokens, place, closings) || endsSentence(tokens, place) || place >= tokens.length
    if (isEnd || isOneOf(tokens, place, joints)) {
      if (place > start) values.push(toldAt(tokens, start, place))
      start = place + 1
      if (isEnd) break
      continue
    }
    if (tokens[place]?.kind === 'number' && place === start) start++
    else if (place - start >= 2 || functionWords.has(textAt(tokens, place)) || tokens[place]?.kind !== 'word') return null
  }
  // "A gym: 15 trainers, 3000 classes" counts tables.
  const isOfSeveral = isPlural(textAt(tokens, at - 1)) || [at - 2, at - 3].some((before) => readQuantity(tokens, before) !== null)
  const isNumbered = isOfSeveral && tokens.slice(at, place).filter(({ kind }) => kind === 'number').length === values.length
  return values.length > 1 && (isNumbered || isCounted(tokens, at, values.length)) ? values : null
}

/** Whether the list is counted: "3 environments | : dev, staging, prod". Other lists may be of columns. */
function isCounted(tokens: readonly Token[], at: number, count: number): boolean {
  return [at - 2, at - 3].some((place) => (place < 0 ? null : readQuantity(tokens, place))?.value === count)
}

function toldAt(tokens: readonly Token[], first: number, next: number): ToldValue {
  const value = tokens
    .slice(first, next)
    .filter(({ kind }) => kind !== 'sign')
    .map(({ text }) => singularOf(text))
    .join(' ')
  return { value, first, next }
}
