import type { Schema, TableSchema } from '../../../schema/schema.ts'
import type { RateFact } from '../../facts/fact.ts'
import type { RateTarget } from '../../find/find-rate.ts'
import type { Topics } from '../../topics/topics.ts'
import { tableNamed } from '../tables/references.ts'

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
  if (named === null) return topics.notOf(fact, target.table)
  const table = tableNamed(schema, named)
  if (table === null || table.hidden === true || named === target.table) return null
  const isOneEach = isOneOfEach(tableNamed(schema, target.table), named) || isOneOfEach(table, target.table)
  return isOneEach
    ? null
    : `"${target.shown.column}" is a column of ${target.table}, and ${named} have none such: say the share of ${target.table}`
}

/** Whether each row of another table has one row of a table at most. */
function isOneOfEach(table: TableSchema | null, by: string | null): boolean {
  const rows = table?.rows
  return typeof rows === 'object' && rows.type === 'owned' && rows.by === by && rows.max === 1
}
