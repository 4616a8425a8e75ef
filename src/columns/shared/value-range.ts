import { SchemaError } from '../../schema/schema-error.ts'
import type { ValueRange } from '../column-kind.ts'

/** Inclusive bounds of all values, in scaled integers; null if unknown. */
export type Bounds = ValueRange | null

/** The result of an operation may exceed ±2^53. The compiler of the expression adds the text of the operation. */
export class BeyondExact extends SchemaError {
  /** The value farthest from zero, in units of the last of `scale` digits after the point. */
  readonly reach: number
  readonly scale: number

  constructor(reach: number, scale: number) {
    super(beyondExact('The result', reach, scale))
    this.reach = reach
    this.scale = scale
  }
}

/** The error message if `what` may reach `reach`, in units of the last of `scale` digits. */
export function beyondExact(what: string, reach: number, scale: number): string {
  const limit = scale === 0 ? '2^53' : `2^53 / 10^${scale} for ${scale} digits after the point`
  return `${what} may reach ${short(reach, scale)}, beyond ${short(2 ** 53, scale)} (${limit}), where numbers stop being exact: narrow the bounds of its operands, or round it`
}

function short(value: number, scale: number): string {
  const number = value / 10 ** scale
  return Math.abs(number) < 1e6 ? String(Number(number.toPrecision(4))) : number.toExponential(3)
}

/** Returns the bounds. @throws BeyondExact if they exceed ±2^53 */
export function requireExact<Given extends Bounds>(bounds: Given, scale: number): Given {
  if (bounds === null) return bounds
  const reach = -bounds.min > bounds.max ? bounds.min : bounds.max
  if (Math.abs(reach) > Number.MAX_SAFE_INTEGER) throw new BeyondExact(reach, scale)
  return bounds
}

/** The bounds of the results of `apply`, which must be monotonically increasing. */
export function mapped(bounds: Bounds, apply: (value: number) => number): Bounds {
  return bounds === null ? null : { min: apply(bounds.min), max: apply(bounds.max) }
}

/** The bounds of all `values`. */
export function around(values: readonly number[]): ValueRange {
  return { min: values.reduce((least, value) => Math.min(least, value)), max: values.reduce((most, value) => Math.max(most, value)) }
}

/** Bounds that contain all of several bounds; null if one of them is unknown. */
export function union(several: readonly Bounds[]): Bounds {
  const known = several.flatMap((bounds) => (bounds === null ? [] : [bounds]))
  return known.length < several.length || known.length === 0 ? null : around(known.flatMap(({ min, max }) => [min, max]))
}
