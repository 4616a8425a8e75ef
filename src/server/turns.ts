/** Milliseconds of work for responses in one turn of the event loop, after which the next piece of it waits for another turn. */
const share = 10

/**
 * Spreads work of the thread that serves over turns of its event loop, so that however many small responses are asked for at once, what
 * arrives meanwhile waits for one of them and not for all.
 */
export class Turns {
  readonly #waiting: (() => void)[] = []
  #used = 0
  #isEnding = false

  /** Runs `work` in this turn if others have left time for it, else in a later one; in the order of the calls. */
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

  /** Begins the next turn with the piece of work that has waited longest; those behind it have one each. */
  #end(): void {
    this.#used = 0
    this.#isEnding = false
    this.#waiting.shift()?.()
    if (this.#waiting.length > 0) this.#endLater()
  }
}
