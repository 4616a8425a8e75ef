import type { Fact } from '../../facts/fact.ts'
import { kindAt, textAt } from '../../reader/index.ts'
import { firstFrom } from '../../tokens/first-from.ts'
import type { Token } from '../../tokens/token.ts'
import { functionWords } from '../../words/words.ts'
import { having, modals } from '../../lexicon/verbs.ts'
import type { Clause } from './part-start.ts'

/**
 * The first token of a clause about the rows of a share before it: "VIP customers (5%) | have a limit of 900", "10% are blocked (|
 * blocked_at not null)". Null for others.
 * @param before the fact before the clause
 */
export function startBesideShare(tokens: readonly Token[], { start, first }: Clause, before: Fact | undefined): number | null {
  if (before?.type !== 'rate') return null
  const end = firstFrom(tokens, before.end)
  // The share is in brackets behind its rows, and a verb follows.
  if (textAt(tokens, start) === ')' && end === start && start + 1 <= first && isVerb(tokens, start + 1)) return start + 1
  // The clause is in brackets behind the share.
  return textAt(tokens, start - 1) === '(' && end === start - 1 ? start : null
}

function isVerb(tokens: readonly Token[], at: number): boolean {
  const text = textAt(tokens, at)
  return kindAt(tokens, at) === 'word' && (having.has(text) || modals.has(text) || !functionWords.has(text))
}
