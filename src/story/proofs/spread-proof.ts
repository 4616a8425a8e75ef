import type { SpreadShape } from '../attributes/aspect.ts'
import type { ClaimOf } from './claim.ts'
import type { Proof } from './proof.ts'
import { sqlName as name } from './sql-names.ts'

/**
 * Conditions for each shape over the `mean`, the `median`, the standard deviation `spread`, the `least` and the `most` of a column, and
 * `near`, the share of rows within one standard deviation of the mean.
 */
const conditions: Readonly<Record<SpreadShape, (off: number) => string>> = {
  normal: (off) => `near between ${0.6 - off} and ${0.76 + off} and abs(mean - median) <= ${0.15 + off} * spread`,
  uniform: (off) => `near between ${0.54 - off} and ${0.62 + off} and abs(median - (least + most) / 2) <= ${0.05 + off} * (most - least)`,
  skewed: () => 'mean > median',
  left_skewed: () => 'mean < median',
  lognormal: () => 'mean > median',
  power_law: () => 'median <= 0.5 * mean',
  exponential: (off) => `median between ${0.6 - off} * mean and ${0.78 + off} * mean`,
  poisson: (off) => `spread * spread between ${0.85 - off} * mean and ${1.15 + off} * mean`,
  bimodal: (off) => `near <= ${0.72 + off}`,
}

/** The query for the shape of a column. The tolerance is larger for few rows. */
export function spreadProof({ table, column, shape }: ClaimOf<'spread'>, rows: number): Proof {
  const own = name(column)
  const whole =
    `select avg(${own}) as mean, percentile_cont(0.5) within group (order by ${own}) as median, stddev_pop(${own}) as spread, ` +
    `min(${own}) as least, max(${own}) as most from ${name(table)}`
  const near = `select avg(case when abs(${own} - mean) <= spread then 1.0 else 0.0 end) as near from ${name(table)}, whole where ${own} is not null`
  const off = Number((1 / Math.sqrt(Math.max(rows, 1))).toPrecision(3))
  return { sql: `with whole as (${whole}), around as (${near}) select ${conditions[shape](off)} from whole, around`, value: true }
}
