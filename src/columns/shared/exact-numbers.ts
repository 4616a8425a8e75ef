import type { Static } from 'typebox'
import { DealtSlices } from '../../random/dealt-slices.ts'
import type { distributionSchema } from '../../random/distributions/index.ts'
import type { CompileContext, Frame } from '../column-kind.ts'

/** The numbers to distribute among the rows of a table. */
interface Dealt {
  readonly distribution?: Static<typeof distributionSchema> | undefined
  /** Bounds to which the distribution is cut, both included. */
  readonly min: number
  readonly max: number
  /** Without a distribution, the numbers are `(first + k) / unit` for k from 0 to `steps` - 1. */
  readonly first: number
  readonly steps: number
  readonly unit: number
}

/**
 * Distributes exact numbers among the rows of a table. Each row has one of as many equal slices as there are rows, and gets the mean of the
 * distribution in its slice or, without a distribution, the number in the middle of its slice.
 */
export function exactNumbers(dealt: Dealt, context: CompileContext): (frame: Frame, values: Float64Array) => void {
  const { distribution, min, max, first, steps, unit } = dealt
  const site = context.site()
  const deal = new DealtSlices(context.table.rows)
  const means = distribution === undefined ? null : context.slices(distribution, { min, max })
  return (frame, values) => {
    const sizes = frame.float64()
    deal.fill(frame.rowNumbers(), frame.count, frame.siteKey(site), values, sizes)
    if (means !== null) means().fill(values, sizes, frame.count, values)
    else {
      for (let i = 0; i < frame.count; i++)
        values[i] = (first + Math.floor((((values[i] as number) + 0.5) * steps) / (sizes[i] as number))) / unit
    }
  }
}
