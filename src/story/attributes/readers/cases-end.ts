import { textAt } from '../../reader/index.ts'
import type { Token } from '../../tokens/token.ts'

/** Most tokens in a list of spellings. */
const most = 10

/** The token after a bracket with one word in several cases: "(north, North, NORTH)". The same token if there is none. */
export function casesEnd(tokens: readonly Token[], at: number): number {
  if (textAt(tokens, at) !== '(') return at
  const word = textAt(tokens, at + 1)
  let next = at + 1
  while (next < at + most && (textAt(tokens, next) === word || /^[,/]$/.test(textAt(tokens, next)))) next++
  return textAt(tokens, next) === ')' ? next + 1 : at
}
