import { definites } from '../lexicon/determiners.ts'
import { being } from '../lexicon/verbs.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { isOneOf, skip, textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import { readPlace } from '../places/read-place.ts'
import { readNoun } from '../words/nouns.ts'

const living: ReadonlySet<string> = wordSet(being, 'live lives come comes')
const beforePlace = skip(wordSet(definites, 'from in'), 2)
const pastOf = skip(wordSet(definites, 'of'), 2)

/** The verb between most rows and their place: "most of the guests | come from Germany". Null for none. */
export function mostOf(tokens: readonly Token[], at: number): number | null {
  const noun = textAt(tokens, at) === 'most' ? readNoun(tokens, pastOf(tokens, at + 1).next) : null
  if (noun === null || !isOneOf(tokens, noun.next, living)) return null
  const place = beforePlace(tokens, noun.next + 1).next
  return place > noun.next + 1 && readPlace(tokens, place, true) !== null ? noun.next : null
}
