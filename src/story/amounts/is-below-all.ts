import { sentenceEnds } from '../lexicon/connectives.ts'
import { instructionVerbs } from '../lexicon/instruction-verbs.ts'
import { rowNouns } from '../lexicon/row-words.ts'
import { isOneOf, textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'

/** Whether a number is the limit of all rows: "under 400 rows", "give me under 500 customers"; not "halls under 400 seats". */
export function isBelowAll(tokens: readonly Token[], at: number, next: number): boolean {
  if (!/^(?:under|below)$/.test(textAt(tokens, at - 1))) return false
  return (
    isOneOf(tokens, next, rowNouns) ||
    at < 2 ||
    isOneOf(tokens, at - 2, instructionVerbs) ||
    isOneOf(tokens, at - 2, sentenceEnds) ||
    textAt(tokens, at - 2) === 'me'
  )
}
