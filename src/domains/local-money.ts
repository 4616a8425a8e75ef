import type { ColumnSchema } from '../schema/schema.ts'

/**
 * The currency of the row's `country_code`, and what amounts that are made in dollars are multiplied by to look usual in it: 1 where money
 * is worth about as much as a dollar, else the rounded exchange rate. `local_currency` and `local` are to be read by other columns.
 */
export const localMoney: readonly ColumnSchema[] = [
  { name: 'nation', kind: 'entry', list: 'countries', by: { column: 'country_code', attribute: 'country_code' }, hidden: true },
  { name: 'local_currency', kind: 'attribute', entry: 'nation', attribute: 'currency', hidden: true },
  { name: 'per_usd', kind: 'attribute', entry: 'nation', attribute: 'per_usd', hidden: true },
  { name: 'local', kind: 'formula', expression: 'per_usd < 2 ? 1 : round(per_usd)', hidden: true },
]
