import { kindAt, textAt } from '../../reader/index.ts'
import { firstFrom } from '../../tokens/first-from.ts'
import type { Token } from '../../tokens/token.ts'
import type { Subject } from './subject-before.ts'

/** Whether numbers are part of a formula: "passed = score | >= 50". */
export function isOperand(tokens: readonly Token[], { column }: Subject): boolean {
  const first = column === null ? 0 : firstFrom(tokens, column.start)
  return column !== null && textAt(tokens, first - 1) === '=' && kindAt(tokens, first - 2) === 'word'
}
