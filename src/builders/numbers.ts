import type { ColumnBody, DistributionSchema } from '../schema/schema.ts'
import type { By } from './by.ts'
import type { Options } from './options.ts'

type Spread = DistributionSchema | By<DistributionSchema>
type Placed = 'min' | 'max' | 'distribution' | 'by' | 'cases'

/** Whole numbers from `min` to `max`, each as likely unless a distribution is given, for all or by the value of another column. */
export function whole(min: number, max: number, spread?: Spread, options: Options<'integer', Placed> = {}): ColumnBody<'integer'> {
  return { kind: 'integer', min, max, ...spreadOf(spread), ...options }
}

/** Numbers from `min` to `max` with `scale` decimals, each as likely unless a distribution is given, for all or by the value of another column. */
export function decimal(
  min: number,
  max: number,
  scale: number,
  spread?: Spread,
  options: Options<'decimal', Placed | 'scale'> = {},
): ColumnBody<'decimal'> {
  return { kind: 'decimal', scale, min, max, ...spreadOf(spread), ...options }
}

function spreadOf(spread: Spread | undefined): Pick<ColumnBody<'integer'>, 'distribution' | 'by' | 'cases'> {
  if (spread === undefined) return {}
  if ('name' in spread) return { distribution: spread }
  const { by, cases, otherwise } = spread
  return { by, cases, ...(otherwise === undefined ? {} : { distribution: otherwise }) }
}
