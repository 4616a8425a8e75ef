import type { ColumnOf } from '../schema/schema.ts'

/**
 * Whether a row is around the home of a business that works in one place, written out by its domain, or in a city of the list `cities`:
 * a story that names a country or city makes it all `listed`.
 */
export const homeArea: ColumnOf<'category'> = { name: 'area', kind: 'category', values: ['home', 'listed'], shares: [1, 0], hidden: true }
