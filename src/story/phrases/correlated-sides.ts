import { readSaidNumber } from '../attributes/readers/said-number.ts'
import { approximations } from '../lexicon/approximations.ts'
import { minusSigns } from '../lexicon/connectives.ts'
import { articles } from '../lexicon/determiners.ts'
import { comparatives, levelWords } from '../lexicon/level-words.ts'
import { being, having, modals } from '../lexicon/verbs.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { isOneOf, skipBack, textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import { identifierAt, identifierBefore } from '../words/identifiers.ts'
import type { Noun } from '../words/noun.ts'
import { nounBefore, nounOf, readNoun } from '../words/nouns.ts'

/** Words before the number: "(r = 0.8)", "with a coefficient of about 0.8". */
const beforeNumber = wordSet(approximations, articles, '( , r rho corr coefficient correlation pearson spearman = : of with at by and')
const most = 6

/** The number of a correlation, with the words around it; null for none. */
export function numberAt(tokens: readonly Token[], at: number): { readonly value: number; readonly next: number } | null {
  let start = at
  while (start < at + most && isOneOf(tokens, start, beforeNumber)) start++
  const isNegative = isOneOf(tokens, start, minusSigns)
  const number = readSaidNumber(tokens, isNegative ? start + 1 : start)
  if (number === null || number.currency !== null || Math.abs(number.value) > 1) return null
  return { value: isNegative ? -number.value : number.value, next: textAt(tokens, number.next) === ')' ? number.next + 1 : number.next }
}

/** A column, and -1 where the words name its low numbers. */
export interface CorrelatedSide {
  readonly noun: Noun
  readonly turn: 1 | -1
}

/** The column that ends before a token. */
export function sideBefore(tokens: readonly Token[], end: number, free: number): (CorrelatedSide & { readonly first: number }) | null {
  const last = skipBack(tokens, end, free, linking, 3)
  const noun = identifierBefore(tokens, last, free) ?? nounBefore(tokens, last, free)
  return noun === null ? null : { ...withoutLevel(tokens, noun, last), first: last - noun.words.length }
}

/** A noun without the level before it, and -1 for a low one: "lower | prices". */
function withoutLevel(tokens: readonly Token[], noun: Noun, next: number): { readonly noun: Noun; readonly turn: 1 | -1 } {
  const [first = '', ...others] = noun.words
  if (others.length === 0 || !(comparatives.has(first) || levelWords.has(first))) return { noun, turn: 1 }
  return { noun: nounOf(tokens, next - others.length, next), turn: low.has(first) ? -1 : 1 }
}

const low = wordSet('lower less fewer smaller shorter younger worse slower cheaper low few small short')

const linking = wordSet(being, modals, having, articles, 'that which show shows')

/** The column at a token. */
export function columnAt(tokens: readonly Token[], at: number): (CorrelatedSide & { readonly next: number }) | null {
  const start = isOneOf(tokens, at, articles) ? at + 1 : at
  const found = identifierAt(tokens, start) ?? readNoun(tokens, start)
  return found === null ? null : { next: found.next, ...withoutLevel(tokens, found.noun, found.next) }
}
