import { formula } from '../../builders/computed.ts'
import { allHidden, type Columns, hidden } from '../../builders/table.ts'
import { attributes, entry } from '../../builders/texts.ts'

/**
 * Hidden columns for other columns: `local_currency`, the currency of the row's `country_code`, and `local`, the factor that converts an
 * amount in dollars to a usual amount in that currency: 1 if its unit is worth about a dollar, else the rounded exchange rate.
 */
export const localMoney: Columns = {
  nation: hidden(entry('countries', { by: { column: 'country_code', attribute: 'country_code' } })),
  ...allHidden(attributes('nation', { local_currency: 'currency' }, 'per_usd')),
  local: hidden(formula('per_usd < 2 ? 1 : round(per_usd)')),
}
