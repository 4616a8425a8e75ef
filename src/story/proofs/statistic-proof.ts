import type { Claim } from './claim.ts'
import type { Proof } from './proof.ts'
import { sqlName as name } from './sql-names.ts'

/** Of what is said a mean or a median may be off, where there are rows enough. */
const nearly = 0.005
/** A standard deviation is cut at the bounds of its column. */
const roughly = 0.03
/** So many rows are enough. */
const enough = 1000

const functions = {
  mean: (column: string): string => `avg(${column})`,
  median: (column: string): string => `percentile_cont(0.5) within group (order by ${column})`,
  deviation: (column: string): string => `stddev_pop(${column})`,
}

/**
 * The query for a statistic of a column: within 0.5 % of what is said, a standard deviation within 3 %, or half a unit of the column where that is more. Of few
 * rows it may be as far off as one row in a hundred of them moves it.
 */
export function statisticProof({ table, column, of, value }: Extract<Claim, { readonly type: 'statistic' }>, rows: number): Proof {
  const share = (of === 'deviation' ? roughly : nearly) + (rows < enough ? 2 / Math.max(rows, 1) : 0)
  const unit = of === 'median' ? 0.5 : 0.01
  const off = Number(Math.max(Math.abs(value) * share, unit).toPrecision(6))
  return { sql: `select abs(${functions[of](name(column))} - (${value})) <= ${off} from ${name(table)}`, value: true }
}
