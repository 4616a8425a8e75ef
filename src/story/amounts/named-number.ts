import type { Amount } from './amount.ts'
import { monthNumbers } from '../times/calendar-words.ts'
import { isYearText } from '../times/is-year-text.ts'
import { rangeWords } from '../lexicon/connectives.ts'
import { modals } from '../lexicon/verbs.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { beforeNames } from '../words/named-numbers.ts'
import { isJoined, isOneOf, kindAt, textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'

/** Words before a number that make it a year. */
const beforeYears = wordSet(
  rangeWords,
  monthNumbers.keys(),
  'in since of from by for during until early late mid through fy before after year / q1 q2 q3 q4',
)
/** Words before a round number that make it a year. */
const beforeRoundYears = wordSet('since until year fy')
const sentenceEnds = new Set(['.', '\n', '!', '?'])
/** Signs before a number that is no count: prices, powers, fractions. */
const signsBefore = wordSet('$ € £ ¥ ₹ # / ^')
const signsAfter = wordSet('/ $ € £ ¥ % ^')
/** Signs between two joined numbers: "5-10", "12:30". */
const goingOn = wordSet('- – :')
/** Up to this age, "under 18" is an age. */
const oldestMinor = 21
/** Words before numbers that are nouns and verbs, and subjects of the verbs. */
const verbs = wordSet('track model stage place score page')
/** Verbs that begin a request for data. */
const commands = wordSet('track model')
const doers = wordSet(modals, 'we i they to you and')
/** Nouns with "4K" in their name. */
const screens = wordSet('screens tvs monitors displays cameras videos')

/** Whether a number belongs to a name, a date, a fraction or a price. */
export function isNamedNumber(tokens: readonly Token[], at: number, amount: Amount): boolean {
  return (
    isLoneOne(tokens, at, amount) ||
    isAfterName(tokens, at) ||
    isAfterSign(tokens, at) ||
    isMinor(tokens, at, amount) ||
    isNegative(tokens, at) ||
    isNumeral(tokens, at) ||
    isScreen(tokens, at, amount) ||
    isBeforeSign(tokens, amount) ||
    /^0\d/.test(textAt(tokens, at)) ||
    isYear(tokens, at, amount)
  )
}

/** "One customer" rarely means that there is only one. */
function isLoneOne(tokens: readonly Token[], at: number, { next }: Amount): boolean {
  return textAt(tokens, at) === 'one' && next === at + 1
}

/** "Phase 3", but not "we track 30 greenhouses", nor a sentence that begins with "Track 40 volunteers". */
function isAfterName(tokens: readonly Token[], at: number): boolean {
  const isFirst = at === 1 || isOneOf(tokens, at - 2, sentenceEnds)
  const isVerb = isOneOf(tokens, at - 1, isFirst ? commands : verbs) && (isFirst || isOneOf(tokens, at - 2, doers))
  return isOneOf(tokens, at - 1, beforeNames) && !isVerb
}

/** "$5", "#5", "5/10", "orders/100", but not "w/ 5 doctors" ("with") or "300 patients / 20 doctors". */
function isAfterSign(tokens: readonly Token[], at: number): boolean {
  const isSlash = textAt(tokens, at - 1) === '/' && kindAt(tokens, at - 2) === 'word'
  const isApart = isSlash && (textAt(tokens, at - 2) === 'w' || !isJoined(tokens, at))
  return isOneOf(tokens, at - 1, signsBefore) && !isApart
}

/** "Under 18". */
function isMinor(tokens: readonly Token[], at: number, { value }: Amount): boolean {
  return textAt(tokens, at - 1) === 'under' && value <= oldestMinor
}

/** A negative number: "-5 orders", except after a bullet. */
function isNegative(tokens: readonly Token[], at: number): boolean {
  const isMinus = /^[-\u2212]$/.test(textAt(tokens, at - 1)) && isJoined(tokens, at)
  return isMinus && kindAt(tokens, at - 2) !== null && textAt(tokens, at - 2) !== '\n' && !isJoined(tokens, at - 1)
}

/** "No. 5", "nr. 5". */
function isNumeral(tokens: readonly Token[], at: number): boolean {
  return textAt(tokens, at - 1) === '.' && /^(?:no|nr)$/.test(textAt(tokens, at - 2))
}

/** "4K screens". */
function isScreen(tokens: readonly Token[], at: number, { next }: Amount): boolean {
  return /^[48]k$/.test(textAt(tokens, at)) && isOneOf(tokens, next, screens)
}

/** "5/10", "5%", "5-10", "12:30". */
function isBeforeSign(tokens: readonly Token[], { next, isRange }: Amount): boolean {
  return isOneOf(tokens, next, signsAfter) || (!isRange && isOneOf(tokens, next, goingOn) && kindAt(tokens, next + 1) === 'number')
}

/** "In 2024 orders doubled", "2024 sales", but not "2000 users". */
function isYear(tokens: readonly Token[], at: number, { value, next }: Amount): boolean {
  if (next !== at + 1 || !isYearText(textAt(tokens, at))) return false
  if (value % 50 === 0) return isOneOf(tokens, at - 1, beforeRoundYears)
  const isLast = textAt(tokens, at - 1) === 'and' && (textAt(tokens, at - 3) === 'between' || textAt(tokens, at - 4) === 'between')
  return at === 0 || isLast || isOneOf(tokens, at - 1, sentenceEnds) || isOneOf(tokens, at - 1, beforeYears)
}
