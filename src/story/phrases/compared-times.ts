import { readUnitWords } from '../amounts/measure-words.ts'
import { sizeOf } from '../amounts/shape-words.ts'
import { timePrepositions } from '../lexicon/connectives.ts'
import { distributives } from '../lexicon/determiners.ts'
import { being } from '../lexicon/verbs.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { endsClause, isOneOf, skip, textAt } from '../reader/index.ts'
import { readSeason } from '../times/read-season.ts'
import type { Token } from '../tokens/token.ts'
import { directedReading } from './directed-reading.ts'
import type { Reading } from './phrase.ts'

/** Words between what happens and its time. */
export const timeLinks: ReadonlySet<string> = wordSet(
  timePrepositions,
  distributives,
  being,
  'around over for near of the before after towards come from between : = (',
)

const skipLinks = skip(timeLinks, 3)
const fewer: ReadonlySet<string> = wordSet('fewer less')
const before: ReadonlySet<string> = wordSet(', ; : . ( with and but')

/** Whether a comparison of times can start with a word. */
export function mayCompare(text: string): boolean {
  return text === 'more' || fewer.has(text)
}

/** Reads ", more on weekends", "with fewer orders on Mondays". Behind a verb, "pay more", something else may be more. */
export function compared(tokens: readonly Token[], at: number): Reading | null {
  if (!mayCompare(textAt(tokens, at)) || (at > 0 && !isOneOf(tokens, at - 1, before))) return null
  const object = readUnitWords(tokens, at + 1)
  const { next: place } = skipLinks(tokens, object.next)
  const season = place > object.next ? readSeason(tokens, place) : null
  if (season === null || !endsClause(tokens, season.next)) return null
  const direction = fewer.has(textAt(tokens, at)) ? 'down' : 'up'
  return directedReading(tokens, at, season.next, object.words, season, direction, sizeOf(null, at))
}
