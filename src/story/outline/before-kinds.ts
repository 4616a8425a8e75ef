import { wordSet } from '../lexicon/word-set.ts'
import { isOneOf, textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import { nounBefore } from '../words/nouns.ts'

/** Nouns for the kinds of rows. */
const kindNouns = wordSet('species kinds types breeds varieties categories classes brands models')
/** Words between the rows and their kinds. */
const belonging = wordSet('of in from')
/** Most tokens of the kinds. */
const longest = 40

/** The token behind the rows whose kinds stand in brackets before the end: "irises | of three species (setosa, versicolor):". Else the end. */
export function beforeKinds(tokens: readonly Token[], end: number): number {
  let at = textAt(tokens, end - 1) === ':' ? end - 2 : end - 1
  if (textAt(tokens, at) !== ')') return end
  const least = at - longest
  while (at > least && textAt(tokens, at) !== '(') at--
  const kinds = textAt(tokens, at) === '(' ? nounBefore(tokens, at, 0) : null
  if (kinds === null || !kindNouns.has(kinds.words.at(-1) ?? '')) return end
  const start = at - kinds.words.length
  const of = isOneOf(tokens, start - 2, belonging) ? start - 2 : start - 1
  return isOneOf(tokens, of, belonging) ? of : end
}
