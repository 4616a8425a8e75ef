import { firstSecond, lastSecond, secondsPerDay } from '../../calendar.ts'
import { SchemaError } from '../../schema/schema-error.ts'
import type { Layout } from '../../vector.ts'
import type { Frame, ValueRange } from '../column-kind.ts'
import { mergedNulls, type Readable } from './readable.ts'
import { rescale } from './scaled.ts'
import { type Bounds, mapped, requireExact } from './value-range.ts'

/** The values of an expression for some rows, in scaled integers. */
export interface Cells {
  readonly values: Float64Array
  readonly nulls: Uint8Array | null
}

/** The type of the values of an expression: a date counts in days since 1970, a timestamp in seconds since 1970, a boolean is 0 or 1. */
export type OperandType = Exclude<Layout['type'], 'text'>

/** A compiled expression: each value is an integer times 10^-scale. */
export interface Operand {
  readonly scale: number
  readonly nullable: boolean
  readonly type: OperandType
  /** In units of the scale; null if unknown. */
  readonly range: Bounds
  /** The value, if it is the same in every row. */
  readonly constant?: number
  readonly evaluate: (frame: Frame) => Cells
}

/** @throws BeyondExact if the value exceeds ±2^53 units of the scale */
export function constantOperand(value: number, scale: number, type: OperandType = 'number'): Operand {
  return {
    scale,
    nullable: false,
    type,
    range: requireExact({ min: value, max: value }, scale),
    constant: value,
    evaluate: (frame) => ({ values: frame.float64().fill(value, 0, frame.count), nulls: null }),
  }
}

const rangeOfType: Readonly<Record<Exclude<OperandType, 'number'>, ValueRange>> = {
  boolean: { min: 0, max: 1 },
  date: { min: firstSecond / secondsPerDay, max: Math.floor(lastSecond / secondsPerDay) },
  timestamp: { min: firstSecond, max: lastSecond },
}

/** A numeric column; a boolean as 0 and 1, a date in days, a timestamp in seconds since 1970. @throws SchemaError for a text. */
export function columnOperand({ name, layout, range, read }: Readable): Operand {
  if (layout.type === 'text') throw new SchemaError(`Column "${name}" is text: it can only be compared with a word`)
  const { type, nullable } = layout
  const isDouble = type === 'number' || type === 'timestamp'
  return {
    scale: type === 'number' ? layout.scale : 0,
    nullable,
    type,
    range: range ?? (type === 'number' ? null : rangeOfType[type]),
    evaluate: (frame) => {
      const { lanes, nulls } = read(frame)
      if (isDouble) return { values: lanes[0] as Float64Array, nulls }
      const values = frame.float64()
      const cells = lanes[0] as Int32Array
      for (let i = 0; i < frame.count; i++) values[i] = cells[i] as number
      return { values, nulls }
    },
  }
}

/** How `combined` computes a result from operands in one scale. */
export interface Combination {
  readonly scale: number
  readonly type: OperandType
  /** Computes the bounds of the result from those of the operands in their common scale. */
  readonly bounds: (ranges: readonly ValueRange[]) => Bounds
  /** Fills `out` from the values in their common scale. */
  readonly combine: (values: readonly Float64Array[], count: number, out: Float64Array) => void
}

/** Combines several operands into one. The result is null if any operand is null. @throws BeyondExact if values may exceed ±2^53 */
export function combined(operands: readonly Operand[], { scale, type, bounds, combine }: Combination): Operand {
  const common = commonScale(...operands)
  const ranges = operands.map((operand) => rangeIn(operand, common))
  const constants = operands.flatMap(({ constant, scale: digits }) =>
    constant === undefined ? [] : [Float64Array.of(constant * 10 ** (common - digits))],
  )
  if (constants.length === operands.length) {
    const folded = new Float64Array(1)
    combine(constants, 1, folded)
    return constantOperand(folded[0] as number, scale, type)
  }
  const known = ranges.flatMap((range) => (range === null ? [] : [range]))
  return {
    scale,
    type,
    nullable: operands.some((operand) => operand.nullable),
    range: known.length < ranges.length ? null : requireExact(bounds(known), scale),
    evaluate: (frame) => {
      const cells = operands.map((operand) => operand.evaluate(frame))
      const out = frame.float64()
      const values = cells.map((cell, index) => rescale(frame, cell.values, (operands[index] as Operand).scale, common))
      combine(values, frame.count, out)
      return {
        values: out,
        nulls: mergedNulls(
          frame,
          cells.map(({ nulls }) => nulls),
        ),
      }
    },
  }
}

/** The largest scale of the operands, to which `combined` converts them. */
export function commonScale(...operands: readonly Operand[]): number {
  return Math.max(0, ...operands.map((operand) => operand.scale))
}

/** The bounds of an operand in a scale at least as large as its own. @throws BeyondExact if they exceed ±2^53 there */
export function rangeIn({ range, scale }: Operand, to: number): Bounds {
  return requireExact(
    mapped(range, (value) => value * 10 ** (to - scale)),
    to,
  )
}

/**
 * The type of several operands together: date or timestamp if any of them has that type, boolean if all are boolean, else number.
 * @throws SchemaError for dates together with timestamps, because they count in different units
 */
export function commonType(...operands: readonly Operand[]): OperandType {
  const types = new Set(operands.map(({ type }) => type))
  if (types.has('date') && types.has('timestamp'))
    throw new SchemaError('A date counts in days and a timestamp in seconds: bring both to one by days(timestamp) or seconds(date)')
  for (const moment of ['date', 'timestamp'] as const) if (types.has(moment)) return moment
  return types.size === 1 && types.has('boolean') ? 'boolean' : 'number'
}
