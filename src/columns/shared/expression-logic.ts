import type { Frame } from '../column-kind.ts'
import { constantOperand, type Operand } from './operand.ts'

/** The truth value of null, between false (0) and true (1). */
const unknown = 0.5

/** `&&` as in SQL: false if either operand is false, else null if either is null. */
export function both(left: Operand, right: Operand): Operand {
  return decided(left, right, lesser)
}

/** `||` as in SQL: true if either operand is true, else null if either is null. */
export function either(left: Operand, right: Operand): Operand {
  return decided(left, right, greater)
}

type Loop = (a: Float64Array, b: Float64Array, count: number, out: Float64Array) => void

/** Combines the truth values false, unknown and true of two operands by minimum or maximum. Any number except 0 is true. */
function decided(left: Operand, right: Operand, loop: Loop): Operand {
  if (left.constant !== undefined && right.constant !== undefined) {
    const folded = new Float64Array(1)
    loop(Float64Array.of(truth(left.constant)), Float64Array.of(truth(right.constant)), 1, folded)
    return constantOperand(folded[0] as number, 0, 'boolean')
  }
  const nullable = left.nullable || right.nullable
  return {
    scale: 0,
    nullable,
    type: 'boolean',
    range: { min: 0, max: 1 },
    evaluate: (frame) => {
      const values = frame.float64()
      loop(truths(left, frame), truths(right, frame), frame.count, values)
      return { values, nulls: nullable ? unknowns(values, frame) : null }
    },
  }
}

function truth(value: number): number {
  return value === 0 ? 0 : 1
}

function truths({ type, evaluate }: Operand, frame: Frame): Float64Array {
  const { values, nulls } = evaluate(frame)
  if (type === 'boolean' && nulls === null) return values
  const out = frame.float64()
  for (let i = 0; i < frame.count; i++) out[i] = nulls !== null && nulls[i] === 1 ? unknown : truth(values[i] as number)
  return out
}

function unknowns(values: Float64Array, frame: Frame): Uint8Array {
  const nulls = frame.uint8()
  for (let i = 0; i < frame.count; i++) nulls[i] = values[i] === unknown ? 1 : 0
  return nulls
}

const lesser: Loop = (a, b, count, out) => {
  for (let i = 0; i < count; i++) out[i] = Math.min(a[i] as number, b[i] as number)
}

const greater: Loop = (a, b, count, out) => {
  for (let i = 0; i < count; i++) out[i] = Math.max(a[i] as number, b[i] as number)
}
