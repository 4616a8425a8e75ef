import { lastJoints, listSeparators } from '../../lexicon/connectives.ts'
import { isOneOf } from '../../reader/index.ts'
import type { Token } from '../../tokens/token.ts'

/** The token after what separates two items of a list: ",", "and", ", and". Null if no separator stands at the token. */
export function jointEnd(tokens: readonly Token[], at: number): number | null {
  if (isOneOf(tokens, at, lastJoints)) return at + 1
  if (!isOneOf(tokens, at, listSeparators)) return null
  return isOneOf(tokens, at + 1, lastJoints) ? at + 2 : at + 1
}
