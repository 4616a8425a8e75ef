import { Room } from './room.ts'

const defaultBytes = 3 << 25

/** The bytes that a thread keeps between tasks to save time: scratch arrays, compiled plans, and cells that are read again. */
class ThreadBudget {
  /** Room for cells of small tables that others refer to, and of tables that are written column by column. */
  readonly kept = new Room(defaultBytes / 3)
  #bytes = defaultBytes

  /** Sets the total bytes, at least 1 MiB; the default is 96 MiB. Existing data is kept until other data needs its room. */
  set(bytes: number): void {
    this.#bytes = Math.max(1 << 20, bytes)
    this.kept.mostBytes = this.#bytes / 3
  }

  /** Bytes of scratch arrays. */
  get scratchBytes(): number {
    return this.#bytes / 6
  }

  /** Total bytes; `cacheBudgets` has the shares of the caches. */
  get bytes(): number {
    return this.#bytes
  }
}

export const threadBudget = new ThreadBudget()
