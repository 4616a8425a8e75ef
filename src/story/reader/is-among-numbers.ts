import type { Token } from '../tokens/token.ts'
import { kindAt } from './at-token.ts'

/** Whether a token is inside a row of numbers without signs: "7 | 5 8 2". No phrase starts there. */
export function isAmongNumbers(tokens: readonly Token[], at: number): boolean {
  for (let place = at - 1; place < at + 3; place++) if (kindAt(tokens, place) !== 'number') return false
  return true
}
