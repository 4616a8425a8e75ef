import type { Taken } from '../taken.ts'

/** The download in a format that a tool reads. */
export interface Fitting {
  readonly taken: Taken
  /** Says that it is another format than the one that was chosen; null where it is that one. */
  readonly note: string | null
}

/** @param readable formats that the tool reads, the best first */
export function fitting(taken: Taken, tool: string, readable: readonly string[]): Fitting {
  const [best = 'csv'] = readable
  if (readable.includes(taken.format)) return { taken, note: null }
  return { taken: { ...taken, format: best }, note: `${best} instead of ${taken.format}, which ${tool} does not read.` }
}
