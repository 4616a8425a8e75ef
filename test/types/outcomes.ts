// What a table's outcomes, and the columns that outcomes add, must not be able to say.
import type { AddedColumn, PlanColumn } from '../../src/columns/column-schema.ts'
import type { OutcomeSchema } from '../../src/schema/schema.ts'

export const outcomes: readonly OutcomeSchema[] = [
  { type: 'totals', column: 'amount', total: 5000 },
  // @ts-expect-error: no outcome has this name
  { type: 'total', column: 'amount', total: 5000 },
  // @ts-expect-error: the outcome has no such parameter
  { type: 'totals', column: 'amount', totl: 5000 },
  // @ts-expect-error: a parameter is missing
  { type: 'outliers', column: 'amount', rate: 0.1 },
]

export const added: readonly AddedColumn[] = [
  { name: 'columns', kind: 'constant', value: 'name, email' },
  // @ts-expect-error: the kind has no such parameter
  { name: 'columns', kind: 'constant', word: 'name, email' },
  // @ts-expect-error: no kind has this name
  { name: 'amount before totals', kind: 'before_outcom', column: 'amount', outcome: 'totals' },
]

export function ending(column: PlanColumn): unknown {
  // @ts-expect-error: no kind has this parameter
  return column.endng
}
