import type { Static } from 'typebox'
import { DealtSlices } from '../../random/dealt-slices.ts'
import type { distributionSchema } from '../../random/distributions/index.ts'
import { exactQuantiles } from '../../random/exact-quantiles.ts'
import type { CompileContext, Frame } from '../column-kind.ts'

/** What the rows of a table are dealt. */
interface Dealt {
  readonly distribution?: Static<typeof distributionSchema> | undefined
  /** Bounds that the distribution is cut to, both included. */
  readonly min: number
  readonly max: number
  /** Without a distribution: the least of the numbers that are dealt evenly, how many there are, and what one of them is divided by. */
  readonly first: number
  readonly steps: number
  readonly unit: number
}

/**
 * Deals a distribution out to the rows of a table: each row has a slice of its own and takes the mean of the distribution in it; without a
 * distribution, the number in the middle of its slice of the numbers.
 */
export function exactNumbers(dealt: Dealt, context: CompileContext): (frame: Frame, values: Float64Array) => void {
  const { distribution, min, max, first, steps, unit } = dealt
  const site = context.site()
  const deal = new DealtSlices(context.table.rows)
  const means = distribution === undefined ? null : exactQuantiles(distribution, { min, max })
  return (frame, values) => {
    const sizes = frame.float64()
    deal.fill(frame.rowNumbers(), frame.count, frame.key(site), values, sizes)
    if (means !== null) means.fill(values, sizes, frame.count, values)
    else {
      for (let i = 0; i < frame.count; i++)
        values[i] = (first + Math.floor((((values[i] as number) + 0.5) * steps) / (sizes[i] as number))) / unit
    }
  }
}
