import type { TableSchema } from '../../schema/schema.ts'

/** Artists of a label or catalogue. */
export const artists: TableSchema = {
  name: 'artists',
  rows: { type: 'ratio', of: 'listeners', ratio: 0.05, min: 10 },
  columns: [{ name: 'artist_id', kind: 'sequence' }],
}
