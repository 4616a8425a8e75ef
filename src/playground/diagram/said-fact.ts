import type { SetPlace } from '../../library/explanation.ts'

/** What the story says, as `POST /api/explain` tells it: as much of it as the diagram needs. */
export interface SaidFact {
  readonly type: string
  /** The words of the story. */
  readonly text: string
  readonly used: boolean
  /** JSON pointers into the schema, each with what is set there. */
  readonly sets: readonly SetPlace[]
}
