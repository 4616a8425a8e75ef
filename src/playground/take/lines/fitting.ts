import type { Taken } from '../taken.ts'

/** A download in a format that a tool supports. */
export interface Fitting {
  readonly taken: Taken
  /** States that it is not the chosen format; null if it is. */
  readonly note: string | null
}

/** @param readable the formats that the tool supports, the best first */
export function fitting(taken: Taken, tool: string, readable: readonly string[]): Fitting {
  const [best = 'csv'] = readable
  if (readable.includes(taken.format)) return { taken, note: null }
  return { taken: { ...taken, format: best }, note: `${best} instead of ${taken.format}, which ${tool} does not read.` }
}
