import type { Row } from '../api/cell.ts'
import { periodSpan } from './period-span.ts'
import type { SaidCurve } from './said-curves.ts'

/** Computes the exact sums of a table's rows in each period of a curve. */
export class PeriodSums {
  readonly #curve: SaidCurve
  readonly #starts: readonly number[]
  readonly #ends: readonly number[]
  readonly #unit: number
  readonly #units: number[]
  #place = 0

  constructor(curve: SaidCurve) {
    const spans = curve.periods.map(({ period }) => periodSpan(period) ?? { from: Infinity, to: Infinity })
    this.#curve = curve
    this.#starts = spans.map(({ from }) => from)
    this.#ends = spans.map(({ to }) => to)
    this.#unit = 10 ** curve.scale
    this.#units = spans.map(() => 0)
  }

  /** The sum of each period so far, in the order of the curve. */
  get sums(): readonly number[] {
    return this.#units.map((units) => units / this.#unit)
  }

  add(row: Row): void {
    const { column, time } = this.#curve
    const place = this.#placeOf(Date.parse(String(row[time])))
    if (place < 0) return
    const value = column === null ? 1 : Number(row[column])
    this.#units[place] = (this.#units[place] as number) + Math.round(value * this.#unit)
  }

  /**
   * The index of the period of a moment; -1 for none. Rows are in chronological order, so it is the period of the previous row or a later
   * one.
   */
  #placeOf(at: number): number {
    if (this.#contains(this.#place, at)) return this.#place
    const found = this.#starts.findIndex((_, index) => this.#contains(index, at))
    if (found >= 0) this.#place = found
    return found
  }

  #contains(index: number, at: number): boolean {
    return at >= (this.#starts[index] ?? Infinity) && at < (this.#ends[index] ?? -Infinity)
  }
}
