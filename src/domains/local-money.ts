import { formula } from '../builders/computed.ts'
import { type Columns, hidden } from '../builders/table.ts'
import { attribute, entry } from '../builders/texts.ts'

/**
 * The currency of the row's `country_code`, and what amounts that are made in dollars are multiplied by to look usual in it: 1 where money
 * is worth about as much as a dollar, else the rounded exchange rate. `local_currency` and `local` are to be read by other columns.
 */
export const localMoney: Columns = {
  nation: hidden(entry('countries', { by: { column: 'country_code', attribute: 'country_code' } })),
  local_currency: hidden(attribute('nation', 'currency')),
  per_usd: hidden(attribute('nation', 'per_usd')),
  local: hidden(formula('per_usd < 2 ? 1 : round(per_usd)')),
}
