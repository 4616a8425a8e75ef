import { formula } from '../../builders/computed.ts'
import { type Columns, hidden } from '../../builders/table.ts'

/**
 * Hidden columns that end with `name`: seconds after the timestamp `since`, from 0 to `most`, that are close to `seconds` and lead to a
 * time between half past seven in the morning and half past eleven in the evening. The order of events on a day is kept. `seconds` and
 * `most` are formulas.
 */
export function awake(name: string, since: string, seconds: string, most: string): Columns {
  return {
    [`${name}_raw`]: hidden(formula(seconds)),
    [`${name}_of_day`]: hidden(formula(`(${since} + ${name}_raw) % 86400`)),
    [name]: hidden(
      formula(
        `max(0, min(${most}, floor(${name}_raw - ${name}_of_day + ` +
          `min(27000 + ${name}_of_day * 0.892857, 54000 + max(0, ${name}_of_day - 30240) * 0.544872))))`,
        0,
      ),
    ),
  }
}
