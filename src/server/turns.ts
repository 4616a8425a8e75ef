/** Milliseconds of work for responses in one turn of the event loop; further work waits for another turn. */
const share = 10

/**
 * Spreads work of the serving thread over turns of its event loop, so that with many small responses at once, new requests wait for one of
 * them and not for all.
 */
export class Turns {
  readonly #waiting: (() => void)[] = []
  #used = 0
  #isEnding = false

  /** Runs `work` in this turn if there is time left, otherwise in a later one; in the order of the calls. */
  async run<Result>(work: () => Result): Promise<Result> {
    if (this.#used >= share || this.#waiting.length > 0) await this.#later()
    const started = performance.now()
    try {
      return work()
    } finally {
      this.#used += performance.now() - started
      this.#endLater()
    }
  }

  #later(): Promise<void> {
    this.#endLater()
    return new Promise((resolve) => this.#waiting.push(resolve))
  }

  #endLater(): void {
    if (this.#isEnding) return
    this.#isEnding = true
    setImmediate(() => this.#end())
  }

  /** Begins the next turn with the work that has waited longest; each further piece of work gets its own turn. */
  #end(): void {
    this.#used = 0
    this.#isEnding = false
    this.#waiting.shift()?.()
    if (this.#waiting.length > 0) this.#endLater()
  }
}
