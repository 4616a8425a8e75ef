import type { TableSchema } from '../../schema/schema.ts'
import { titles } from './titles.ts'

/** The digits of `body` from the left, weighted 3 and 1 in turn as the check digit of an ISBN-13 wants them after 978. */
const weighted = Array.from({ length: 9 }, (_, place) => `floor(body / ${10 ** (8 - place)}) % 10 * ${place % 2 === 0 ? 3 : 1}`).join(' + ')

/** Works in the catalogue, with the check digits of their ISBN right. */
export const books: TableSchema = {
  name: 'books',
  rows: { type: 'ratio', of: 'members', ratio: 1.2, min: 30 },
  columns: [
    { name: 'book_id', kind: 'sequence' },
    ...titles,
    { name: 'author_id', kind: 'foreign_key', table: 'authors', popularity: 0.4, hidden: true },
    { name: 'abroad', kind: 'mapping', by: 'language', cases: { en: 'GB', es: 'ES', fr: 'FR', de: 'DE', pl: 'PL' }, hidden: true },
    { name: 'author_abroad', kind: 'person', country: 'abroad', hidden: true },
    {
      name: 'author',
      kind: 'switch',
      by: 'language',
      cases: { en: { kind: 'lookup', through: 'author_id', column: 'name' } },
      otherwise: { kind: 'template', template: '{author_abroad}' },
    },
    // Nine digits that differ for as many books as the prime has.
    { name: 'body', kind: 'formula', expression: '100000000 + book_id * 7919047 % 99999989', hidden: true },
    { name: 'weighted', kind: 'formula', expression: `38 + ${weighted}`, hidden: true },
    { name: 'check_digit', kind: 'formula', expression: '(10 - weighted % 10) % 10', hidden: true },
    { name: 'isbn', kind: 'template', template: '978{body}{check_digit}' },
    {
      name: 'genre',
      kind: 'category',
      values: ['fiction', 'crime', 'children', 'history', 'biography', 'science', 'fantasy', 'romance', 'self_help', 'travel'],
      weights: [24, 16, 17, 9, 8, 7, 8, 5, 4, 2],
    },
    {
      name: 'publisher',
      kind: 'text',
      segments: [{ list: 'company_words', attribute: 'word' }, { values: [' Press', ' Books', ' Publishing', ' House'] }],
    },
    { name: 'language', kind: 'category', values: ['en', 'es', 'fr', 'de', 'pl'], weights: [88, 6, 3, 2, 1] },
    {
      name: 'page_count',
      kind: 'integer',
      min: 24,
      max: 1100,
      by: 'genre',
      distribution: { name: 'lognormal', median: 320, spread: 0.25 },
      cases: { children: { name: 'lognormal', median: 64, spread: 0.55 }, fantasy: { name: 'lognormal', median: 450, spread: 0.28 } },
    },
    {
      name: 'list_price',
      kind: 'decimal',
      scale: 2,
      min: 4.99,
      max: 79.99,
      distribution: { name: 'lognormal', median: 17, spread: 0.35 },
      ending: 99,
    },
    { name: 'copy_count', kind: 'roll_up', table: 'copies', aggregate: 'count' },
    { name: 'age', kind: 'integer', min: 0, max: 60, distribution: { name: 'exponential', mean: 8 }, hidden: true },
    { name: 'published_year', kind: 'formula', expression: '1970 + floor((today - (today - added_on)) * 100 / 36525) - age' },
    { name: 'added_on', kind: 'date', from: '2014-02-03', to: '2022-12-16', growth: 1.3, weekdays: [1.4, 1.2, 1, 1, 1, 0.1, 0] },
  ],
}
