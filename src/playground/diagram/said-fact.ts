import type { SetPlace } from '../../library/explanation.ts'

/** The part of the answer of `POST /api/explain` that the diagram needs. */
export interface SaidFact {
  readonly type: string
  /** The words of the story. */
  readonly text: string
  readonly used: boolean
  /** JSON pointers into the schema, each with a description of the value there. */
  readonly sets: readonly SetPlace[]
}
