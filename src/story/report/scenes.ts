import { flaws } from '../lexicon/flaw-words.ts'
import { instructionVerbs } from '../lexicon/instruction-verbs.ts'
import { purposes, shows, weakPurposes } from '../lexicon/purpose-words.ts'
import { isStateWord } from '../lexicon/states.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { endsClause, isOneOf, kindAt, oneOf, skip, textAt, hasOneOf } from '../reader/index.ts'
import { isNumberAt } from '../amounts/quantity.ts'
import { isVerbAt } from '../words/is-verb-at.ts'
import { isNounWord } from '../words/nouns.ts'
import type { Token } from '../tokens/token.ts'

const greetings = skip(wordSet('hi hello hey there all everyone , ! and so'), 5)
const narrator = oneOf(["i'm", "we're", "i've", "we've", 'i am', 'we are', 'i have been', 'i', 'we'])
const adverbs = skip(wordSet('currently just now also still often usually been'), 2)
/** What narrators do with the data, or for a living. None of it is said of the data. */
const doing = wordSet(
  'teach teaching teaches prepare preparing write writing build building develop developing migrate migrating present presenting show showing',
  'learn learning study studying prototype prototyping practise practice practicing practising redesign redesigning refactor refactoring plan',
)
const occasions = wordSet(purposes, weakPurposes, shows, 'meeting deadline interview')
const articles = /^(?:an?|the|my|our)$/
/** Words inside the title of a story. */
const inTitles = wordSet('of for a an the in on at my our and &')
/** Words that make a title a wish: "Titanic like data", "seed a shop". */
const telling = wordSet('like wants populate seed multiple several')
/** A longer first clause is no title. */
const longestTitle = 8
/** Most tokens of a scene, and most words between "have" and the occasion. */
const [longest, mostBetween] = [30, 5]

/**
 * Marks the tokens of clauses about the author or the purpose, which ask for no data: "I'm preparing a workshop about A/B testing", "As a
 * founder of a start-up I show investors", "Hospital lab." Such clauses have no number.
 * @returns one entry per token
 */
export function scenesIn(tokens: readonly Token[]): Uint8Array {
  const found = new Uint8Array(tokens.length)
  const title = titleEnd(tokens)
  if (title !== null) found.fill(1, 0, title)
  for (let at = 0; at < tokens.length; at++) {
    if (at > 0 && !endsClause(tokens, at - 1) && textAt(tokens, at - 1) !== 'and') continue
    const start = greetings(tokens, at).next
    if (isNarrated(tokens, start) || isRole(tokens, start)) found.fill(1, at, sceneEnd(tokens, start))
  }
  return found
}

/** "I teach", "we're migrating", "I have a demo". */
function isNarrated(tokens: readonly Token[], at: number): boolean {
  const said = narrator(tokens, at)
  if (said === null) return false
  const { next } = adverbs(tokens, said.next)
  if (isOneOf(tokens, next, doing)) return true
  if (!/^(?:have|got)$/.test(textAt(tokens, next)) || !articles.test(textAt(tokens, next + 1))) return false
  const end = sceneEnd(tokens, next)
  return hasOneOf(tokens, next + 2, Math.min(end, next + 2 + mostBetween), occasions)
}

/** "As a founder of a start-up | I show investors". */
function isRole(tokens: readonly Token[], at: number): boolean {
  if (textAt(tokens, at) !== 'as' || !/^an?$/.test(textAt(tokens, at + 1))) return false
  for (let place = at + 2; place < Math.min(at + longest, tokens.length) && !endsClause(tokens, place); place++)
    if (isNarrated(tokens, place)) return true
  return false
}

/** The token at which a scene ends: at the end of its clause, before another subject, or before a number. */
function sceneEnd(tokens: readonly Token[], at: number): number {
  let next = at
  while (next < Math.min(tokens.length, at + longest) && !endsClause(tokens, next) && !isNumberAt(tokens, next)) {
    if (next > at && /^(?:and|but)$/.test(textAt(tokens, next)) && narrator(tokens, next + 1) !== null) break
    next++
  }
  return next
}

/** The end of a title: a first clause of nouns alone, which another clause follows. Null for none, and where it says a state of the rows. */
function titleEnd(tokens: readonly Token[]): number | null {
  if (isOneOf(tokens, 0, instructionVerbs)) return null
  let next = 0
  let content = 0
  while (next <= longestTitle && !endsClause(tokens, next)) {
    const text = textAt(tokens, next)
    if (kindAt(tokens, next) !== 'word' ? text !== '&' && text !== '-' : isNumberAt(tokens, next)) return null
    if (!inTitles.has(text)) {
      if (!isNounWord(tokens[next]) || isVerbAt(tokens, next) || telling.has(text) || isStateWord(text)) return null
      if (tokens[next]?.isSnake === true || flaws.has(text) || /(?:[^e]ed|ing)$/.test(text)) return null
      content++
    }
    next++
  }
  const isTitle = next <= longestTitle && content > 0 && next + 1 < tokens.length && /^[.:!\n]$/.test(textAt(tokens, next))
  return isTitle ? next : null
}
