/** Times that are remembered: more than any threshold that somebody asks about. */
const remembered = 100

/** How often threads have died, in all and lately. */
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

  /** Deaths within the last so many milliseconds, at most 100. */
  within(milliseconds: number): number {
    const since = performance.now() - milliseconds
    return this.#times.filter((time) => time > since).length
  }
}
