import type { Frame } from '../column-kind.ts'
import { constantOperand, type Operand } from './operand.ts'

/** Between false (0) and true (1): what is not known. */
const unknown = 0.5

/** `&&` as in SQL: false where either is false, whatever the other is; else null where either is. */
export function both(left: Operand, right: Operand): Operand {
  return decided(left, right, lesser)
}

/** `||` as in SQL: true where either is true, whatever the other is; else null where either is. */
export function either(left: Operand, right: Operand): Operand {
  return decided(left, right, greater)
}

type Loop = (a: Float64Array, b: Float64Array, count: number, out: Float64Array) => void

/** The truth of two operands, which may be any numbers: the lesser or the greater of false, unknown and true. */
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
