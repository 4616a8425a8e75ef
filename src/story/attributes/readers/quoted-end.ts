import type { Token } from '../../tokens/token.ts'

const openingQuotes = new Set(['"', "'", '`', '“', '‘', '«'])
const longestQuote = 60

/** The token after a quoted value; null if no quotation mark opens here. */
export function quotedEnd(tokens: readonly Token[], text: string, at: number): number | null {
  const token = tokens[at]
  if (token === undefined || !openingQuotes.has(text[token.start - 1] ?? '')) return null
  let next = at + 1
  while (next < tokens.length && next < at + 8 && !/["'`”’»]/.test(text[(tokens[next - 1] as Token).end] ?? '')) next++
  const last = tokens[next - 1] as Token
  return last.end - token.start <= longestQuote && /["'`”’»]/.test(text[last.end] ?? '') ? next : null
}
