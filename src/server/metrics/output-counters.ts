import type { Step } from '../../output/output.ts'

/** What was made for responses since the start; read when somebody asks for metrics. */
export class OutputCounters {
  #rows = 0
  #bytes = 0

  /** Rows of all tables; those that a file comes back to for other columns count once. */
  get rows(): number {
    return this.#rows
  }

  /** Bytes of bodies, as they are sent. */
  get bytes(): number {
    return this.#bytes
  }

  /** Counts what a step of a response has come to. */
  add(step: Step, bytes: number): void {
    this.#bytes += bytes
    if (step.type === 'task') for (const piece of step.task.pieces) if (piece.type === 'rows' && piece.checked) this.#rows += piece.count
  }
}
