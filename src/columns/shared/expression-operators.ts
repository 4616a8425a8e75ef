import { combined, commonScale, type Operand } from './operand.ts'
import { roundAway } from './scaled.ts'

const divisionScale = 6
const largestScale = 9

type Binary = (left: Operand, right: Operand) => Operand

/** Fills `out[0..count)` from two operands of one scale. Every operator has a loop of its own: shared, it would call a function a row. */
type Loop = (a: Float64Array, b: Float64Array, count: number, out: Float64Array) => void

/** An operator whose result is in the operands' common scale. */
function arithmetic(loop: Loop): Binary {
  return (left, right) => applied(loop, left, right, commonScale(left, right))
}

/** An operator whose result is 0 or 1. */
function comparison(loop: Loop): Binary {
  return (left, right) => applied(loop, left, right, 0)
}

function applied(loop: Loop, left: Operand, right: Operand, scale: number): Operand {
  return combined([left, right], scale, ([a, b], count, out) => loop(a as Float64Array, b as Float64Array, count, out))
}

function multiply(left: Operand, right: Operand): Operand {
  const scale = left.scale + right.scale
  const kept = Math.min(scale, largestScale)
  const divisor = 10 ** (scale - kept)
  return {
    scale: kept,
    nullable: left.nullable || right.nullable,
    evaluate: (frame) => {
      // Multiplied in their own scales, so that cents times pieces stay whole; `combined` only merges the nulls.
      const [a, b] = [left.evaluate(frame), right.evaluate(frame)]
      const out = frame.float64()
      products(a.values, b.values, frame.count, out)
      if (divisor > 1) for (let i = 0; i < frame.count; i++) out[i] = roundAway((out[i] as number) / divisor)
      if (a.nulls === null || b.nulls === null) return { values: out, nulls: a.nulls ?? b.nulls }
      const nulls = frame.uint8()
      for (let i = 0; i < frame.count; i++) nulls[i] = (a.nulls[i] as number) | (b.nulls[i] as number)
      return { values: out, nulls }
    },
  }
}

/** Six digits after the point; null where the divisor is zero. */
function divide(left: Operand, right: Operand): Operand {
  return nullAtZero(applied(quotients, left, right, divisionScale), right)
}

/** In the common scale, with the sign of the dividend; null where the divisor is zero. */
function remainder(left: Operand, right: Operand): Operand {
  const rest = applied(remainders, left, right, commonScale(left, right))
  return right.constant === undefined || right.constant === 0 ? nullAtZero(rest, right) : rest
}

function nullAtZero(result: Operand, divisor: Operand): Operand {
  const { constant: _constant, ...varying } = result
  return {
    // A constant is folded into what uses it, where its null would be lost.
    ...(divisor.constant === 0 ? varying : result),
    nullable: true,
    evaluate: (frame) => {
      const { values, nulls } = result.evaluate(frame)
      const divisors = divisor.evaluate(frame).values
      const merged = frame.uint8()
      for (let i = 0; i < frame.count; i++) merged[i] = divisors[i] === 0 || nulls?.[i] === 1 ? 1 : 0
      return { values, nulls: merged }
    },
  }
}

const products: Loop = (a, b, count, out) => {
  for (let i = 0; i < count; i++) out[i] = (a[i] as number) * (b[i] as number)
}

const quotients: Loop = (a, b, count, out) => {
  for (let i = 0; i < count; i++) out[i] = b[i] === 0 ? 0 : roundAway(((a[i] as number) * 10 ** divisionScale) / (b[i] as number))
}

const sums: Loop = (a, b, count, out) => {
  for (let i = 0; i < count; i++) out[i] = (a[i] as number) + (b[i] as number)
}

const differences: Loop = (a, b, count, out) => {
  for (let i = 0; i < count; i++) out[i] = (a[i] as number) - (b[i] as number)
}

const remainders: Loop = (a, b, count, out) => {
  for (let i = 0; i < count; i++) out[i] = b[i] === 0 ? 0 : (a[i] as number) % (b[i] as number)
}

const less: Loop = (a, b, count, out) => {
  for (let i = 0; i < count; i++) out[i] = (a[i] as number) < (b[i] as number) ? 1 : 0
}

const lessOrEqual: Loop = (a, b, count, out) => {
  for (let i = 0; i < count; i++) out[i] = (a[i] as number) <= (b[i] as number) ? 1 : 0
}

const equal: Loop = (a, b, count, out) => {
  for (let i = 0; i < count; i++) out[i] = a[i] === b[i] ? 1 : 0
}

const unequal: Loop = (a, b, count, out) => {
  for (let i = 0; i < count; i++) out[i] = a[i] === b[i] ? 0 : 1
}

const both: Loop = (a, b, count, out) => {
  for (let i = 0; i < count; i++) out[i] = a[i] !== 0 && b[i] !== 0 ? 1 : 0
}

const either: Loop = (a, b, count, out) => {
  for (let i = 0; i < count; i++) out[i] = a[i] !== 0 || b[i] !== 0 ? 1 : 0
}

export const binaryOperators: ReadonlyMap<string, Binary> = new Map<string, Binary>([
  ['+', arithmetic(sums)],
  ['-', arithmetic(differences)],
  ['*', multiply],
  ['/', divide],
  ['%', remainder],
  ['<', comparison(less)],
  ['<=', comparison(lessOrEqual)],
  ['>', (left, right) => comparison(less)(right, left)],
  ['>=', (left, right) => comparison(lessOrEqual)(right, left)],
  ['==', comparison(equal)],
  ['!=', comparison(unequal)],
  ['&&', comparison(both)],
  ['||', comparison(either)],
])

export const unaryOperators: ReadonlyMap<string, (operand: Operand) => Operand> = new Map([
  ['-', (operand: Operand) => elementwiseOf(operand, operand.scale, (value) => (value === 0 ? 0 : -value))],
  ['+', (operand: Operand) => operand],
  ['!', (operand: Operand) => elementwiseOf(operand, 0, (value) => (value === 0 ? 1 : 0))],
])

/** Applies `operate` to every scaled value of one operand. */
export function elementwiseOf(operand: Operand, scale: number, operate: (value: number) => number): Operand {
  return combined([operand], scale, ([values], count, out) => {
    for (let i = 0; i < count; i++) out[i] = operate((values as Float64Array)[i] as number)
  })
}
