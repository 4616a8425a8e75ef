import { being, doingVerbs, having, havingVerbs, modals } from '../lexicon/verbs.ts'
import { relatives } from '../lexicon/connectives.ts'
import { timeWords } from '../lexicon/time-words.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { isOneOf, kindAt, skipBack, textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import { isDone } from '../words/is-done.ts'
import type { Noun } from '../words/noun.ts'
import { isPluralNoun, nounBefore } from '../words/nouns.ts'

/** A plural noun whose rows each have a number of others. */
export interface Owner {
  readonly noun: Noun
  /** The first token of the noun; of the verb, if a number in brackets follows the noun. */
  readonly first: number
  /** The first token of the verb. */
  readonly verb: number
}

const havingWords = wordSet(havingVerbs, modals, relatives)
const mostVerbs = 3
const into = wordSet('in into by to on with')
const beforeDone = wordSet(being, modals, having)

/**
 * The plural noun before a verb that ends at a token: "customers who have |", "owners (300) have |". Before a range, any verb counts:
 * "customers place |", "contracts are settled in |".
 */
export function ownerBefore(tokens: readonly Token[], at: number, free: number, isRange: boolean): Owner | null {
  const verb = skipBack(tokens, at, free, havingWords, mostVerbs)
  const start = verb < at ? verb : isRange ? beforeAnyVerb(tokens, at, free) : at
  if (start === at) return null
  // A count may have taken "owners (300)".
  const isBracket = textAt(tokens, start - 1) === ')' && kindAt(tokens, start - 2) === 'number' && textAt(tokens, start - 3) === '('
  const noun = isBracket ? nounBefore(tokens, start - 3, 0) : nounBefore(tokens, start, free)
  if (noun === null || !isPluralNoun(noun) || noun.words.some((word) => timeWords.has(word))) return null
  return { noun, verb: start, first: isBracket ? start : start - noun.words.length }
}

/** The start of "place" or "are settled in" before a token; the token itself for neither. */
function beforeAnyVerb(tokens: readonly Token[], at: number, free: number): number {
  if (at > free && isOneOf(tokens, at - 1, doingVerbs)) return skipBack(tokens, at - 1, free, modals, 1)
  const verb = isOneOf(tokens, at - 1, into) ? at - 2 : at - 1
  const first = skipBack(tokens, verb, free, beforeDone, mostVerbs)
  return verb > free && first < verb && isDone(textAt(tokens, verb)) ? first : at
}
