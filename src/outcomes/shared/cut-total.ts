import { shareStart } from '../../random/apportion.ts'

const twoTo53 = 2 ** 53

/** The inclusive bounds of each part; infinite if open. */
export interface PartBounds {
  readonly min: number
  readonly max: number
}

/** The smallest lower bound from which distances are exact. */
export const leastBound = -(2 ** 46)

/**
 * Cuts `total` into whole parts `out[from..to)` that add up to it exactly, in proportion to `weights[from..to)` by cumulative rounding;
 * evenly if all weights are 0. If the lower bound is below 0, the weights are distances from it; otherwise weights below 0 count as 0.
 * Parts beyond a bound are set to it, and the others share the rest. The total must be possible within the bounds.
 */
export function cutTotal(
  weights: Float64Array,
  from: number,
  to: number,
  total: number,
  { min, max }: PartBounds,
  out: Float64Array,
): void {
  const floor = min < 0 && min !== -Infinity ? min : 0
  const rest = total - floor * (to - from)
  const bounds = { min: min - floor, max: max - floor }
  const own = weightsFrom(weights, from, to, floor)
  const parts = proportional(own, rest)
  const cut = parts.every((part) => part >= bounds.min && part <= bounds.max) ? parts : bounded(own, rest, bounds)
  for (let i = from; i < to; i++) out[i] = (cut[i - from] as number) + floor
}

/** Whole weights of at least 0, measured from `floor`, with a sum from 1 to 2^53. */
function weightsFrom(weights: Float64Array, from: number, to: number, floor: number): Float64Array {
  const own = new Float64Array(to - from)
  let sum = 0
  for (let i = from; i < to; i++) {
    const weight = (weights[i] as number) - floor
    if (weight <= 0) continue
    own[i - from] = weight
    sum += weight
  }
  if (sum === 0) own.fill(1)
  else if (sum >= twoTo53) for (let i = 0; i < own.length; i++) own[i] = Math.floor((own[i] as number) / 256)
  return own
}

function proportional(weights: Float64Array, total: number): Float64Array {
  const sign = total < 0 ? -1 : 1
  const amount = total * sign
  let whole = 0
  for (let i = 0; i < weights.length; i++) whole += weights[i] as number
  const parts = new Float64Array(weights.length)
  let cumulative = 0
  let start = 0
  for (let i = 0; i < weights.length; i++) {
    cumulative += weights[i] as number
    const end = whole === 0 ? 0 : shareStart(amount, cumulative, whole)
    parts[i] = sign < 0 ? start - end : end - start
    start = end
  }
  return parts
}

/**
 * Works as CSS resolves flexible lengths: while parts violate the bounds, those on the side with the larger total violation are fixed at
 * their bound, and the others share the rest. Units that rounding leaves over go to the first parts that have room.
 */
function bounded(weights: Float64Array, total: number, { min, max }: PartBounds): Float64Array {
  const open = Float64Array.from(weights)
  const parts = new Float64Array(weights.length)
  const stopped = new Uint8Array(weights.length)
  for (let round = 0; round <= weights.length; round++) {
    const violation = shareAmongOpen(open, stopped, parts, total, { min, max })
    if (violation === null) break
    for (let i = 0; i < parts.length; i++) {
      const part = parts[i] as number
      if (stopped[i] === 1 || (violation >= 0 ? part >= min : part <= max)) continue
      parts[i] = violation >= 0 ? min : max
      stopped[i] = 1
    }
    if (violation === 0) stopBoth(parts, stopped, { min, max })
  }
  return settled(parts, total, { min, max })
}

/** Shares the rest among the parts that are not fixed. Returns their violation below the bounds minus that above; null if there is none. */
function shareAmongOpen(
  weights: Float64Array,
  stopped: Uint8Array,
  parts: Float64Array,
  total: number,
  { min, max }: PartBounds,
): number | null {
  let left = total
  let heaviest = 0
  for (let i = 0; i < parts.length; i++) {
    if (stopped[i] === 1) left -= parts[i] as number
    else heaviest = Math.max(heaviest, weights[i] as number)
  }
  const own = weights.map((weight, i) => (stopped[i] === 1 ? 0 : heaviest === 0 ? 1 : weight))
  const shares = proportional(own, left)
  let violation = 0
  let outside = false
  for (let i = 0; i < parts.length; i++) {
    if (stopped[i] === 1) continue
    const share = shares[i] as number
    parts[i] = share
    if (share < min) violation += min - share
    if (share > max) violation += max - share
    outside ||= share < min || share > max
  }
  return outside ? violation : null
}

function stopBoth(parts: Float64Array, stopped: Uint8Array, { min, max }: PartBounds): void {
  for (let i = 0; i < parts.length; i++) {
    const part = parts[i] as number
    if (part >= min && part <= max) continue
    parts[i] = part < min ? min : max
    stopped[i] = 1
  }
}

/** Brings every part within the bounds and the sum to `total`. */
function settled(parts: Float64Array, total: number, { min, max }: PartBounds): Float64Array {
  let left = total
  for (let i = 0; i < parts.length; i++) {
    const part = Math.min(Math.max(parts[i] as number, min), max)
    parts[i] = part
    left -= part
  }
  for (let i = 0; i < parts.length && left !== 0; i++) {
    const room = left > 0 ? max - (parts[i] as number) : min - (parts[i] as number)
    const step = left > 0 ? Math.min(left, room) : Math.max(left, room)
    parts[i] = (parts[i] as number) + step
    left -= step
  }
  return parts
}
