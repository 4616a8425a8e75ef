import { indexByName } from '../registry.ts'
import type { Outcome } from './outcome.ts'

/** Every type of outcome, by name, in the order in which they change a column that several of them change. */
export const outcomes: ReadonlyMap<string, Outcome> = indexByName<Outcome>([])
