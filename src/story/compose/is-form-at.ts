import { formatThings } from '../lexicon/format-words.ts'
import { isOneOf, textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'

/** Whether a noun ends at a token that is the form of the data behind its colon: "API | fixtures: 30 users and 50 posts". */
export function isFormAt(tokens: readonly Token[], at: number): boolean {
  return textAt(tokens, at + 1) === ':' && isOneOf(tokens, at, formatThings)
}
