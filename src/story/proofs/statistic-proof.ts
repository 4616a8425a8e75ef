import type { ClaimOf } from './claim.ts'
import type { Proof } from './proof.ts'
import { rowTestSql } from './row-test.ts'
import { sqlName as name } from './sql-names.ts'

/** Relative tolerance of a mean or median with enough rows. */
const nearly = 0.005
/** Relative tolerance of a standard deviation, as the bounds of a column cut it. */
const roughly = 0.03
/** This number of rows is enough. */
const enough = 1000

/** Standard errors that cells missing at random may move a statistic by, for a spread as large as the value. */
const missingErrors = 4

const functions = {
  mean: (column: string): string => `avg(${column})`,
  median: (column: string): string => `percentile_cont(0.5) within group (order by ${column})`,
  deviation: (column: string): string => `stddev_pop(${column})`,
}

/**
 * The query for a statistic of a column: within 0.5% of the said value (3% for a standard deviation), or half a unit of the column if that
 * is more. With few rows, the tolerance is the effect of one row in a hundred. Cells missing at random add to it; the cells that other
 * columns leave are a sample of the column.
 */
export function statisticProof({ table, column, of, value, missing = 0 }: ClaimOf<'statistic'>, rows: number): Proof {
  const chance = missingErrors * Math.sqrt((missing ?? 0) / Math.max(rows, 1))
  const share = (of === 'deviation' ? roughly : nearly) + (rows < enough ? 2 / Math.max(rows, 1) : 0) + chance
  const unit = of === 'median' ? 0.5 : 0.01
  const off = Number(Math.max(Math.abs(value) * share, unit).toPrecision(6))
  const [own, from] = [name(column), name(table)]
  const difference = `abs(${functions[of](own)} - (${value}))`
  if (missing !== null) return { sql: `select ${difference} <= ${off} from ${from}`, value: true }
  const sampled = `${missingErrors} * stddev_pop(${own}) * sqrt((count(*) - count(${own}) + 1.0) / count(*) / count(${own}))`
  return { sql: `select count(${own}) = 0 or ${difference} <= ${off} + ${sampled} from ${from}`, value: true }
}

/** The query for the mean, and the standard deviation if it is said, of the rows that pass a test. True if there are none. */
export function meanWithinProof({ table, when, column, value, deviation }: ClaimOf<'mean_within'>): Proof {
  const isNear = (of: 'mean' | 'deviation', said: number): string =>
    `abs(${functions[of](name(column))} - (${said})) <= ${Math.abs(said)} * (${of === 'mean' ? nearly : roughly} + 2.0 / count(*)) + 0.01`
  const spread = deviation === undefined ? '' : ` and ${isNear('deviation', deviation)}`
  const near = `${isNear('mean', value)}${spread}`
  return {
    sql: `select count(*) = 0 or ${deviation === undefined ? near : `(${near})`} from ${name(table)} where ${rowTestSql(when)}`,
    value: true,
  }
}
