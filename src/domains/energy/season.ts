import { formula } from '../../builders/computed.ts'
import { type Columns, hidden } from '../../builders/table.ts'

/**
 * How much of a year's energy a month takes, as `season` (1 on average): most in January, or in July south of the equator, gas far more than light.
 * The columns read `fuel` and `latitude` of the row, and its day, as a number, in `day`.
 */
export const season: Columns = {
  half_year: hidden(formula('latitude < 0 ? 182 : 0')),
  day_of_year: hidden(formula('floor(((day - half_year) * 100 % 36525) / 100)')),
  winter: hidden(formula('coalesce(abs(day_of_year - 198) / 184, 0.5)', 3)),
  season: hidden(formula('fuel == "gas" ? 0.15 + 1.7 * winter : 0.72 + 0.56 * winter', 3)),
}
