/**
 * The numbers of children of `parents` parents, in ascending order: from `min` to `max`, `total` together, shaped like the
 * distribution of greatest entropy with these bounds and this mean (few parents have many children).
 * `total` must be within `parents * min` and `parents * max`.
 */
export function childCounts(parents: number, total: number, min: number, max: number): Int32Array {
  const counts = new Int32Array(parents)
  const cumulative = cumulativeShares(min, max, total / parents)
  let sum = 0
  let step = 0
  for (let i = 0; i < parents; i++) {
    while (step < max - min && (cumulative[step] as number) <= (i + 0.5) / parents) step++
    counts[i] = min + step
    sum += min + step
  }
  settle(counts, total - sum, min, max)
  return counts.sort()
}

/** Spreads the rounding difference, one child at a time, over parents that have room for it. */
function settle(counts: Int32Array, difference: number, min: number, max: number): void {
  let left = Math.abs(difference)
  const step = Math.sign(difference)
  for (let i = 0; left > 0; i = (i + 1) % counts.length) {
    const next = (counts[i] as number) + step
    if (next < min || next > max) continue
    counts[i] = next
    left--
  }
}

/** Cumulative shares of min, min + 1, … max under weights ratio^k whose mean is `mean`; the ratio is found by bisection. */
function cumulativeShares(min: number, max: number, mean: number): Float64Array {
  const weights = new Float64Array(max - min + 1)
  let low = 1e-6
  let high = 1e6
  for (;;) {
    const middle = Math.sqrt(low * high)
    if (middle === low || middle === high) break
    if (meanOf(fillGeometric(middle, weights), min) < mean) low = middle
    else high = middle
  }
  fillGeometric(low, weights)
  for (let k = 1; k < weights.length; k++) weights[k] = (weights[k - 1] as number) + (weights[k] as number)
  return weights
}

function meanOf(weights: Float64Array, min: number): number {
  let mean = 0
  for (let k = 0; k < weights.length; k++) mean += (weights[k] as number) * (min + k)
  return mean
}

/** Fills `weights` with ratio^k such that they add up to 1, computed from the heavy end so that none overflows. */
function fillGeometric(ratio: number, weights: Float64Array): Float64Array {
  const length = weights.length
  const step = ratio > 1 ? 1 / ratio : ratio
  let sum = 0
  let weight = 1
  for (let k = 0; k < length; k++) {
    weights[ratio > 1 ? length - 1 - k : k] = weight
    sum += weight
    weight *= step
  }
  for (let k = 0; k < length; k++) weights[k] = (weights[k] as number) / sum
  return weights
}
