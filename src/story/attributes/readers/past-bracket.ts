import type { Token } from '../../tokens/token.ts'

/** The token after the one at `at` if that closes a bracket that opened at or after `first`, else `at`. */
export function pastBracket(tokens: readonly Token[], first: number, at: number): number {
  const closing = tokens[at]?.text
  if (closing !== ')' && closing !== ']') return at
  let open = 0
  for (const { text } of tokens.slice(first, at)) {
    if (text === '(' || text === '[') open++
    else if (text === ')' || text === ']') open--
  }
  return open > 0 ? at + 1 : at
}
