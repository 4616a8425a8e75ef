import { SchemaError } from '../../schema/schema-error.ts'
import type { ColumnRef, Frame } from '../column-kind.ts'
import { rescale } from './scaled.ts'

/** The values of an expression for some rows, in scaled integers. */
export interface Cells {
  readonly values: Float64Array
  readonly nulls: Uint8Array | null
}

/** A compiled expression: each value is an integer times 10^-scale. Booleans are 0 and 1. */
export interface Operand {
  readonly scale: number
  readonly nullable: boolean
  /** The value of an expression that is the same in every row. */
  readonly constant?: number
  readonly evaluate: (frame: Frame) => Cells
}

export function constantOperand(value: number, scale: number): Operand {
  return {
    scale,
    nullable: false,
    constant: value,
    evaluate: (frame) => ({ values: frame.float64().fill(value, 0, frame.count), nulls: null }),
  }
}

/** A numeric column; a boolean as 0 and 1, a date in days, a timestamp in seconds since 1970. @throws SchemaError for a text. */
export function columnOperand({ index, layout }: ColumnRef, name: string): Operand {
  if (layout.type === 'text') throw new SchemaError(`Column "${name}" is text: it can only be compared with a word`)
  const isDouble = layout.type === 'number' || layout.type === 'timestamp'
  return {
    scale: layout.type === 'number' ? layout.scale : 0,
    nullable: layout.nullable,
    evaluate: (frame) => {
      const { lanes, nulls } = frame.column(index)
      if (isDouble) return { values: lanes[0] as Float64Array, nulls }
      const values = frame.float64()
      const cells = lanes[0] as Int32Array
      for (let i = 0; i < frame.count; i++) values[i] = cells[i] as number
      return { values, nulls }
    },
  }
}

/** Makes an operand of several: `combine` gets their values in one scale and fills `out`. A null in any makes a null. */
export function combined(
  operands: readonly Operand[],
  scale: number,
  combine: (values: readonly Float64Array[], count: number, out: Float64Array) => void,
): Operand {
  const common = Math.max(0, ...operands.map((operand) => operand.scale))
  const constants = operands.flatMap(({ constant, scale: digits }) =>
    constant === undefined ? [] : [Float64Array.of(constant * 10 ** (common - digits))],
  )
  if (constants.length === operands.length) {
    const folded = new Float64Array(1)
    combine(constants, 1, folded)
    return constantOperand(folded[0] as number, scale)
  }
  return {
    scale,
    nullable: operands.some((operand) => operand.nullable),
    evaluate: (frame) => {
      const cells = operands.map((operand) => operand.evaluate(frame))
      const out = frame.float64()
      const values = cells.map((cell, index) => rescale(frame, cell.values, (operands[index] as Operand).scale, common))
      combine(values, frame.count, out)
      return { values: out, nulls: anyNull(frame, cells) }
    },
  }
}

/** The common scale that `combined` brings operands to. */
export function commonScale(...operands: readonly Operand[]): number {
  return Math.max(...operands.map((operand) => operand.scale))
}

function anyNull(frame: Frame, cells: readonly Cells[]): Uint8Array | null {
  const masks = cells.flatMap(({ nulls }) => (nulls === null ? [] : [nulls]))
  if (masks.length <= 1) return masks[0] ?? null
  const merged = frame.uint8().fill(0, 0, frame.count)
  for (const mask of masks) for (let i = 0; i < frame.count; i++) merged[i] = (merged[i] as number) | (mask[i] as number)
  return merged
}
