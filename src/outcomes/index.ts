import { indexByName } from '../registry.ts'
import { duplicates } from './duplicates.ts'
import type { Outcome } from './outcome.ts'
import { outliers } from './outliers.ts'
import { totals } from './totals.ts'
import { typos } from './typos.ts'

/** Every type of outcome, in the order in which they change a column that several of them change; the types know the name and parameters of each. */
export const knownOutcomes = [duplicates, totals, outliers, typos] as const

/** Every type of outcome, by name, in that order. */
export const outcomes: ReadonlyMap<string, Outcome> = indexByName<Outcome>(knownOutcomes)
