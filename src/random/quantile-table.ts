import { MarchedQuantiles, type Sought } from './marched-quantiles.ts'
import { tenDigits } from './ten-digits.ts'

const cells = 4096

/**
 * The quantiles at p = i / 4096, 4097 entries, within `bounds` and never decreasing; the ends are replaced by `endValue`. Entries have ten
 * significant digits, because engines differ in the last bit of functions such as `Math.exp`.
 * @param sought the cdf that `quantile` searches, if it is smooth; it makes the computation faster and changes no entry
 */
export function quantileTable(
  quantile: (p: number) => number,
  bounds: { readonly min: number; readonly max: number },
  sought?: Sought,
): Float64Array {
  const table = new Float64Array(cells + 1)
  const marched = sought === undefined ? null : new MarchedQuantiles(quantile, sought, { cells })
  let least = bounds.min
  for (let i = 0; i <= cells; i++) {
    const isEnd = i === 0 || i === cells
    const value = isEnd ? tenDigits(endValue(quantile, i / cells)) : (marched?.at(i) ?? tenDigits(quantile(i / cells)))
    least = Math.max(least, Math.min(bounds.max, value))
    table[i] = least
    // All further entries equal the upper bound.
    if (least === bounds.max) return table.fill(least, i)
  }
  return table
}

/** The quantile at `draw` / 2^32, interpolated linearly between entries. */
export function lookUpQuantile(table: Float64Array, draw: number): number {
  const cell = draw >>> 20
  const low = table[cell] as number
  return low + ((table[cell + 1] as number) - low) * ((draw & 0xfffff) * 9.5367431640625e-7)
}

/** Fills `out[0..count)` with the quantiles at `draws[0..count)`. */
export function fillQuantiles(table: Float64Array, draws: Uint32Array, count: number, out: Float64Array): void {
  for (let i = 0; i < count; i++) out[i] = lookUpQuantile(table, draws[i] as number)
}

/**
 * The end of the line in an outermost cell. A tail is infinite or much longer than its part that one row in 4096 shows, so the end is not
 * the quantile there: it is the quantile a fifth of a cell before, extrapolated by a quarter. This keeps the mean of an exponential tail
 * and the end of a uniform one.
 */
function endValue(quantile: (p: number) => number, end: number): number {
  const inward = end === 0 ? 1 / cells : -1 / cells
  const inner = quantile(end + inward)
  const length = (quantile(end + inward / 5) - inner) * 1.25
  const limit = quantile(end)
  const beyond = Math.abs(length) - Math.abs(limit - inner)
  return beyond > -1e-9 * Math.abs(length) ? limit : inner + length
}
