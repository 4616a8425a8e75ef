import { indexByName } from '../registry.ts'
import { casing } from './casing.ts'
import { duplicates } from './duplicates.ts'
import { invalid } from './invalid.ts'
import type { Outcome } from './outcome.ts'
import { outliers } from './outliers.ts'
import { spaces } from './spaces.ts'
import { totals } from './totals.ts'
import { typos } from './typos.ts'

/** Every type of outcome, in the order in which they are applied to a column. Its type keeps the name and parameters of each. */
export const knownOutcomes = [duplicates, totals, outliers, typos, casing, invalid, spaces] as const

/** Every type of outcome, by name, in that order. */
export const outcomes: ReadonlyMap<string, Outcome> = indexByName<Outcome>(knownOutcomes)
