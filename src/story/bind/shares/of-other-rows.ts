import type { Schema, TableSchema } from '../../../schema/schema.ts'
import type { RateFact } from '../../facts/fact.ts'
import type { RateTarget } from '../../find/find-rate.ts'
import { stateWords } from '../../lexicon/states.ts'
import { owningVerbs } from '../../lexicon/verbs.ts'
import type { Topics } from '../../topics/topics.ts'
import { termWords } from '../../words/term-words.ts'
import { singularOf } from '../../words/words.ts'
import { refersTo, tableNamed } from '../tables/references.ts'

/**
 * Why a share of the rows of one table is none of the values of another one, where each row has any number of those: "VIP tickets are 10%" of the orders of tickets.
 * Null for what is of the rows that it is said of.
 * @param named the table that the share is said of, null for none
 */
export function whyOfOthers(
  schema: Schema,
  named: string | null,
  fact: RateFact,
  target: RateTarget | null,
  topics: Topics,
): string | null {
  if (target === null) return null
  const parents = ofParents(schema, fact, target, topics)
  if (parents !== null) return parents
  if (named === null) return topics.notOf(fact, target.table, isState(fact)) ?? ofCounted(schema, fact, target, topics)
  const table = tableNamed(schema, named)
  if (table === null || table.hidden === true || named === target.table) return null
  const isOneEach = isOneOfEach(tableNamed(schema, target.table), named) || isOneOfEach(table, target.table)
  return isOneEach ? null : noneSuch(named, target.table, target.shown.column)
}

/** Whether each row of another table has one row of a table at most. */
function isOneOfEach(table: TableSchema | null, by: string | null): boolean {
  const rows = table?.rows
  return typeof rows === 'object' && rows.type === 'owned' && rows.by === by && rows.max === 1
}

/** "4% | with overdue invoices" of customers: how many of them have such rows, which is no share of these. */
function ofParents(schema: Schema, fact: RateFact, { table, shown }: RateTarget, topics: Topics): string | null {
  const { what } = fact
  const rows = tableNamed(schema, table)
  const parent = topics.of(fact).find((topic) => topic.where !== 'after' && topics.belongs(table, topic.table))?.table ?? null
  if (parent === null || rows === null || (!owningVerbs.has(what[0] ?? '') && what[0] !== 'with')) return null
  const words = new Set(termWords(table))
  if (!what.some((word) => words.has(singularOf(word))) || isOneOfEach(rows, parent)) return null
  return `it is the share of ${parent} that have such ${table}, and "${shown.column}" is told by each of ${table}: say the share of these`
}

/** "3000 deliveries, | 8% late": the state of what is counted right before, and not of what it belongs to. */
function ofCounted(schema: Schema, fact: RateFact, { table, shown }: RateTarget, topics: Topics): string | null {
  const [first] = topics.of(fact)
  const counted = first?.isNext === true && first.table !== table ? tableNamed(schema, first.table) : null
  if (first === undefined || counted === null || !isState(fact) || !refersTo(counted, table)) return null
  return isOneOfEach(counted, table) ? null : noneSuch(first.table, table, shown.column)
}

/** Whether a share says only how its rows are. */
function isState({ what }: RateFact): boolean {
  return what.every((word) => stateWords.has(word) || word.endsWith('ed'))
}

function noneSuch(named: string, table: string, column: string): string {
  return `"${column}" is a column of ${table}, and ${named} have none such: say the share of ${table}`
}
