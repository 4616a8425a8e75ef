const cells = 4096

/** Where the ends are read when the quantile is infinite there: keeps the mean of the outermost cell for tails like the normal and exponential ones. */
const endProbability = 1 / (8 * cells)

/**
 * The quantiles at p = i / 4096, 4097 entries, within `bounds` and never falling.
 * Entries have ten significant digits: engines differ in the last bit of `Math.exp` and the like.
 */
export function quantileTable(quantile: (p: number) => number, bounds: { readonly min: number; readonly max: number }): Float64Array {
  const table = new Float64Array(cells + 1)
  let least = bounds.min
  for (let i = 0; i <= cells; i++) {
    const value = Math.min(bounds.max, finiteQuantile(quantile, i))
    least = Math.max(least, Math.min(bounds.max, tenDigits(value)))
    table[i] = least
  }
  return table
}

/** The quantile at `word` / 2^32, straight between the entries. */
export function lookUpQuantile(table: Float64Array, word: number): number {
  const cell = word >>> 20
  const low = table[cell] as number
  return low + ((table[cell + 1] as number) - low) * ((word & 0xfffff) * 9.5367431640625e-7)
}

/** Fills `out[0..count)` with the quantiles at `words[0..count)`. */
export function fillQuantiles(table: Float64Array, words: Uint32Array, count: number, out: Float64Array): void {
  for (let i = 0; i < count; i++) out[i] = lookUpQuantile(table, words[i] as number)
}

function finiteQuantile(quantile: (p: number) => number, index: number): number {
  const value = quantile(index / cells)
  if (Number.isFinite(value)) return value
  return quantile(index === 0 ? endProbability : 1 - endProbability)
}

function tenDigits(value: number): number {
  return Number(value.toPrecision(10))
}
