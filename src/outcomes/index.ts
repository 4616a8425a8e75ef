import { indexByName } from '../registry.ts'
import { duplicates } from './duplicates.ts'
import type { Outcome } from './outcome.ts'
import { outliers } from './outliers.ts'
import { totals } from './totals.ts'
import { typos } from './typos.ts'

/** Every type of outcome, by name, in the order in which they change a column that several of them change. */
export const outcomes: ReadonlyMap<string, Outcome> = indexByName<Outcome>([duplicates, totals, outliers, typos])
