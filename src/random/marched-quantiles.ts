import { tenDigits } from './ten-digits.ts'

/** Where quantiles are searched. */
export interface Sought {
  /** Rises without a jump. */
  readonly cdf: (x: number) => number
  /** Maximum error of a quantile found by other methods, without rounding. */
  readonly error: number
  /** Relative rounding error of the cdf, as a fraction of the nearer tail. */
  readonly noise: number
}

/** The steps of p, from `from` to `to`, 0 to 1 by default, in `cells` steps. */
interface Steps {
  readonly cells: number
  readonly from?: number
  readonly to?: number
}

interface Found {
  readonly x: number
  /** By how much `x` rises with p. */
  readonly slope: number
  /** How far `x` may still be off. */
  readonly left: number
}

/** Maximum rounding difference between two methods: relative to the quantile, and in the cdf near 1. */
const rounding = { value: 2e-13, cdf: 2e-15 }
/** Maximum evaluations of the cdf for one quantile before the slower method is used. */
const mostTries = 6
/** Number of values that a prediction uses: with more, rounding errors grow faster than the accuracy. */
const order = 6

/**
 * The quantiles of a smooth distribution at equal steps of p, one after another, each in ten digits: those that `quantile` finds, which takes a dozen values of `cdf`
 * for each. Here the values before a quantile tell where it lies, and one or two values of `cdf` put that right (E. Hairer, S. P. Nørsett & G. Wanner 1993, III.1).
 * What is so near to a tie of the tenth digit that the two ways might round apart is left to `quantile`.
 */
export class MarchedQuantiles {
  readonly #quantile: (p: number) => number
  readonly #sought: Sought
  readonly #from: number
  readonly #width: number
  readonly #cells: number
  /** The last quantiles, the most recent first. */
  #before: number[] = []

  constructor(quantile: (p: number) => number, sought: Sought, { cells, from = 0, to = 1 }: Steps) {
    this.#quantile = quantile
    this.#sought = sought
    this.#from = from
    this.#width = to - from
    this.#cells = cells
  }

  /** The quantile at step `i`; calls must be in ascending order without gaps. */
  at(i: number): number {
    const p = this.#from + this.#width * (i / this.#cells)
    const found = this.#before.length < order ? null : this.#march(p)
    if (found !== null) {
      this.#remember(found.x)
      const noise = this.#sought.noise * Math.min(p, 1 - p) + rounding.cdf
      const room = this.#sought.error + 2 * found.left + rounding.value * Math.abs(found.x) + noise * found.slope
      const least = tenDigits(found.x - room)
      if (least === tenDigits(found.x + room)) return least
    }
    const exact = this.#quantile(p)
    if (found === null) this.#remember(exact)
    return tenDigits(exact)
  }

  #remember(x: number): void {
    this.#before.unshift(x)
    if (this.#before.length > order) this.#before.pop()
  }

  /** Where the cdf reaches `p`; null where it is not found fast. */
  #march(p: number): Found | null {
    const [a, b, c, d, e, f] = this.#before as [number, number, number, number, number, number]
    let x = 6 * a - 15 * b + 20 * c - 15 * d + 6 * e - f
    let slope = (11 * x - 18 * a + 9 * b - 2 * c) * (this.#cells / this.#width / 6)
    let reached = this.#sought.cdf(x)
    for (let tries = 0; tries < mostTries; tries++) {
      if (!(x > a && slope > 0 && slope < Infinity)) return null
      const step = (p - reached) * slope
      const next = x + step
      // Where the slope is anywhere near right, less than the last step is left.
      if (Math.abs(step) <= 1e-11 * Math.abs(next)) return { x: next, slope, left: Math.abs(step) }
      const nextReached = this.#sought.cdf(next)
      // Over shorter steps, rounding decides how much the cdf seems to rise.
      if (Math.abs(step) > 1e-6 * Math.abs(x)) slope = step / (nextReached - reached)
      x = next
      reached = nextReached
    }
    return null
  }
}
