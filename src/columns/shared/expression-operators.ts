import type { Frame, ValueRange } from '../column-kind.ts'
import { both, either } from './expression-logic.ts'
import { type Cells, combined, commonScale, commonType, type Operand, type OperandType, rangeIn } from './operand.ts'
import { mergedNulls } from './readable.ts'
import { dividedRounded, quotient, rescale } from './scaled.ts'
import { around, type Bounds, mapped, requireExact } from './value-range.ts'

const divisionScale = 6
const divisionUnit = 10 ** divisionScale
const largestScale = 9

type Binary = (left: Operand, right: Operand) => Operand

/**
 * Fills `out[0..count)` from two operands of one scale. Each operator has its own loop, because a shared loop would call a function for
 * each row.
 */
type Loop = (a: Float64Array, b: Float64Array, count: number, out: Float64Array) => void

type PairBounds = (a: ValueRange, b: ValueRange) => Bounds

/** An operator whose result is in the operands' common scale. */
function arithmetic(loop: Loop, typeOf: (left: Operand, right: Operand) => OperandType, bounds: PairBounds): Binary {
  return (left, right) => applied(loop, left, right, commonScale(left, right), typeOf(left, right), bounds)
}

/** An operator whose result is 0 or 1. */
function comparison(loop: Loop): Binary {
  return (left, right) => {
    commonType(left, right)
    return applied(loop, left, right, 0, 'boolean', () => ({ min: 0, max: 1 }))
  }
}

function applied(loop: Loop, left: Operand, right: Operand, scale: number, type: OperandType, bounds: PairBounds): Operand {
  return combined([left, right], {
    scale,
    type,
    bounds: ([a, b]) => bounds(a as ValueRange, b as ValueRange),
    combine: ([a, b], count, out) => loop(a as Float64Array, b as Float64Array, count, out),
  })
}

/** A date or timestamp plus or minus a number has its type; the difference of two dates or two timestamps is a number. */
function sumType(left: Operand, right: Operand): OperandType {
  const type = commonType(left, right)
  return type === 'boolean' || left.type === right.type ? 'number' : type
}

function multiply(left: Operand, right: Operand): Operand {
  const scale = left.scale + right.scale
  const kept = Math.min(scale, largestScale)
  const divisor = 10 ** (scale - kept)
  const whole = requireExact(productBounds(left.range, right.range), scale)
  return {
    scale: kept,
    nullable: left.nullable || right.nullable,
    type: 'number',
    range: mapped(whole, (value) => dividedRounded(value, divisor)),
    evaluate: (frame) => {
      // Each factor keeps its own scale, so that the product of cents and a whole number stays exact.
      const [a, b] = [left.evaluate(frame), right.evaluate(frame)]
      const out = frame.float64()
      products(a.values, b.values, frame.count, out)
      return { values: rescale(frame, out, scale, kept), nulls: mergedNulls(frame, [a.nulls, b.nulls]) }
    },
  }
}

function productBounds(a: Bounds, b: Bounds): Bounds {
  return a === null || b === null ? null : around([a.min * b.min, a.min * b.max, a.max * b.min, a.max * b.max])
}

/** The quotient with six digits after the point; null if the divisor is zero. */
function divide(left: Operand, right: Operand): Operand {
  return divided(quotients, left, right, divisionScale, (a, divisors) =>
    around(divisors.flatMap((divisor) => [a.min, a.max].map((dividend) => (dividend * divisionUnit) / divisor))),
  )
}

/** The remainder in the common scale, with the sign of the dividend; null if the divisor is zero. */
function remainder(left: Operand, right: Operand): Operand {
  return divided(remainders, left, right, commonScale(left, right), (a, divisors) => {
    const most = divisors.reduce((size, divisor) => Math.max(size, Math.abs(divisor)), 1) - 1
    return { min: Math.max(Math.min(a.min, 0), -most), max: Math.min(Math.max(a.max, 0), most) }
  })
}

/** Compiles a division. `bounds` computes its range; its `divisors` are those nearest to and farthest from zero, in the common scale. */
function divided(
  loop: Loop,
  left: Operand,
  right: Operand,
  scale: number,
  bounds: (a: ValueRange, divisors: readonly number[]) => ValueRange,
): Operand {
  commonType(left, right)
  const common = commonScale(left, right)
  const [dividends, divisors] = [rangeIn(left, common), rangeIn(right, common)]
  const extremes = divisors === null ? null : nonZero(divisors, 10 ** (common - right.scale))
  const never = divisors !== null && (divisors.min > 0 || divisors.max < 0)
  const reach = dividends === null || extremes === null ? null : extremes.length === 0 ? { min: 0, max: 0 } : bounds(dividends, extremes)
  requireExact(reach, scale)
  const range = reach === null ? null : { min: Math.floor(reach.min), max: Math.ceil(reach.max) }
  const { constant: dividend } = left
  const { constant: divisor } = right
  const evaluate = (frame: Frame): Cells => {
    const [a, b] = [left.evaluate(frame), right.evaluate(frame)]
    const out = frame.float64()
    const by = rescale(frame, b.values, right.scale, common)
    loop(rescale(frame, a.values, left.scale, common), by, frame.count, out)
    const nulls = mergedNulls(frame, [a.nulls, b.nulls])
    return { values: out, nulls: never ? nulls : orZero(frame, nulls, by) }
  }
  // Constants are folded into the expressions that use them, except a division by zero: folding would lose its null.
  if (dividend !== undefined && divisor !== undefined && divisor !== 0) {
    const folded = new Float64Array(1)
    loop(Float64Array.of(dividend * 10 ** (common - left.scale)), Float64Array.of(divisor * 10 ** (common - right.scale)), 1, folded)
    return { scale, type: 'number', nullable: false, range, constant: folded[0] as number, evaluate }
  }
  return { scale, type: 'number', nullable: left.nullable || right.nullable || !never, range, evaluate }
}

/** The values of a range nearest to and farthest from zero on each side of it; `step` is the smallest difference between values. */
function nonZero({ min, max }: ValueRange, step: number): readonly number[] {
  return [...(max > 0 ? [Math.max(min, step), max] : []), ...(min < 0 ? [min, Math.min(max, -step)] : [])]
}

function orZero(frame: Frame, nulls: Uint8Array | null, divisors: Float64Array): Uint8Array {
  const merged = frame.uint8()
  for (let i = 0; i < frame.count; i++) merged[i] = divisors[i] === 0 || nulls?.[i] === 1 ? 1 : 0
  return merged
}

const products: Loop = (a, b, count, out) => {
  for (let i = 0; i < count; i++) out[i] = (a[i] as number) * (b[i] as number)
}

const quotients: Loop = (a, b, count, out) => {
  for (let i = 0; i < count; i++) out[i] = b[i] === 0 ? 0 : quotient(a[i] as number, b[i] as number, divisionUnit)
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

export const binaryOperators: ReadonlyMap<string, Binary> = new Map<string, Binary>([
  ['+', arithmetic(sums, sumType, (a, b) => ({ min: a.min + b.min, max: a.max + b.max }))],
  ['-', arithmetic(differences, sumType, (a, b) => ({ min: a.min - b.max, max: a.max - b.min }))],
  ['*', multiply],
  ['/', divide],
  ['%', remainder],
  ['<', comparison(less)],
  ['<=', comparison(lessOrEqual)],
  ['>', (left, right) => comparison(less)(right, left)],
  ['>=', (left, right) => comparison(lessOrEqual)(right, left)],
  ['==', comparison(equal)],
  ['!=', comparison(unequal)],
  ['&&', both],
  ['||', either],
])

export const unaryOperators: ReadonlyMap<string, (operand: Operand) => Operand> = new Map([
  [
    '-',
    (operand: Operand) =>
      elementwiseOf(operand, { scale: operand.scale, bounds: ({ min, max }) => ({ min: 0 - max, max: 0 - min }) }, (value) => 0 - value),
  ],
  ['+', (operand: Operand) => operand],
  [
    '!',
    (operand: Operand) =>
      elementwiseOf(operand, { scale: 0, type: 'boolean', bounds: () => ({ min: 0, max: 1 }) }, (value) => (value === 0 ? 1 : 0)),
  ],
])

/** Whether a value equals one of several constants. @throws SchemaError for constants of another type */
export function oneOf(tested: Operand, constants: readonly Operand[]): Operand {
  commonType(tested, ...constants)
  return combined([tested, ...constants], {
    scale: 0,
    type: 'boolean',
    bounds: () => ({ min: 0, max: 1 }),
    combine: ([values, ...others], count, out) => {
      const wanted = others.map((other) => other[0])
      for (let i = 0; i < count; i++) out[i] = wanted.includes((values as Float64Array)[i]) ? 1 : 0
    },
  })
}

interface Elementwise {
  readonly scale: number
  readonly type?: OperandType
  readonly bounds: (range: ValueRange) => Bounds
}

/** Applies `operate` to every scaled value of one operand; the result is a number unless `type` is given. */
export function elementwiseOf(
  operand: Operand,
  { scale, type = 'number', bounds }: Elementwise,
  operate: (value: number) => number,
): Operand {
  return combined([operand], {
    scale,
    type,
    bounds: ([range]) => bounds(range as ValueRange),
    combine: ([values], count, out) => {
      for (let i = 0; i < count; i++) out[i] = operate((values as Float64Array)[i] as number)
    },
  })
}
