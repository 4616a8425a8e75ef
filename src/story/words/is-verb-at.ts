import { approximations, exactWords } from '../lexicon/approximations.ts'
import { articles, distributives, possessives } from '../lexicon/determiners.ts'
import { rowWords } from '../lexicon/row-words.ts'
import { isTimeUnit } from '../lexicon/time-units.ts'
import { timeWords } from '../lexicon/time-words.ts'
import { sentenceEnds } from '../lexicon/connectives.ts'
import { dependingVerbs, doingVerbs } from '../lexicon/verbs.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { isKnownHead } from '../compose/noun-words.ts'
import { isOneOf, kindAt, skip, textAt } from '../reader/index.ts'
import { isNumberAt, isNumberWord } from '../amounts/quantity.ts'
import { readShare } from '../amounts/share.ts'
import { oncePerToken } from '../tokens/once-per-token.ts'
import type { Token } from '../tokens/token.ts'
import { fillerWords, functionWords, isPlural, singularOf } from './words.ts'

/** Plurals that modify the next noun: "sales reps". */
const attributive = wordSet(
  'sales sports goods access operations customs savings earnings claims arms news always business previous various express process address wireless',
)

/** Most words in a subject. */
const longestSubject = 4
/** Words between a verb and a number: "lasts at most 30 days". */
const mostBeforeNumber = 3
const pastLeads = skip(wordSet(approximations, exactWords, 'at up between from a an'), mostBeforeNumber)
/** Words that can start an object. */
const objectStarts = wordSet(articles, possessives, distributives, 'half')
const objects = wordSet(possessives, 'a an one')
/** Verbs without an object that could also be nouns: "demand | follows a curve". */
const verbs = wordSet('follows')
const takingUp = wordSet('makes takes uses eats')
const keeping = wordSet('stores keeps tracks holds contains')
const singleDeterminers = wordSet(distributives, possessives, 'a an the one this')

/** Whether a word looks like a plural but modifies the next noun: "sales" of "sales reps". */
export function isAttributive(word: string): boolean {
  return attributive.has(word)
}

/**
 * Whether a word that looks like a plural is a verb: "each professor | teaches", "our call centre | handles 3000 calls", "manager_id |
 * points to". A verb stands after a singular and before an object.
 */
export function isVerbAt(tokens: readonly Token[], at: number): boolean {
  // Most words are neither, so that asking for them again costs less than a cache.
  return textAt(tokens, at).endsWith('s') && tokens[at]?.isSnake !== true && isVerbInS(tokens, at)
}

const isVerbInS = oncePerToken((tokens, at): boolean => {
  const text = textAt(tokens, at)
  if (kindAt(tokens, at) !== 'word' || !isPlural(text)) return false
  if (functionWords.has(text) || timeWords.has(text)) return false
  if (rowWords.has(text) && tokens[at - 1]?.isSnake !== true) return false
  if (dependingVerbs.has(text) && textAt(tokens, at + 1) === 'on') return true
  if (isOfLabelled(tokens, at) || takesShare(tokens, at) || isBehindPlural(tokens, at)) return true
  const start = subjectStart(tokens, at)
  if (start === null) return false
  const determiner = textAt(tokens, start - 1)
  // "An airline stores flights".
  if (keeping.has(text) && singleDeterminers.has(determiner) && isPlural(textAt(tokens, at + 1))) return true
  if (isDoing(tokens, at, start)) return true
  if (distributives.has(determiner) && textAt(tokens, at + 1) !== 'table') return true
  // A known noun needs a subject to be a verb: "gym members" is no verb phrase.
  const isKnown = !verbs.has(text) && isKnownHead(singularOf(text))
  if (textAt(tokens, at + 1) === 'to') return !isKnown
  return startsObject(tokens, at + 1) && (!isKnown || singleDeterminers.has(determiner) || isOfClause(tokens, at, start))
})

/** Whether a subject that begins its sentence stands before a verb and an article: "Temperature | shows a cycle", not "store visits a day". */
function isOfClause(tokens: readonly Token[], at: number, start: number): boolean {
  const isFirst = start === 0 || sentenceEnds.has(textAt(tokens, start - 1))
  return isFirst && isOneOf(tokens, at + 1, articles) && kindAt(tokens, at + 2) === 'word' && !isTimeUnit(textAt(tokens, at + 2))
}

/** "Our museum lends | paintings", "a club rents | boats": a sentence about one owner. */
function isDoing(tokens: readonly Token[], at: number, start: number): boolean {
  const text = textAt(tokens, at)
  if (!singleDeterminers.has(textAt(tokens, start - 1)) || !isPlural(textAt(tokens, at + 1)) || !isNounLike(tokens, at + 1)) return false
  const isFirst = start === 1 || kindAt(tokens, start - 2) === 'sign'
  return isFirst && (doingVerbs.has(text) || !isKnownHead(singularOf(text)))
}

function isNounLike(tokens: readonly Token[], at: number): boolean {
  return kindAt(tokens, at) === 'word' && !functionWords.has(textAt(tokens, at)) && !isOneOf(tokens, at, rowWords)
}

/** "The rush between 8 and 10 | makes up 40%", "mobile | accounts for 60%", "R&D | holds half of"; not "orders up 6%". */
function takesShare(tokens: readonly Token[], at: number): boolean {
  const particle = textAt(tokens, at + 1)
  const share = readShare(tokens, at + 1)
  const isWhole = share !== null && textAt(tokens, share.next) === 'of'
  if (isWhole && isSingularWord(tokens, at - 1)) return true
  if (particle !== 'for' && (particle !== 'up' || !isOneOf(tokens, at, takingUp))) return false
  const { next } = pastLeads(tokens, at + 2)
  return isNumberAt(tokens, next) && /^(?:%|percent)$/.test(textAt(tokens, next + 1))
}

/** Whether the verb of a subject stands behind its last plural: "a farm with 24 turbines | reports a reading", not "sales reports". */
function isBehindPlural(tokens: readonly Token[], at: number): boolean {
  const before = textAt(tokens, at - 1)
  return isPlural(before) && !attributive.has(before) && !functionWords.has(before) && isOneOf(tokens, at + 1, objects)
}

/** Whether a labelled thing does something: "Sensor 7 | fails"; not "grade 5 students". */
function isOfLabelled(tokens: readonly Token[], at: number): boolean {
  if (kindAt(tokens, at - 1) !== 'number' || !isSingularWord(tokens, at - 2) || isKnownHead(singularOf(textAt(tokens, at)))) return false
  return at === 2 || kindAt(tokens, at - 3) === 'sign'
}

/** The first token of the singular words before a token; null if there are none, or if they name a time. */
function subjectStart(tokens: readonly Token[], at: number): number | null {
  let start = at
  while (start > Math.max(0, at - longestSubject) && isSingularWord(tokens, start - 1)) start--
  if (start === at || timeWords.has(textAt(tokens, start)) || timeWords.has(textAt(tokens, at - 1))) return null
  return fillerWords.has(textAt(tokens, at - 1)) && at - start === 1 && start === 0 ? null : start
}

function isSingularWord(tokens: readonly Token[], at: number): boolean {
  const text = textAt(tokens, at)
  if (kindAt(tokens, at) !== 'word' || functionWords.has(text) || isNumberWord(text)) return false
  return !isPlural(text) && !attributive.has(text)
}

/** Whether an object starts at a token: "3000 calls", "between 3 and 5 courses", "half of", "a truck"; not "500, orders" or "300 rows". */
function startsObject(tokens: readonly Token[], at: number): boolean {
  if (isOneOf(tokens, at, objectStarts) && !isNumberAt(tokens, at + 1)) return true
  let { next } = pastLeads(tokens, at)
  if (!isNumberAt(tokens, next)) return false
  while (next < at + 2 * mostBeforeNumber && (isNumberAt(tokens, next) || /^(?:-|–|to|and|or)$/.test(textAt(tokens, next)))) next++
  return kindAt(tokens, next) === 'word' && !isOneOf(tokens, next, functionWords) && !isOneOf(tokens, next, rowWords)
}
