import type { CodeToken } from '../code-reader.ts'

/** The tokens of a condition, or of a part of it. */
export type Tokens = readonly CodeToken[]

export function isWord(token: CodeToken | undefined, word: string): boolean {
  return token?.kind === 'word' && token.text.toLowerCase() === word
}

export function isSign(token: CodeToken | undefined, sign: string): boolean {
  return token?.kind === 'sign' && token.text === sign
}

/** Removes brackets around all tokens. */
export function unwrapped(tokens: Tokens): Tokens {
  let own = tokens
  while (isSign(own[0], '(') && closing(own, 0) === own.length - 1) own = own.slice(1, -1)
  return own
}

/** The index of the bracket that closes the bracket at `from`; -1 if there is none. */
export function closing(tokens: Tokens, from: number): number {
  let depth = 0
  for (let at = from; at < tokens.length; at++) {
    if (isSign(tokens[at], '(') || isSign(tokens[at], '[')) depth++
    if ((isSign(tokens[at], ')') || isSign(tokens[at], ']')) && --depth === 0) return at
  }
  return -1
}

/** Removes "::text", "::character varying(20)[]" and the prefix of N'text'. */
export function withoutCasts(tokens: Tokens): Tokens {
  const kept: CodeToken[] = []
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as CodeToken
    if (isWord(token, 'n') && tokens[at + 1]?.kind === 'text' && tokens[at + 1]?.start === token.end) continue
    if (!isSign(token, '::')) {
      kept.push(token)
      continue
    }
    at++
    while (isWord(tokens[at + 1], 'varying') || isWord(tokens[at + 1], 'precision')) at++
    if (isSign(tokens[at + 1], '(')) at = Math.max(at, closing(tokens, at + 1))
    while (isSign(tokens[at + 1], '[') && isSign(tokens[at + 2], ']')) at += 2
  }
  return kept
}

/** Splits tokens at a word that is outside of brackets. */
export function parted(tokens: Tokens, word: string): readonly Tokens[] {
  const parts: CodeToken[][] = [[]]
  let depth = 0
  for (const token of tokens) {
    if (isSign(token, '(') || isSign(token, '[')) depth++
    if (isSign(token, ')') || isSign(token, ']')) depth--
    if (depth === 0 && isWord(token, word)) parts.push([])
    else parts.at(-1)?.push(token)
  }
  return parts
}

/** The column at the beginning, or in the brackets of a function; null for anything else. */
export function columnOf(tokens: Tokens): string | null {
  const own = unwrapped(tokens)
  const [token] = own
  if (own.length === 3 && isSign(own[1], '.')) return own[2]?.text ?? null
  return own.length === 1 && (token?.kind === 'word' || token?.kind === 'name') ? token.text : null
}

/** The number that some tokens form, with its sign; null if they do not. */
export function numberIn(tokens: Tokens): number | null {
  const own = unwrapped(tokens)
  const isNegative = isSign(own[0], '-')
  const [token, more] = isNegative || isSign(own[0], '+') ? own.slice(1) : own
  if (token === undefined || more !== undefined || (token.kind !== 'number' && token.kind !== 'text')) return null
  const value = Number(token.text.replaceAll('_', ''))
  if (token.text === '' || !Number.isFinite(value)) return null
  return isNegative ? -value : value
}

/** A text, or a number with its sign; null for anything else. */
export function literalOf(tokens: Tokens): string | null {
  const own = unwrapped(tokens)
  if (own.length === 1 && own[0]?.kind === 'text') return own[0].text
  const number = numberIn(own)
  return number === null ? null : String(number)
}
