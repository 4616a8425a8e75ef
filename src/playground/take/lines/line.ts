import type { Taken } from '../taken.ts'

/** The instructions for one tool. */
export interface ToolLine {
  readonly tool: string
  /** The language of the line. */
  readonly language: 'shell' | 'Python' | 'SQL' | 'JavaScript'
  /** One line, or several lines to enter together. */
  readonly code: string
  /** A note on how to use it; null for none. */
  readonly note: string | null
}

/** Writes the instructions for one tool. */
export type LineWriter = (taken: Taken) => ToolLine
