import { formula } from '../../builders/computed.ts'
import { type Columns, hidden } from '../../builders/table.ts'

/**
 * Hidden columns, the last of which is called `name`: about as many seconds after the timestamp `since` as `seconds` says, from 0 to `most`,
 * so that they end between half past seven and half past eleven in the evening, more of them later. What comes first stays first. Formulas.
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
