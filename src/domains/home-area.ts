import { shares } from '../builders/drawn.ts'
import { hidden } from '../builders/table.ts'
import type { ColumnBody } from '../schema/schema.ts'

/**
 * Whether a row is near the home of a business that works in one place, whose addresses its domain writes out, or in a city of the list
 * `cities`. A story that names a country or city makes all rows `listed`.
 */
export const homeArea: ColumnBody<'category'> = hidden(shares({ home: 1, listed: 0 }))
