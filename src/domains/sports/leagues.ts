import { id } from '../../builders/relations.ts'
import { hidden, per, table } from '../../builders/table.ts'

/** Divisions, whose teams meet one another: one more for each 900 matches, which twenty teams play in the seasons that there are. */
export const leagues = hidden(table('leagues', per('matches', 0.00111, { min: 1 }), { league_id: id() }))
