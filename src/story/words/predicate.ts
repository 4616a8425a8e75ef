import { articles, possessives } from '../lexicon/determiners.ts'
import { pastWords, timeWords } from '../lexicon/time-words.ts'
import { being } from '../lexicon/verbs.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { endsClause, isOneOf, kindAt, textAt } from '../reader/index.ts'
import { afterFew } from './named-numbers.ts'
import { isNounWord, readNoun } from './nouns.ts'
import { readPlace } from '../places/read-place.ts'
import { readPeriod } from '../times/read-period.ts'
import { readSeason } from '../times/read-season.ts'
import type { Token } from '../tokens/token.ts'
import { isPlaceState, isPresentAdverb, presentAt } from './present-times.ts'
import { functionWords } from './words.ts'

const verbsBefore = wordSet(
  being,
  'have has had get gets got getting come comes came coming go goes went continuing become becomes became should must need needs',
  'arrive arrives arrived remain remains remained made done would',
)
/** Prepositions that can start a predicate: "on the pro plan". */
const leading = wordSet('on in with at from without using as for by under over out via through no')
const inside = wordSet('the a an of to or plus')
/** Prepositions that continue a predicate: "paid by direct deposit", "closed at a loss". */
const continuing = wordSet('by via with without through using in on at under over for from as off')
/** Function words that can be the whole predicate. */
const verbs = wordSet(
  'buy buys bought sell sells sold use uses used own owned attend attended submit submitted place placed receive received keep kept hold run running',
)
/** Most words in a predicate. */
const mostWords = 6

/** A predicate of some rows, such as "are urgent". */
export interface Predicate {
  /** In lower case, as written. */
  readonly words: readonly string[]
  /** Whether it is negated: "have not verified". */
  readonly isNot: boolean
  readonly next: number
}

/** Reads a predicate: "are urgent", "on the pro plan", "churned", "no-shows". Null if there is none. */
export function readPredicate(tokens: readonly Token[], at: number, isLate = false): Predicate | null {
  let next = at
  let isNot = false
  const isBefore = (place: number): boolean =>
    (isOneOf(tokens, place, verbsBefore) && !isDone(tokens, place)) || isNegation(tokens, place) || isPresentAdverb(tokens, place)
  while (next < at + 3 && isBefore(next)) {
    if (isNegation(tokens, next)) isNot = !isNot
    next++
  }
  const words: string[] = []
  if (leading.has(textAt(tokens, next)) && !isLate) words.push(...takeLeading(tokens, next))
  const start = next
  next += words.length
  let content = 0
  while (next < start + mostWords + 2 && !endsClause(tokens, next)) {
    const text = textAt(tokens, next)
    if (isContent(tokens, next)) content++
    else if (!inside.has(text) && !(content > 0 && isContinued(tokens, next))) break
    words.push(text)
    next++
  }
  const present = presentAt(tokens, start, next)
  if (present !== null) next = present.first
  words.splice(next - start)
  while (next > start && isLoose(tokens, next - 1)) {
    words.pop()
    next--
  }
  if (content === 0 || words.length === 0) return null
  // "Is | a no-show", but "have | a pet".
  if (isOneOf(tokens, start - 1, being) && isOneOf(tokens, start, articles) && isShow(tokens, start + 1)) words.shift()
  return { words: words.filter((word) => !possessives.has(word)), isNot, next: present?.next ?? next }
}

function isContinued(tokens: readonly Token[], at: number): boolean {
  return isParticle(tokens, at) || isOneOf(tokens, at, possessives) || hasPrepositionalPart(tokens, at)
}

/** Whether the predicate continues with a preposition ("paid | by direct deposit"), and not with a place, a time or a number. */
function hasPrepositionalPart(tokens: readonly Token[], at: number): boolean {
  const start = isOneOf(tokens, at + 1, articles) ? at + 2 : at + 1
  // A place of the business is not part of the predicate: "in an online store".
  if (/^an?$/.test(textAt(tokens, at + 1)) && /^(?:in|at|for|from)$/.test(textAt(tokens, at))) return false
  if (!continuing.has(textAt(tokens, at)) || !isNounWord(tokens[start]) || timeWords.has(textAt(tokens, start))) return false
  // "defaulted | in the past 3 months"
  if (isOneOf(tokens, start, pastWords) && (kindAt(tokens, start + 1) !== 'word' || isOneOf(tokens, start + 1, timeWords))) return false
  const noun = readNoun(tokens, start)
  if (noun === null || readPeriod(tokens, at + 1) !== null || readSeason(tokens, at + 1) !== null) return false
  return readPlace(tokens, start, true) === null
}

/** Whether a word at the end of a predicate adds nothing: "overall". */
function isLoose(tokens: readonly Token[], at: number): boolean {
  const text = textAt(tokens, at)
  if (text === 'overall' || text === 'altogether') return true
  return functionWords.has(text) && !isContent(tokens, at) && !isShow(tokens, at) && !verbs.has(text) && !isParticle(tokens, at)
}

/** Whether a particle belongs to the word before it: "opt-in", "sign-up rate". */
function isParticle(tokens: readonly Token[], at: number): boolean {
  const isEnd = endsClause(tokens, at + 1) || /^rates?$/.test(textAt(tokens, at + 1))
  return /^(?:in|out|up|off)$/.test(textAt(tokens, at)) && isEnd && isNounWord(tokens[at - 1])
}

function takeLeading(tokens: readonly Token[], at: number): readonly string[] {
  const text = textAt(tokens, at)
  // "No-shows" is one word, not a negation.
  if (text === 'no') return []
  return isContent(tokens, at + 1) || inside.has(textAt(tokens, at + 1)) ? [text] : []
}

function isContent(tokens: readonly Token[], at: number): boolean {
  // "8% have special | needs"
  if (textAt(tokens, at) === 'needs') return endsClause(tokens, at + 1)
  return (
    isNounWord(tokens[at]) ||
    isDone(tokens, at) ||
    isLabel(tokens, at) ||
    isShow(tokens, at) ||
    verbs.has(textAt(tokens, at)) ||
    isTwoFactor(tokens, at) ||
    isPlaceState(tokens, at) ||
    isNamedPlus(tokens, at)
  )
}

/** The name of a plan: "35% | Plus". */
function isNamedPlus(tokens: readonly Token[], at: number): boolean {
  return textAt(tokens, at) === 'plus' && tokens[at]?.isCapital === true
}

/** "10% of the tasks are | done". */
function isDone(tokens: readonly Token[], at: number): boolean {
  return textAt(tokens, at) === 'done' && endsClause(tokens, at + 1)
}

/** "Segment | A", "60% in group | A and 40% in group B". */
function isLabel(tokens: readonly Token[], at: number): boolean {
  const isEnd = endsClause(tokens, at + 1) || textAt(tokens, at + 1) === 'and'
  return textAt(tokens, at) === 'a' && tokens[at]?.isCapital === true && isEnd && isNounWord(tokens[at - 1])
}

/** Whether a number is part of a word: "two-factor", "2 step". */
function isTwoFactor(tokens: readonly Token[], at: number): boolean {
  return /^(?:one|two|three|four|[1-4])$/.test(textAt(tokens, at)) && afterFew.has(textAt(tokens, at + 1))
}

/** Whether a negation stands at a token: "not", "never", "don't". The "no" of "no-shows" is none. */
function isNegation(tokens: readonly Token[], at: number): boolean {
  return /^(?:not|never|(?:do|does|did|are|is|was|were|have|has)n't)$/.test(textAt(tokens, at))
}

/** Whether a part of "no-show" stands at a token. */
export function isShow(tokens: readonly Token[], at: number): boolean {
  const text = textAt(tokens, at)
  return (text === 'no' && /^shows?$/.test(textAt(tokens, at + 1))) || (/^shows?$/.test(text) && textAt(tokens, at - 1) === 'no')
}

/** Whether a form of "be" or "have" stands at a token. */
export function isBeing(tokens: readonly Token[], at: number): boolean {
  return isOneOf(tokens, at, verbsBefore)
}
