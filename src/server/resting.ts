/** Milliseconds without work after which memory is given back. */
const quiet = 10_000
/** Bytes that the process may have grown by without giving them back. */
const growth = 64 * 2 ** 20

export interface RestingOptions {
  /** Changes with every piece of work: so probes, which make nothing, keep nobody from resting. */
  readonly work: () => number
  /** Whether a response is open or a call is being planned. */
  readonly isBusy: () => boolean
  /** Bytes that the process takes. */
  readonly memory: () => number
  /** Gives back the memory of what can be made again. */
  readonly rest: () => Promise<void>
}

/** Notices when the service has nothing to do any more, and has it give back what large requests have taken. */
export class Resting {
  readonly #options: RestingOptions
  /** Bytes when nothing was asked for; null until that has been so once. */
  #usual: number | null = null
  #work = -1
  #since = 0
  #isResting = false

  constructor(options: RestingOptions) {
    this.#options = options
  }

  /** Looks at the service; to be called every few seconds. @param now milliseconds of one clock */
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
    // What stays is what code and word lists take, however often it is asked for.
    this.#usual = memory()
  }
}
