import type { TableSchema } from '../../schema/schema.ts'

/** What shelves of a genre are marked with: letters, or numbers of the Dewey Decimal Classification. */
const shelves = {
  fiction: ['FIC'],
  crime: ['MYS'],
  children: ['J'],
  history: ['940', '909', '973'],
  biography: ['BIO'],
  science: ['500', '570', '520'],
  fantasy: ['SFF'],
  romance: ['ROM'],
  self_help: ['158'],
  travel: ['910', '914'],
}

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
    { name: 'age_days', kind: 'formula', expression: 'today - acquired_on', hidden: true },
    { name: 'age', kind: 'bucket', column: 'age_days', edges: [1500, 3000], labels: ['recent', 'used', 'old'], hidden: true },
    {
      name: 'condition',
      kind: 'category',
      values: ['new', 'good', 'fair', 'worn'],
      by: 'age',
      cases: { recent: [30, 58, 10, 2], used: [0, 66, 28, 6], old: [0, 44, 42, 14] },
    },
    { name: 'genre', kind: 'lookup', through: 'book_id', column: 'genre', hidden: true },
    { name: 'shelf', kind: 'text', segments: [{ by: 'genre', cases: shelves }, '-', { digits: 2 }, '-', { digits: 2 }] },
    { name: 'added_on', kind: 'lookup', through: 'book_id', column: 'added_on', hidden: true },
    { name: 'days_later', kind: 'integer', min: 0, max: 360, distribution: { name: 'exponential', mean: 70 }, hidden: true },
    { name: 'acquired_on', kind: 'shifted', column: 'added_on', offset: 'days_later', unit: 'days', as: 'date' },
    { name: 'purchase_price', kind: 'formula', expression: 'parent.list_price * 0.85', scale: 2 },
  ],
}
