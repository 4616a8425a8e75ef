import { wordSet } from '../lexicon/word-set.ts'
import { endsClause, isOneOf, textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'

/** Whether a time is that of the writer's plans: "I'm teaching this next week", "we are showing it this month". */
export function isOwnPlan(tokens: readonly Token[], at: number): boolean {
  let first = at
  while (first > Math.max(0, at - longestPlan) && !endsClause(tokens, first - 1)) first--
  return /^(?:i'm|we're)$/.test(textAt(tokens, first)) || (/^(?:i|we)$/.test(textAt(tokens, first)) && isOneOf(tokens, first + 1, planning))
}

const planning: ReadonlySet<string> = wordSet('am are will')
/** Most words between the writer and the time. */
const longestPlan = 8
