import { articles, distributives, pronouns } from '../../lexicon/determiners.ts'
import { relatives } from '../../lexicon/connectives.ts'
import { changeVerbs } from '../../lexicon/changes.ts'
import { being } from '../../lexicon/verbs.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { isOneOf, kindAt, textAt, hasOneOf } from '../../reader/index.ts'
import type { Token } from '../../tokens/token.ts'
import { isPlural } from '../../words/words.ts'
import type { TimePlace } from './time-place.ts'

/** What happens to a business or a part of it once, in the past. */
const onceVerbs = wordSet(
  'launched opened reopened started began moved relocated lost came arrived left quit joined hired acquired merged introduced switched released ' +
    'added replaced upgraded changed migrated renovated renamed rebranded closed shut won bought cut hit broke crashed collapsed recovered doubled halved had',
)
const past = /(?:ed|ew|ell|ose|nt)$/
const writers = wordSet(pronouns, 'we i they he she it everything nothing everyone nobody business')
const adverbs = /^(?:also|just|then|only|both|all|never|first|finally|recently|later)$|ly$/
/** Words for many rows that are no plurals. */
const collectives = wordSet('data dataset history staff personnel crew equipment stock inventory')
const nameEnds = wordSet('on at')
/** Most words of a subject. */
const mostOfSubject = 5

/**
 * Whether a time is that of something that happened once: "Launched in January 2022", "the pool was opened in May 2023", "in 2020 everything
 * dropped", "a drought in 2022 cut the harvest". Rows happen often: "members joined in 2023", "we sold 500 cars in 2023".
 * @param isRead whether a fact reads a token
 */
export function isOneOff(tokens: readonly Token[], start: number, { first, next }: TimePlace, isRead: (at: number) => boolean): boolean {
  // "since the new chef | came in April"
  if (verbIn(tokens, first + 1, next, isRead) !== null) return true
  const verb = verbIn(tokens, start, first, isRead)
  // "joined_on | in 2020"
  if (verb !== null && verb + 2 === first && isOneOf(tokens, verb + 1, nameEnds)) return false
  if (verb !== null) return isOfOne(tokens, start, verb) && (isOneOf(tokens, verb, changeVerbs) || !hasNumber(tokens, verb, first))
  const behind = textAt(tokens, next) === ',' ? next + 1 : next
  const later = verbIn(tokens, behind, behind + mostOfSubject, isRead)
  if (later === null || hasNumber(tokens, behind, later)) return false
  // "A drought in 2022 | cut the harvest"
  if (later === next) return isOneOf(tokens, start, articles) && first - start < mostOfSubject && !isPlural(textAt(tokens, first - 1))
  return start === first && isOfOne(tokens, behind, later)
}

/** The place of a verb that says what happened once; null if there is none. */
function verbIn(tokens: readonly Token[], from: number, to: number, isRead: (at: number) => boolean): number | null {
  for (let at = from; at < to && kindAt(tokens, at) !== 'sign'; at++) if (isOnce(textAt(tokens, at)) && !isRead(at)) return at
  return null
}

function isOnce(text: string): boolean {
  return onceVerbs.has(text) || (changeVerbs.has(text) && past.test(text))
}

/** Whether the subject of a verb is no rows: none, a writer, or one thing. */
function isOfOne(tokens: readonly Token[], start: number, verb: number): boolean {
  let at = verb - 1
  while (at >= start && (isOneOf(tokens, at, being) || adverbs.test(textAt(tokens, at)))) at--
  if (at >= start && isOneOf(tokens, at, relatives)) at--
  // "20 shops, opened in 2019"
  if (at < start) at = textAt(tokens, start - 1) === ',' ? start - 2 : -1
  const text = textAt(tokens, at)
  return (
    at < 0 ||
    writers.has(text) ||
    (kindAt(tokens, at) === 'word' && !isPlural(text) && !collectives.has(text) && !isEach(tokens, start, at))
  )
}

function isEach(tokens: readonly Token[], from: number, to: number): boolean {
  return hasOneOf(tokens, Math.max(0, from), to, distributives)
}

function hasNumber(tokens: readonly Token[], from: number, to: number): boolean {
  return tokens.slice(from, to).some(({ kind }) => kind === 'number')
}
