import { textAt } from '../reader/index.ts'
import { firstFrom } from '../tokens/first-from.ts'
import type { Span, Token } from '../tokens/token.ts'

/** A position in the story at which a table is named. */
export interface Mention extends Span {
  readonly table: string
  /** Set if it says where the rows are ("3000 calls across four sites"). The sentence is then not about this table. */
  readonly isPlace: boolean
  /** Set if a number of rows stands before it. */
  readonly isCounted: boolean
  /** Set if the statement is about a column of it ("the price of the wines"). */
  readonly isOwner: boolean
}

/** Whether a table is only counted in brackets: "loans, branch (10 branches), | amount". */
export function isInBrackets(tokens: readonly Token[], { start, end, isCounted }: Mention): boolean {
  return isCounted && textAt(tokens, firstFrom(tokens, start) - 2) === '(' && textAt(tokens, firstFrom(tokens, end)) === ')'
}
