import type { ColumnSchema } from '../../schema/schema.ts'

/**
 * How much of a year's energy a month takes, as `season` (1 on average): most in January, or in July south of the equator, gas far more than light.
 * The columns read `fuel` and `latitude` of the row, and its day, as a number, in `day`.
 */
export const season: readonly ColumnSchema[] = [
  { name: 'half_year', kind: 'formula', expression: 'latitude < 0 ? 182 : 0', hidden: true },
  { name: 'day_of_year', kind: 'formula', expression: 'floor(((day - half_year) * 100 % 36525) / 100)', hidden: true },
  { name: 'winter', kind: 'formula', expression: 'coalesce(abs(day_of_year - 198) / 184, 0.5)', scale: 3, hidden: true },
  { name: 'season', kind: 'formula', expression: 'fuel == "gas" ? 0.15 + 1.7 * winter : 0.72 + 0.56 * winter', scale: 3, hidden: true },
]
