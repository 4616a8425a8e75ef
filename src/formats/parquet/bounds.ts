import type { Lane } from '../../vector.ts'

/** The minimum and maximum of the numbers that were passed to it; infinite before the first number. */
export class Bounds {
  min = Infinity
  max = -Infinity

  /** Includes the first `count` numbers. */
  see(lane: Lane, count: number): void {
    if (count === 0) return
    // Loops that see arrays of both kinds run ten times slower, so each kind has its own.
    const [least, greatest] = lane instanceof Float64Array ? extremesOfDoubles(lane, count) : extremesOfIntegers(lane, count)
    this.min = Math.min(this.min, least)
    this.max = Math.max(this.max, greatest)
  }

  /** Includes the first `count` numbers, which must be in ascending order. */
  seeAscending(lane: Lane, count: number): void {
    if (count === 0) return
    this.min = Math.min(this.min, lane[0] as number)
    this.max = Math.max(this.max, lane[count - 1] as number)
  }

  /** `min` and `max` as facts of a block; empty if there were no numbers. */
  facts(): { readonly min: number; readonly max: number } | Record<string, never> {
    const { min, max } = this
    return min > max ? {} : { min, max }
  }
}

type Extremes = readonly [least: number, greatest: number]

// One loop for each type of array, because a loop that handles both types is slow for both.
function extremesOfDoubles(lane: Float64Array, count: number): Extremes {
  let least = lane[0] as number
  let greatest = least
  for (let i = 1; i < count; i++) {
    const value = lane[i] as number
    if (value < least) least = value
    if (value > greatest) greatest = value
  }
  return [least, greatest]
}

function extremesOfIntegers(lane: Int32Array, count: number): Extremes {
  let least = lane[0] as number
  let greatest = least
  for (let i = 1; i < count; i++) {
    const value = lane[i] as number
    if (value < least) least = value
    if (value > greatest) greatest = value
  }
  return [least, greatest]
}
