import { endsClause, kindAt, textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'

/** Whether only numbers follow a number: "error codes 402 |, 429 or 503". They are values and count nothing. */
export function isNumberList(tokens: readonly Token[], at: number): boolean {
  let next = at
  while (/^(?:,|or|and)$/.test(textAt(tokens, next)) && kindAt(tokens, next + 1) === 'number') next += 2
  return next > at && endsClause(tokens, next)
}
