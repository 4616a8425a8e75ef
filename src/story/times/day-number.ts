import type { Token } from '../tokens/token.ts'

/** The day of a month (1 to 31) in a token: "5", "05", "5th". Null for other tokens. */
export function dayNumber(token: Token | undefined): number | null {
  if (token === undefined) return null
  const text = token.kind === 'number' ? token.text : /^(\d{1,2})(?:st|nd|rd|th)$/.exec(token.text)?.[1]
  return text !== undefined && /^(?:0?[1-9]|[12]\d|3[01])$/.test(text) ? Number(text) : null
}
