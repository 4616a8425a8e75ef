import type { TableSchema } from '../../schema/schema.ts'

/** Who wrote the books: most of them one or two, a few many. */
export const authors: TableSchema = {
  name: 'authors',
  hidden: true,
  rows: { type: 'ratio', of: 'books', ratio: 0.55 },
  columns: [
    { name: 'author_id', kind: 'sequence' },
    {
      name: 'author_country',
      kind: 'category',
      values: ['US', 'GB', 'CA', 'IE', 'AU', 'FR', 'IN'],
      weights: [48, 26, 6, 6, 5, 5, 4],
      hidden: true,
    },
    { name: 'name', kind: 'person', country: 'author_country' },
  ],
}
