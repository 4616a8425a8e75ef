import type { NumberColumn } from '../../attributes/columns/number-column.ts'
import type { LeaningFact } from '../../segments/segment-facts.ts'
import type { Part } from './parts-of.ts'

/** How two groups of rows differ. */
export interface Differing extends Pick<LeaningFact, 'difference'> {
  /** 1 if the first group has more. */
  readonly sign: 1 | -1
  /** The shares of all rows that the groups have. */
  readonly part: number
  readonly rest: number
}

/** The rows that have more or less, and those that they are compared to. */
export interface Groups {
  readonly by: string
  readonly parts: readonly Part[]
  /** Null for all other rows. */
  readonly rest: readonly (Part | null)[]
  /** The shares of all rows. */
  readonly share: number
  readonly restShare: number
}

/** How far the groups differ, as a share of what is possible, where the story does not state it. */
const usual = 0.5

/**
 * The values of the two groups, such that both together have the middle: by a factor, else by a distance.
 * @param most the distance from the middle to the next bound
 */
export function pairOf(middle: number, most: number, { difference, sign, part, rest }: Differing): readonly [number, number] {
  const all = part + rest
  if (difference !== null && difference.type !== 'distance') {
    const ratio = ratioOf(difference, sign)
    const other = (middle * all) / (part * ratio + rest)
    return [other * ratio, other]
  }
  const distance = sign * (difference?.value ?? usual * most)
  return [middle + (distance * rest) / all, middle - (distance * part) / all]
}

/** The value of the group for 1 of the others: 1.2 for "20% more", 0.7 for "30% less". */
function ratioOf({ type, value }: { readonly type: 'factor' | 'part'; readonly value: number }, sign: 1 | -1): number {
  if (type === 'part') return 1 + sign * value
  return sign > 0 ? value : 1 / value
}

/** Moves values between bounds, with the same ratio or distance. */
export function within({ min, max }: NumberColumn, [own, other]: readonly [number, number], { difference }: Differing): readonly number[] {
  const [low, high] = [Math.min(own, other), Math.max(own, other)]
  if (low >= min && high <= max) return [own, other]
  if (difference?.type === 'distance') {
    const shift = (min + max) / 2 - (low + high) / 2
    return [own + shift, other + shift]
  }
  const ratio = high / low
  const least = Math.max(min, 0)
  const moved = least + 0.6 * (max / ratio - least)
  return own > other ? [moved * ratio, moved] : [moved, moved * ratio]
}

/** The mean of drawn numbers, nearly. */
export function meanOfNumbers({ distribution, min, max }: NumberColumn): number {
  const centre =
    distribution !== null && 'mean' in distribution
      ? distribution.mean
      : distribution !== null && 'median' in distribution
        ? distribution.median
        : null
  return typeof centre === 'number' ? centre : (min + max) / 2
}
