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
 * @param others words for the other rows, if the sentence names them
 * @param tokens the sentence, read from `first` to `next` (excluded)
 */
export function namedCondition(
  tokens: readonly Token[],
  [first, next]: readonly [first: number, next: number],
  words: readonly string[],
  { effect, isNot, others = [] }: { readonly effect: SaidEffect; readonly isNot: boolean; readonly others?: readonly string[] },
): FoundCondition {
  const tests = [{ words, sign: 'named', value: null } as const]
  const named = others.length === 0 ? {} : { others }
  return { fact: { type: 'condition', tests, isNot, effect, otherwise: null, ...named, ...spanOf(tokens, first, next) }, first, next }
}
