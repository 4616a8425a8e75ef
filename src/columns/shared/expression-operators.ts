import { combined, commonScale, type Operand } from './operand.ts'
import { roundAway } from './scaled.ts'

const divisionScale = 6
const largestScale = 9

type Binary = (left: Operand, right: Operand) => Operand

/** Applies `operate` to values of one scale, row by row. */
function elementwise(scale: (left: Operand, right: Operand) => number, operate: (left: number, right: number) => number): Binary {
  return (left, right) =>
    combined([left, right], scale(left, right), ([a, b], count, out) => {
      for (let i = 0; i < count; i++) out[i] = operate((a as Float64Array)[i] as number, (b as Float64Array)[i] as number)
    })
}

const aligned = (left: Operand, right: Operand): number => commonScale(left, right)
const flag = (): number => 0

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
      for (let i = 0; i < frame.count; i++) {
        const product = (a.values[i] as number) * (b.values[i] as number)
        out[i] = divisor === 1 ? product : roundAway(product / divisor)
      }
      if (a.nulls === null || b.nulls === null) return { values: out, nulls: a.nulls ?? b.nulls }
      const nulls = frame.uint8()
      for (let i = 0; i < frame.count; i++) nulls[i] = (a.nulls[i] as number) | (b.nulls[i] as number)
      return { values: out, nulls }
    },
  }
}

/** Six digits after the point; null where the divisor is zero. */
function divide(left: Operand, right: Operand): Operand {
  const quotient = elementwise(
    () => divisionScale,
    (a, b) => (b === 0 ? 0 : roundAway((a * 10 ** divisionScale) / b)),
  )(left, right)
  return {
    ...quotient,
    nullable: true,
    evaluate: (frame) => {
      const { values, nulls } = quotient.evaluate(frame)
      const divisors = right.evaluate(frame).values
      const merged = frame.uint8()
      for (let i = 0; i < frame.count; i++) merged[i] = divisors[i] === 0 || nulls?.[i] === 1 ? 1 : 0
      return { values, nulls: merged }
    },
  }
}

const truth = (value: boolean): number => (value ? 1 : 0)

export const binaryOperators: ReadonlyMap<string, Binary> = new Map<string, Binary>([
  ['+', elementwise(aligned, (a, b) => a + b)],
  ['-', elementwise(aligned, (a, b) => a - b)],
  ['*', multiply],
  ['/', divide],
  ['%', elementwise(aligned, (a, b) => (b === 0 ? 0 : a % b))],
  ['<', elementwise(flag, (a, b) => truth(a < b))],
  ['<=', elementwise(flag, (a, b) => truth(a <= b))],
  ['>', elementwise(flag, (a, b) => truth(a > b))],
  ['>=', elementwise(flag, (a, b) => truth(a >= b))],
  ['==', elementwise(flag, (a, b) => truth(a === b))],
  ['!=', elementwise(flag, (a, b) => truth(a !== b))],
  ['&&', elementwise(flag, (a, b) => truth(a !== 0 && b !== 0))],
  ['||', elementwise(flag, (a, b) => truth(a !== 0 || b !== 0))],
])

export const unaryOperators: ReadonlyMap<string, (operand: Operand) => Operand> = new Map([
  ['-', (operand: Operand) => elementwiseOf(operand, operand.scale, (value) => (value === 0 ? 0 : -value))],
  ['+', (operand: Operand) => operand],
  ['!', (operand: Operand) => elementwiseOf(operand, 0, (value) => truth(value === 0))],
])

/** Applies `operate` to every scaled value of one operand. */
export function elementwiseOf(operand: Operand, scale: number, operate: (value: number) => number): Operand {
  return combined([operand], scale, ([values], count, out) => {
    for (let i = 0; i < count; i++) out[i] = operate((values as Float64Array)[i] as number)
  })
}
