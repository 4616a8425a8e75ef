import type { Step } from '../../output/output.ts'

/** Counters of the rows and bytes of responses since the start, read when the metrics are requested. */
export class OutputCounters {
  #rows = 0
  #bytes = 0

  /** Rows of all tables; rows that a file generates again for other columns count once. */
  get rows(): number {
    return this.#rows
  }

  /** Bytes of bodies, as sent. */
  get bytes(): number {
    return this.#bytes
  }

  /** Counts the result of one step of a response. */
  add(step: Step, bytes: number): void {
    this.#bytes += bytes
    if (step.type === 'task') for (const item of step.task.items) if (item.type === 'rows' && item.checked) this.#rows += item.count
  }
}
