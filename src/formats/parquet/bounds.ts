import type { Lane } from '../../vector.ts'

/** The least and the greatest of the numbers that it has seen; infinite before the first. */
export class Bounds {
  min = Infinity
  max = -Infinity

  /** Sees the first `count` numbers. */
  see(lane: Lane, count: number): void {
    let { min, max } = this
    for (let i = 0; i < count; i++) {
      const value = lane[i] as number
      if (value < min) min = value
      if (value > max) max = value
    }
    this.min = min
    this.max = max
  }

  /** Sees the first `count` numbers, of which none is less than the one before. */
  seeAscending(lane: Lane, count: number): void {
    if (count === 0) return
    this.min = Math.min(this.min, lane[0] as number)
    this.max = Math.max(this.max, lane[count - 1] as number)
  }

  /** `min` and `max` as a block tells them; nothing before the first number. */
  facts(): { readonly min: number; readonly max: number } | Record<string, never> {
    const { min, max } = this
    return min > max ? {} : { min, max }
  }
}
