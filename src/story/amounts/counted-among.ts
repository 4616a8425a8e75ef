import { readWholeNumber } from './whole-number.ts'
import { articles, definites } from '../lexicon/determiners.ts'
import type { CountFact, RatioFact } from '../facts/fact.ts'
import { oneOf, optional, past, sequence, spanOf } from '../reader/index.ts'
import type { Span, Token } from '../tokens/token.ts'
import type { Noun } from '../words/noun.ts'
import { isPluralNoun, readNoun } from '../words/nouns.ts'
import { readAmount } from './amount.ts'
import { ratioBounds, type Counted, ratioFact, readCounted } from './said-ratio.ts'

/** A number of rows of each, and how many there are to choose from. */
export interface CountedAmong extends Counted {
  /** Null if no total is said. */
  readonly whole: CountFact | null
}

const among = sequence({
  amount: past(articles, 1, readAmount),
  joint: oneOf(['of', 'out of', 'among', 'from']),
  the: optional(oneOf(definites)),
  whole: readWholeNumber,
  of: readNoun,
})

/** Reads what each has, also out of a counted total: "1 to 5 items", "3 to 6 of 60 courses". Null for none. */
export function readCountedAmong(tokens: readonly Token[], at: number): CountedAmong | null {
  const plain = readCounted(tokens, at)
  if (plain !== null) return { ...plain, whole: null }
  const found = among(tokens, at)
  if (found === null || !isPluralNoun(found.of.noun) || found.amount.value > found.whole.value) return null
  const { amount, whole, of, next } = found
  const count = { type: 'count', noun: of.noun, count: whole.value, ...spanOf(tokens, whole.next - 1, next) } as const
  return { bounds: ratioBounds(tokens, amount.start, amount, amount.next), amount, noun: of.noun, next, whole: count }
}

/** The number of rows of each row of a parent, and the total that they are chosen from. */
export function ratiosAmong({ noun, bounds, whole }: CountedAmong, parent: Noun, span: Span): readonly (RatioFact | CountFact)[] {
  const fact = ratioFact(noun, parent, bounds, span)
  return whole === null ? [fact] : [{ ...fact, isChosen: true }, whole]
}
