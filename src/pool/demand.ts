import { stopFlag, type StopFlag } from '../engine/wanted.ts'

/** Whether the results of some tasks are wanted. It ends once, for one reason, and the workers that make them see it at once. */
export class Demand {
  /** What workers look at. */
  readonly flag: StopFlag = stopFlag()
  readonly #listeners = new Set<() => void>()
  #reason: Error | null = null

  /** Why they are not wanted any more; null while they are. */
  get endedBy(): Error | null {
    return this.#reason
  }

  /** The first reason holds. */
  end(reason: Error): void {
    if (this.#reason !== null) return
    this.#reason = reason
    Atomics.store(this.flag, 0, 1)
    for (const listener of this.#listeners) listener()
    this.#listeners.clear()
  }

  /** @returns what takes the listener back */
  onEnd(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}
