import type { Aside } from '../facts/aside.ts'
import { sentenceEnds } from '../lexicon/connectives.ts'
import { isOneOf, spanOf, textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import { conditionWords, orderFrom } from './find-conditions.ts'
import { startOf } from './parts-of-sentence.ts'
import { readRowTests } from './read-row-test.ts'

/** A part that is left out, and its tokens from `first` to `next` (excluded). */
export interface UnreadCondition {
  readonly aside: Aside
  readonly first: number
  readonly next: number
}

const reason = 'it is not known what follows from this condition: name a column and its value'
const reasonOfQuestion = 'no column answers this question: list one with its values, such as "is_above (yes/no)"'

/**
 * Finds comparisons behind "if", "when" or "whether" that could not be read: nothing else reads their numbers or the columns that they are
 * about.
 * @param taken one entry per token: 1 if it is read
 */
export function unreadConditions(tokens: readonly Token[], text: string, taken: Uint8Array): readonly UnreadCondition[] {
  const found: UnreadCondition[] = []
  let start = 0
  for (let at = 0; at < tokens.length; at++) {
    if (taken[at] === 1 || isOneOf(tokens, at, sentenceEnds)) start = at + 1
    else if (isOneOf(tokens, at, conditionWords) || textAt(tokens, at) === 'whether') {
      const tests = readRowTests(tokens, text, at + 1, tokens.length)
      if (tests === null || tests.tests.every(({ sign, value }) => sign === 'named' || typeof value !== 'number')) continue
      const isQuestion = textAt(tokens, at) === 'whether'
      const first = isQuestion ? at : orderFrom(tokens, startOf(tokens, start, at), at)
      found.push({
        aside: { reason: isQuestion ? reasonOfQuestion : reason, ...spanOf(tokens, first, tests.next) },
        first,
        next: tests.next,
      })
      start = tests.next
      at = tests.next - 1
    }
  }
  return found
}
