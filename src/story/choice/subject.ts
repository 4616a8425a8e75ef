import { isContentWord } from '../words/nouns.ts'
import { isNoData } from '../words/is-no-data.ts'
import { instructionWords } from '../lexicon/instruction-verbs.ts'
import { noDataWords } from '../lexicon/no-data-words.ts'
import { rowWords } from '../lexicon/row-words.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { kindAt, textAt, textsOf } from '../reader/index.ts'
import type { Span, Token } from '../tokens/token.ts'
import { fillerWords, functionWords, singularOf } from '../words/words.ts'

/** Most words in the name of a business. */
const longest = 8
/** Most words before it: "we are a", "data for a", "I run an". */
const mostBefore = 12

/** Function words that a name may contain: "a school of dance", "bed and breakfast". */
const inside = new Set(['of', 'and', '&', 'for', 'the', "'", '/', '-'])

/**
 * The name of the business if the story starts with it: "beekeeping cooperative" of "a beekeeping cooperative with 12 apiaries". Null if it
 * starts with tables.
 */
export function subjectOf(tokens: readonly Token[]): Span | null {
  const start = nameStart(tokens)
  let next = start
  while (next < start + longest && isInside(tokens, next, start)) next++
  while (next > start && !isContentWord(tokens[next - 1])) next--
  const [first, last] = [tokens[start], tokens[next - 1]]
  // Words about data name no business: "messy data", "normally distributed", "mixed case".
  const words = textsOf(tokens, start, next)
  if (isNoData(words) || words.every((word) => nameless.has(word))) return null
  if (next === start || first === undefined || last === undefined || singularOf(last.text) !== last.text) return null
  return { start: first.start, end: last.end }
}

/** The first token that the name of a business can have: "bakery" of "we run a bakery". */
export function nameStart(tokens: readonly Token[]): number {
  let start = 0
  while (start < mostBefore && (isBefore(tokens[start]) || isLed(tokens, start))) start++
  return start
}

/** Words that are in no name of a business. */
const nameless = wordSet(noDataWords, rowWords, instructionWords)

function isBefore(token: Token | undefined): boolean {
  if (token === undefined || token.kind === 'number') return false
  return (
    token.kind === 'sign' ||
    functionWords.has(token.text) ||
    (fillerWords.has(token.text) && !/^(?:local|small|big|online)$/.test(token.text))
  )
}

/** Whether a verb stands before the article of the name: "run" of "we run a", "model" of "model our". */
function isLed(tokens: readonly Token[], at: number): boolean {
  return kindAt(tokens, at) === 'word' && /^(?:an?|our|my|the)$/.test(textAt(tokens, at + 1))
}

function isInside(tokens: readonly Token[], at: number, start: number): boolean {
  return isContentWord(tokens[at]) || (at > start && inside.has(textAt(tokens, at)) && isContentWord(tokens[at + 1]))
}
