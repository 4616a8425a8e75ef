import type { BlockFacts } from '../format.ts'
import type { ChunkEntry } from './write-group.ts'

/** The bounds among the facts of a column chunk; null if the facts have none. */
export function boundsIn({ min, max }: BlockFacts[number]): ChunkEntry['bounds'] {
  return min === undefined || max === undefined ? null : { min, max }
}
