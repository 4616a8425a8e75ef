import { articles, definites } from '../lexicon/determiners.ts'
import { shareVerbs } from '../lexicon/share-words.ts'
import { timeWords } from '../lexicon/time-words.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { isOneOf, textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import { identifierBefore } from '../words/identifiers.ts'
import type { Noun } from '../words/noun.ts'
import { isNounWord, nounBefore, nounOf } from '../words/nouns.ts'

/** "Churn | with a | rate of 26%": the state whose rate it is. Null for none. */
export function withRate(tokens: readonly Token[], at: number, free: number): { readonly noun: Noun; readonly first: number } | null {
  const isWith = isOneOf(tokens, at - 1, articles) && textAt(tokens, at - 2) === 'with'
  const noun = isWith && at - 2 > free ? (identifierBefore(tokens, at - 2, free) ?? nounBefore(tokens, at - 2, free)) : null
  return noun === null ? null : { noun, first: at - 2 - noun.words.length }
}

const ofRows = wordSet('of for among amongst')

/** "Churn rate of | free users 8%", "the return rate for | online orders is 12%": the state of these rows. Null for none. */
export function rateOfRows(tokens: readonly Token[], at: number, free: number): { readonly noun: Noun; readonly first: number } | null {
  const end = isOneOf(tokens, at - 1, definites) ? at - 2 : at - 1
  const noun = end > free && isOneOf(tokens, end, ofRows) ? nounBefore(tokens, end, free) : null
  if (noun === null || noun.words.length < 2 || !/^rates?$/.test(noun.words.at(-1) ?? '')) return null
  return { noun: { ...noun, words: noun.words.slice(0, -1) }, first: end - noun.words.length }
}

/** A named row and its verb: "Centro makes | half of the sales". */
export function doerBefore(tokens: readonly Token[], at: number, free: number): Noun | null {
  const isDoing = at - 2 >= free && shareVerbs.has(textAt(tokens, at - 1)) && tokens[at - 2]?.isCapital === true
  return isDoing && isNounWord(tokens[at - 2]) ? nounOf(tokens, at - 2, at) : null
}

/** Whether words are the second step of a ratio: "conversion from trial to | paid is 40%". */
export function isStep(tokens: readonly Token[], first: number): boolean {
  return textAt(tokens, first - 1) === 'to' && [3, 4].some((words) => textAt(tokens, first - words) === 'from')
}

/** The words of a state without the noun for its share: "the premium | share is 20%". */
export function withoutShare(words: readonly string[]): readonly string[] {
  return words.length > 1 && /^(?:share|proportion|percentage)$/.test(words.at(-1) ?? '') ? words.slice(0, -1) : words
}

/** Whether a comparison of periods stands at a token: "month over month". */
export function hasOver(tokens: readonly Token[], at: number): boolean {
  return textAt(tokens, at + 1) === 'over' && timeWords.has(textAt(tokens, at))
}
