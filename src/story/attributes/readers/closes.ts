import type { Token } from '../../tokens/token.ts'

/** Whether the token at `at` closes a bracket that opened at or after `first`. */
export function closes(tokens: readonly Token[], first: number, at: number): boolean {
  const closing = tokens[at]?.text
  if (closing !== ')' && closing !== ']') return false
  let open = 0
  for (const { text } of tokens.slice(first, at)) {
    if (text === '(' || text === '[') open++
    else if (text === ')' || text === ']') open--
  }
  return open > 0
}
