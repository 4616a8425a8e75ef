import type { ConditionFact, GradesFact, SaidEffect } from './segment-facts.ts'
import { spanOf } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'

/** A fact, and its tokens from `first` to `next` (excluded). */
export interface FoundCondition {
  readonly fact: ConditionFact | GradesFact
  readonly first: number
  readonly next: number
}

/**
 * Makes a condition on rows that words name; with `isNot`, on the other rows.
 * @param tokens the sentence, read from `first` to `next` (excluded)
 */
export function namedCondition(
  tokens: readonly Token[],
  [first, next]: readonly [first: number, next: number],
  words: readonly string[],
  { effect, isNot }: { readonly effect: SaidEffect; readonly isNot: boolean },
): FoundCondition {
  const tests = [{ words, sign: 'named', value: null } as const]
  return { fact: { type: 'condition', tests, isNot, effect, otherwise: null, ...spanOf(tokens, first, next) }, first, next }
}
