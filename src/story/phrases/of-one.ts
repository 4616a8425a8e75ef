import { exactWords } from '../lexicon/approximations.ts'
import { definites } from '../lexicon/determiners.ts'
import { readAmount } from '../amounts/amount.ts'
import type { CountFact } from '../facts/fact.ts'
import { isPluralNoun, readNoun } from '../words/nouns.ts'
import { endsClause, isOneOf, oneOf, optional, sequence, spanOf, textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'

/** The parent of a row, and the number of parents if it is said. */
export interface OneRead {
  readonly noun: CountFact['noun']
  readonly counts: readonly CountFact[]
  readonly next: number
}

/** "one of the 12 nurses", "exactly one of four segments" */
export function readOneOf(tokens: readonly Token[], at: number): OneRead | null {
  const said = one(tokens, at)
  return said === null ? null : ofOne(tokens, said.next, true)
}

const one = sequence({ exactly: optional(oneOf(exactWords)), one: oneOf(['one of', '1 of']) })

/** The parent and its count behind "one": "researcher", or behind "one of": "the 12 nurses". */
export function ofOne(tokens: readonly Token[], at: number, isOf: boolean): OneRead | null {
  const start = isOf && isOneOf(tokens, at, definites) ? at + 1 : at
  const amount = isOf ? readAmount(tokens, start) : null
  const found = readNoun(tokens, amount?.next ?? start)
  if (found === null || isPluralNoun(found.noun) !== isOf || !(endsClause(tokens, found.next) || textAt(tokens, found.next) === 'and'))
    return null
  // "By a credit card" is a means, "by a manager" a person.
  if (!isOf && /^an?$/.test(textAt(tokens, at - 1))) return null
  if (amount === null) return { noun: found.noun, counts: [], next: found.next }
  if (amount.isRange || !Number.isSafeInteger(amount.value)) return null
  const count: CountFact = { type: 'count', noun: found.noun, count: amount.value, ...spanOf(tokens, start, found.next) }
  return { noun: found.noun, counts: [count], next: found.next }
}
