import { daysAfter, formula } from '../../builders/computed.ts'
import { quantiles } from '../../builders/distributions.ts'
import { decimal } from '../../builders/drawn.ts'
import { type Columns, hidden } from '../../builders/table.ts'

/** The column `birth_date`: the age in years at the date or timestamp `since` of the row has the quantiles `ages`. */
export function birthBefore(since: string, ages: readonly [number, ...number[]]): Columns {
  return {
    age_then: hidden(decimal(ages[0], Math.max(...ages), 2, quantiles(ages))),
    to_birth: hidden(formula('-round(age_then * 365.25)')),
    birth_date: daysAfter(since, 'to_birth'),
  }
}
