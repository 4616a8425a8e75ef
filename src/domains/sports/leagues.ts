import type { TableSchema } from '../../schema/schema.ts'

/** The one league, whose teams meet one another. */
export const leagues: TableSchema = {
  name: 'leagues',
  hidden: true,
  rows: 1,
  columns: [{ name: 'league_id', kind: 'sequence' }],
}
