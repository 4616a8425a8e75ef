/** Number of remembered deaths: more than any threshold in use. */
const remembered = 100

/** Counts deaths of threads, in total and recently. */
export class RecentDeaths {
  readonly #times: number[] = []
  #total = 0

  add(): void {
    this.#total += 1
    this.#times.push(performance.now())
    if (this.#times.length > remembered) this.#times.shift()
  }

  /** Since the start. */
  get total(): number {
    return this.#total
  }

  /** Deaths within the last `milliseconds`, at most 100. */
  within(milliseconds: number): number {
    const since = performance.now() - milliseconds
    return this.#times.filter((time) => time > since).length
  }
}
