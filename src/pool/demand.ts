import { stopFlag, type StopFlag } from '../wanted.ts'

/** Whether the results of some tasks are still wanted. It ends once, with a reason, and the workers see that immediately. */
export class Demand {
  /** The flag that workers read. */
  readonly flag: StopFlag = stopFlag()
  readonly #listeners = new Set<() => void>()
  #reason: Error | null = null

  /** Why the results are no longer wanted; null while they are. */
  get endedBy(): Error | null {
    return this.#reason
  }

  /** Ends the demand; later calls have no effect. */
  end(reason: Error): void {
    if (this.#reason !== null) return
    this.#reason = reason
    Atomics.store(this.flag, 0, 1)
    for (const listener of this.#listeners) listener()
    this.#listeners.clear()
  }

  /** @returns a function that removes the listener */
  onEnd(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}
