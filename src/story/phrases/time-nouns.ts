import { articles, pronouns } from '../lexicon/determiners.ts'
import { being } from '../lexicon/verbs.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { isOneOf, skip, textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import { identifierAt, identifierBefore } from '../words/identifiers.ts'
import type { Noun } from '../words/noun.ts'
import { nounBefore, nounOf, readNoun } from '../words/nouns.ts'

const timeWords = /^(?:dates?|times?|day|at|on|timestamp|start|end|begin|due|expiry|started|ended)$/

/** Whether a noun names a time: "end_date", "paid_at". */
export function isTimeNoun({ words }: Noun): boolean {
  return timeWords.test(words.at(-1) ?? '')
}

/** The noun for a time that ends before a token; null for none. */
export function timeNounBefore(
  tokens: readonly Token[],
  end: number,
  free: number,
): { readonly noun: Noun; readonly first: number } | null {
  const start = end - 2
  const phrasal = start >= free && isPhrasal(tokens, start) ? nounOf(tokens, start, end) : null
  const noun = phrasal ?? identifierBefore(tokens, end, free) ?? nounBefore(tokens, end, free)
  return noun === null ? null : { noun, first: end - noun.words.length }
}

/** The noun or verb for a time at a token: "the loan date", "they are shipped". Null for none. */
export function timeNounAt(tokens: readonly Token[], at: number): { readonly noun: Noun; readonly next: number } | null {
  // "After they are shipped".
  const clause = isOneOf(tokens, at, subjects) ? skip(being, 1)(tokens, at + 1).next : at
  const start = isOneOf(tokens, clause, articles) ? clause + 1 : clause
  if (isPhrasal(tokens, start)) return { noun: nounOf(tokens, start, start + 2), next: start + 2 }
  return identifierAt(tokens, start) ?? readNoun(tokens, start) ?? verbAt(tokens, start)
}

/** "check-in", "pick up": a noun of a verb and its particle. */
function isPhrasal(tokens: readonly Token[], at: number): boolean {
  return /^(?:check|pick|drop|clock|log|move|sign)$/.test(textAt(tokens, at)) && /^(?:in|out|up|off)$/.test(textAt(tokens, at + 1))
}

const subjects = wordSet(pronouns, 'they')

/** A verb for a time: "shipped", "shipping". */
function verbAt(tokens: readonly Token[], at: number): { readonly noun: Noun; readonly next: number } | null {
  return /^[a-z]{3,}(?:ed|ing)$/.test(textAt(tokens, at)) ? { noun: nounOf(tokens, at, at + 1), next: at + 1 } : null
}
