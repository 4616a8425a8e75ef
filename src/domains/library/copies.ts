import type { TableSchema } from '../../schema/schema.ts'

/** Copies on the shelves of the branches, all acquired before the first loan. */
export const copies: TableSchema = {
  name: 'copies',
  rows: { type: 'owned', by: 'books', min: 1, max: 6, mean: 2.2 },
  columns: [
    { name: 'copy_id', kind: 'sequence' },
    { name: 'book_id', kind: 'owner_key', table: 'books' },
    { name: 'barcode', kind: 'pattern', pattern: '3##########', unique: true },
    {
      name: 'branch',
      kind: 'category',
      values: ['Central', 'Northside', 'Riverside', 'Westgate', 'Mobile Library'],
      weights: [46, 19, 17, 14, 4],
    },
    { name: 'format', kind: 'category', values: ['paperback', 'hardcover', 'large_print', 'audiobook'], weights: [56, 32, 5, 7] },
    { name: 'condition', kind: 'category', values: ['new', 'good', 'fair', 'worn'], weights: [12, 58, 23, 7] },
    { name: 'shelf', kind: 'pattern', pattern: '?##-##' },
    { name: 'added_on', kind: 'lookup', through: 'book_id', column: 'added_on', hidden: true },
    { name: 'days_later', kind: 'integer', min: 0, max: 360, distribution: { name: 'exponential', mean: 70 }, hidden: true },
    { name: 'acquired_on', kind: 'shifted', column: 'added_on', offset: 'days_later', unit: 'days', as: 'date' },
    { name: 'purchase_price', kind: 'formula', expression: 'parent.list_price * 0.85', scale: 2 },
  ],
}
