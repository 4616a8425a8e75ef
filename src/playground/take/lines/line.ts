import type { Taken } from '../taken.ts'

/** How a tool takes the data. */
export interface ToolLine {
  readonly tool: string
  /** In which language the line is. */
  readonly language: 'shell' | 'Python' | 'SQL' | 'JavaScript'
  /** One line or several that are typed together. */
  readonly code: string
  /** What has to be known to use it; null for nothing. */
  readonly note: string | null
}

/** Writes the line of one tool. */
export type LineWriter = (taken: Taken) => ToolLine
