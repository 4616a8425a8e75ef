import type { CodeToken } from './code-reader.ts'

/** The place of the bracket that closes the one at `open`; the number of tokens if none does. */
export function closing(tokens: readonly CodeToken[], open: number): number {
  let depth = 0
  for (let at = open; at < tokens.length; at++) {
    depth += turnOf(tokens[at] as CodeToken)
    if (depth === 0) return at
  }
  return tokens.length
}

/** Splits tokens at the separators outside of brackets; empty parts are left out. */
export function partsOf(tokens: readonly CodeToken[], separator = ','): readonly (readonly CodeToken[])[] {
  const parts: CodeToken[][] = [[]]
  let depth = 0
  for (const token of tokens) {
    depth += turnOf(token)
    if (depth === 0 && token.kind === 'sign' && token.text === separator) parts.push([])
    else parts.at(-1)?.push(token)
  }
  return parts.filter((part) => part.length > 0)
}

/** The place of the first sign outside of brackets; -1 for none. */
export function outsideBrackets(tokens: readonly CodeToken[], sign: string): number {
  let depth = 0
  return tokens.findIndex((token) => {
    depth += turnOf(token)
    return depth === 0 && token.kind === 'sign' && token.text === sign
  })
}

/** How a token changes the depth of brackets. */
function turnOf({ kind, text }: CodeToken): number {
  if (kind !== 'sign') return 0
  return /^[([{]$/.test(text) ? 1 : /^[)\]}]$/.test(text) ? -1 : 0
}
