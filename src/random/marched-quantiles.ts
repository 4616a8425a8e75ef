import { tenDigits } from './ten-digits.ts'

/** The function in which quantiles are searched, and its precision. */
export interface Sought {
  /** The cumulative distribution function; must be continuous. */
  readonly cdf: (x: number) => number
  /** Maximum error of a quantile found by other methods, without rounding. */
  readonly error: number
  /** Relative rounding error of the cdf, as a fraction of the nearer tail. */
  readonly noise: number
}

/** Equal steps of p: `cells` steps from `from` to `to`, 0 to 1 by default. */
interface Steps {
  readonly cells: number
  readonly from?: number
  readonly to?: number
}

interface Found {
  readonly x: number
  /** The derivative of `x` by p. */
  readonly slope: number
  /** Upper bound of the error of `x`. */
  readonly left: number
}

/** Maximum rounding difference between two methods: relative to the quantile, and in the cdf near 1. */
const rounding = { value: 2e-13, cdf: 2e-15 }
/** Maximum evaluations of the cdf for one quantile before the slower method is used. */
const mostTries = 6
/** Number of values that a prediction uses: with more, rounding errors grow faster than the accuracy. */
const order = 6

/**
 * The quantiles of a smooth distribution at equal steps of p, in ascending order, rounded to ten digits. They equal those of `quantile`,
 * which evaluates `cdf` about twelve times for each. Here earlier quantiles predict the next one, and one or two evaluations of `cdf`
 * correct it (E. Hairer, S. P. Nørsett & G. Wanner 1993, III.1). If a result is so close to a tie of the tenth digit that the two methods
 * might round differently, `quantile` computes it.
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

  /** The place where the cdf reaches `p`; null if it is not found within a few evaluations. */
  #march(p: number): Found | null {
    const [a, b, c, d, e, f] = this.#before as [number, number, number, number, number, number]
    let x = 6 * a - 15 * b + 20 * c - 15 * d + 6 * e - f
    let slope = (11 * x - 18 * a + 9 * b - 2 * c) * (this.#cells / this.#width / 6)
    let reached = this.#sought.cdf(x)
    for (let tries = 0; tries < mostTries; tries++) {
      if (!(x > a && slope > 0 && slope < Infinity)) return null
      const step = (p - reached) * slope
      const next = x + step
      // If the slope is about right, the remaining error is smaller than the last step.
      if (Math.abs(step) <= 1e-11 * Math.abs(next)) return { x: next, slope, left: Math.abs(step) }
      const nextReached = this.#sought.cdf(next)
      // Over shorter steps, rounding errors dominate the difference of the cdf.
      if (Math.abs(step) > 1e-6 * Math.abs(x)) slope = step / (nextReached - reached)
      x = next
      reached = nextReached
    }
    return null
  }
}
