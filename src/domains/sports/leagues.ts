import type { TableSchema } from '../../schema/schema.ts'

/** Divisions, whose teams meet one another: one more for each 900 matches, which twenty teams play in the seasons that there are. */
export const leagues: TableSchema = {
  name: 'leagues',
  hidden: true,
  rows: { type: 'ratio', of: 'matches', ratio: 0.00111, min: 1 },
  columns: [{ name: 'league_id', kind: 'sequence' }],
}
