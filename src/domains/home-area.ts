import { shares } from '../builders/drawn.ts'
import { hidden } from '../builders/table.ts'
import type { ColumnBody } from '../schema/schema.ts'

/**
 * Whether a row is around the home of a business that works in one place, written out by its domain, or in a city of the list `cities`:
 * a story that names a country or city makes it all `listed`.
 */
export const homeArea: ColumnBody<'category'> = hidden(shares({ home: 1, listed: 0 }))
