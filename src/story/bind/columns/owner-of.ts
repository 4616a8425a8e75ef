import type { Domain } from '../../../domains/domain.ts'
import type { Schema } from '../../../schema/schema.ts'
import { isCountOf } from '../../attributes/readers/column-noun.ts'
import type { AttributeFact, Fact } from '../../facts/fact.ts'
import { findTable } from '../../find/find-table.ts'
import type { Noun } from '../../words/noun.ts'
import { headOf, singularOf } from '../../words/words.ts'
import { tableNamed } from '../tables/references.ts'

/** The table that a fact names, and the words of its column. */
export interface Owned {
  /** Null if the fact names no table. */
  readonly owner: string | null
  /** The words for the column, without those for its table. */
  readonly words: readonly string[]
  /** All words for the column. */
  readonly whole: readonly string[]
}

/** The table in a fact: "age of the customers", "customer age", or the table of the statement before. */
export function ownerOf(
  schema: Schema,
  domain: Domain,
  { table, column, start }: AttributeFact & { readonly column: Noun },
  facts: readonly Fact[],
): Owned {
  const own = withoutKinds(column.words, domain)
  const before = facts.findLast(
    (fact): fact is AttributeFact => fact.type === 'attribute' && fact.start < start && isSame(fact.column, own),
  )
  const named = table ?? before?.table ?? null
  const owner = named === null ? null : (findTable(named, domain)?.table ?? null)
  const whole = before?.column === undefined || before.column === null ? own : withoutKinds(before.column.words, domain)
  if (owner !== null) return { owner, words: whole, whole }
  for (let length = whole.length - 1; length > 0; length--) {
    const found = findTable({ words: whole.slice(0, length) }, domain)
    const isShown = found !== null && tableNamed(schema, found.table)?.hidden !== true
    if (found !== null && isShown && found.words.length === length) return { owner: found.table, words: whole.slice(length), whole }
  }
  return { owner: null, words: whole, whole }
}

const kinds = /^(?:enum|column|field|attribute|values?|each)$/

/**
 * Removes words for kinds of columns: "enum role", "the status column", "score values" name the role, the status and the score. The values
 * of a table are amounts: "order values".
 */
function withoutKinds(words: readonly string[], domain: Domain): readonly string[] {
  const own = words.filter((word, index) => !kinds.test(word) || (word === 'value' && index > 0))
  const isTable = own.length < words.length && words.at(-1) === 'values' && findTable({ words: own }, domain)?.words.length === own.length
  return own.length === 0 ? words : isTable ? [...own, 'value'] : own
}

/** Whether the last word names the column of the statement before: "exam score from 0 to 100, average score 68". */
function isSame(before: Noun | null, words: readonly string[]): boolean {
  if (words.length !== 1 || before === null || isCountOf(before.words)) return false
  // The head of "price per gallon" is the price.
  const per = before.words.indexOf('per')
  return headOf(per > 0 ? before.words.slice(0, per) : before.words) === singularOf(words[0] ?? '')
}
