/** Milliseconds without work after which memory is released. */
const quiet = 10_000
/** Growth of the process in bytes up to which no memory is released. */
const growth = 64 * 2 ** 20

export interface RestingOptions {
  /** Changes with every piece of work. Probes cause no work, so they do not prevent resting. */
  readonly work: () => number
  /** Whether a response is open or a call is being planned. */
  readonly isBusy: () => boolean
  /** Bytes of memory of the process. */
  readonly memory: () => number
  /** Releases memory that can be recomputed. */
  readonly rest: () => Promise<void>
}

/** Detects when the service becomes idle, and makes it release the memory of large requests. */
export class Resting {
  readonly #options: RestingOptions
  /** Bytes of memory when the service was idle; null until it was idle once. */
  #usual: number | null = null
  #work = -1
  #since = 0
  #isResting = false

  constructor(options: RestingOptions) {
    this.#options = options
  }

  /** Checks the service; call it every few seconds. @param now milliseconds of a monotonic clock */
  async review(now: number): Promise<void> {
    const { work, isBusy, memory, rest } = this.#options
    if (this.#isResting) return
    if (isBusy() || work() !== this.#work) {
      this.#work = work()
      this.#since = now
      return
    }
    this.#usual ??= memory()
    if (now - this.#since < quiet || memory() <= this.#usual + growth) return
    this.#isResting = true
    await rest().finally(() => {
      this.#isResting = false
    })
    // The remaining memory belongs to code and word lists, and cannot be released.
    this.#usual = memory()
  }
}
