import { Room } from './room.ts'

const defaultBytes = 3 << 25

/** Bytes that a thread keeps between tasks, to save time: scratch, compiled plans, and cells that are read again. */
class ThreadBudget {
  /** Cells of small tables that others refer to, and of tables that are written column by column. */
  readonly kept = new Room(defaultBytes / 3)
  #bytes = defaultBytes

  /** Bytes in all, at least 1 MiB, by default 96 MiB; what is kept already stays until something else needs room. */
  set(bytes: number): void {
    this.#bytes = Math.max(1 << 20, bytes)
    this.kept.mostBytes = this.#bytes / 3
  }

  /** Of arrays that hold the next batch, too. */
  get scratchBytes(): number {
    return this.#bytes / 6
  }

  /** In all; `cacheBudgets` has the shares of the caches. */
  get bytes(): number {
    return this.#bytes
  }
}

export const threadBudget = new ThreadBudget()
