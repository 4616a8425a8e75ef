import type { RatioFact } from '../../facts/fact.ts'
import { readAmount } from '../../amounts/amount.ts'
import { havingVerbs } from '../../lexicon/verbs.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { isPluralNoun, readNoun } from '../../words/nouns.ts'
import { kindAt, oneOf, optional, sequence, spanOf, textAt, where } from '../../reader/index.ts'
import type { Token } from '../../tokens/token.ts'
import { clauseEnd } from './clause.ts'
import type { LargestCounts } from './largest-counts.ts'
import type { Clause } from './some-rows.ts'

const singular = where(readNoun, ({ noun }) => !isPluralNoun(noun))
const ofOne = sequence({ one: oneOf(['one', 'at least one', 'exactly one', 'only one', 'another', 'a single']), of: singular })
/** "no room has more than 12 bookings". */
const bounded = sequence({
  no: oneOf(['no', 'no single', 'none of the']),
  of: readNoun,
  can: optional(oneOf(['can', 'may', 'should', 'must'])),
  having: oneOf(havingVerbs),
  amount: where(readAmount, ({ isRange, min, max }, tokens, at) => !isRange && (min === null) !== (max === null) && isThan(tokens, at)),
  child: where(readNoun, ({ noun }) => isPluralNoun(noun)),
})

const several = wordSet('many several multiple can may')

/** Finds a clause about one row of a counted table: "one customer has 50 rentals". It does not hold for all rows. Null for none. */
export function aboutOne(tokens: readonly Token[], at: number, counts: LargestCounts): Clause | null {
  const found = ofOne(tokens, at)
  if (found === null || (counts.of(found.of.noun)?.count ?? 0) < 2) return null
  const next = clauseEnd(tokens, found.next)
  const told = tokens.slice(found.next, next)
  // "One customer has many orders" and "one team has 8 to 12 players" hold for each row.
  const isRange = readAmount(tokens, found.next + 1)?.isRange === true
  const isRule = isRange || told.some(({ text }) => several.has(text)) || !told.some(({ kind }) => kind === 'number')
  return isRule ? null : { first: at, next }
}

/** Reads a bound on the number of rows for each row: "no flight has more than 20 bookings". Null for none. */
export function boundOfEach(tokens: readonly Token[], at: number): (Clause & { readonly fact: RatioFact }) | null {
  const found = bounded(tokens, at)
  if (found === null || kindAt(tokens, found.next) === 'number') return null
  const { min, max } = found.amount
  // What no row has: "more than 20", at least 21, leaves at most 20; "fewer than 2", at most 1, leaves at least 2.
  const bounds = min === null ? { min: (max ?? 0) + 1, max: null } : { min: null, max: min - 1 }
  const fact: RatioFact = {
    type: 'ratio',
    child: found.child.noun,
    parent: found.of.noun,
    mean: null,
    ...bounds,
    ...spanOf(tokens, at, found.next),
  }
  return { first: at, next: found.next, fact }
}

/** "more than 12", "fewer than 2". */
function isThan(tokens: readonly Token[], at: number): boolean {
  return textAt(tokens, at + 1) === 'than'
}
