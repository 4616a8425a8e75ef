import { isJoined, kindAt, textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'

/** Whether a plus sign adds what follows to the number before it: "30000 | + 2500", "40|+5*hours". In "18+", "5+ years" it is a bound. */
export function isAdded(tokens: readonly Token[], sign: number): boolean {
  if (textAt(tokens, sign) !== '+') return false
  const isOperand = kindAt(tokens, sign + 1) !== 'sign' && tokens[sign + 1] !== undefined
  if (isJoined(tokens, sign)) return kindAt(tokens, sign + 1) === 'number' && isJoined(tokens, sign + 1)
  return isOperand || textAt(tokens, sign + 1) === '('
}
