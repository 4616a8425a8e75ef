import { articles, possessives } from '../lexicon/determiners.ts'
import { timeWords } from '../lexicon/time-words.ts'
import { being } from '../lexicon/verbs.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { endsClause, isOneOf, textAt } from '../reader/index.ts'
import { afterFew } from './named-numbers.ts'
import { isNounWord, readNoun } from './nouns.ts'
import { readPlace } from '../places/read-place.ts'
import { readPeriod } from '../times/read-period.ts'
import { readSeason } from '../times/read-season.ts'
import type { Token } from '../tokens/token.ts'
import { functionWords } from './words.ts'

const verbsBefore = wordSet(being, 'have has had get gets got getting come comes came coming go goes went going')
/** Words that say how a predicate begins: "on the pro plan". */
const leading = wordSet('on in with at from without using as for by under over out via through no')
const inside = wordSet('the a an of to or plus')
/** Words that go on with what is said: "paid by direct deposit", "closed at a loss". */
const going = wordSet('by via with without through using in on at under over for from as off')
/** Verbs that hold sentences together, and may be all that is said. */
const verbs = wordSet(
  'buy buys bought sell sells sold use uses used own owned attend attended submit submitted place placed receive received keep kept hold run running',
)
/** More words say nothing more of what a share is of. */
const mostWords = 6

/** What some rows of a table are said to be. */
export interface Predicate {
  /** In lower case, as written. */
  readonly words: readonly string[]
  /** Whether it is said of the others: "have not verified". */
  readonly isNot: boolean
  readonly next: number
}

/** What some rows are: "are urgent", "on the pro plan", "churned", "no-shows"; null when nothing is said of them. */
export function readPredicate(tokens: readonly Token[], at: number, isLate = false): Predicate | null {
  let next = at
  let isNot = false
  while (next < at + 3 && (isOneOf(tokens, next, verbsBefore) || isNegation(tokens, next))) {
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
    else if (!inside.has(text) && !(content > 0 && mayGoOn(tokens, next))) break
    words.push(text)
    next++
  }
  while (next > start && isLoose(tokens, next - 1)) {
    words.pop()
    next--
  }
  if (content === 0) return null
  return { words: words.filter((word) => !possessives.has(word)), isNot, next }
}

function mayGoOn(tokens: readonly Token[], at: number): boolean {
  return isParticle(tokens, at) || isOneOf(tokens, at, possessives) || goesOn(tokens, at)
}

/** Whether "by direct deposit" follows: neither a place, nor a time, nor a number. */
function goesOn(tokens: readonly Token[], at: number): boolean {
  const start = isOneOf(tokens, at + 1, articles) ? at + 2 : at + 1
  // "In an online store" tells where the story is set.
  if (/^an?$/.test(textAt(tokens, at + 1)) && /^(?:in|at|for|from)$/.test(textAt(tokens, at))) return false
  if (!going.has(textAt(tokens, at)) || !isNounWord(tokens[start]) || timeWords.has(textAt(tokens, start))) return false
  const noun = readNoun(tokens, start)
  if (noun === null || readPeriod(tokens, at + 1) !== null || readSeason(tokens, at + 1) !== null) return false
  return readPlace(tokens, start, true) === null
}

/** Whether a word at the end of what is said says nothing more. */
function isLoose(tokens: readonly Token[], at: number): boolean {
  const text = textAt(tokens, at)
  if (text === 'overall' || text === 'altogether') return true
  return functionWords.has(text) && !isShow(tokens, at) && !verbs.has(text) && !isParticle(tokens, at)
}

/** "opt-in", "sign-up rate" */
function isParticle(tokens: readonly Token[], at: number): boolean {
  const isEnd = endsClause(tokens, at + 1) || /^rates?$/.test(textAt(tokens, at + 1))
  return /^(?:in|out|up|off)$/.test(textAt(tokens, at)) && isEnd && isNounWord(tokens[at - 1])
}

function takeLeading(tokens: readonly Token[], at: number): readonly string[] {
  const text = textAt(tokens, at)
  // "No-shows" is a word of its own.
  if (text === 'no') return []
  return isContent(tokens, at + 1) || inside.has(textAt(tokens, at + 1)) ? [text] : []
}

function isContent(tokens: readonly Token[], at: number): boolean {
  return isNounWord(tokens[at]) || isShow(tokens, at) || verbs.has(textAt(tokens, at)) || isTwoFactor(tokens, at)
}

/** "two-factor", "2 step": a number that is part of a word. */
function isTwoFactor(tokens: readonly Token[], at: number): boolean {
  return /^(?:one|two|three|four|[1-4])$/.test(textAt(tokens, at)) && afterFew.has(textAt(tokens, at + 1))
}

/** "not", "never", "don't"; but "no" of "no-shows" is none. */
function isNegation(tokens: readonly Token[], at: number): boolean {
  return /^(?:not|never|(?:do|does|did|are|is|was|were|have|has)n't)$/.test(textAt(tokens, at))
}

/** "no-show": two words that are no noun by themselves. */
export function isShow(tokens: readonly Token[], at: number): boolean {
  const text = textAt(tokens, at)
  return (text === 'no' && /^shows?$/.test(textAt(tokens, at + 1))) || (/^shows?$/.test(text) && textAt(tokens, at - 1) === 'no')
}

/** Whether a verb of being or having stands at a token. */
export function isBeing(tokens: readonly Token[], at: number): boolean {
  return isOneOf(tokens, at, verbsBefore)
}
