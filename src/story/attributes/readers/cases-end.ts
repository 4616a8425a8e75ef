import { textAt } from '../../reader/index.ts'
import type { Token } from '../../tokens/token.ts'

/** More tokens list no word in several cases. */
const most = 10

/** The token after "(north, North, NORTH)", one word in several cases; where it starts for anything else. */
export function casesEnd(tokens: readonly Token[], at: number): number {
  if (textAt(tokens, at) !== '(') return at
  const word = textAt(tokens, at + 1)
  let next = at + 1
  while (next < at + most && (textAt(tokens, next) === word || /^[,/]$/.test(textAt(tokens, next)))) next++
  return textAt(tokens, next) === ')' ? next + 1 : at
}
