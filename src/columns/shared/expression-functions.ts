import { civilFromDays, daysFromCivil, secondsPerDay } from '../../calendar.ts'
import { SchemaError } from '../../schema/schema-error.ts'
import type { Frame, ValueRange } from '../column-kind.ts'
import { elementwiseOf } from './expression-operators.ts'
import { type Cells, combined, commonScale, commonType, type Operand, type OperandType, rangeIn } from './operand.ts'
import { dividedRounded, rescale } from './scaled.ts'
import { mapped, union } from './value-range.ts'

type ExpressionFunction = (operands: readonly Operand[]) => Operand

function folding(fold: (left: number, right: number) => number): ExpressionFunction {
  return (operands) => {
    if (operands.length === 0) throw new SchemaError('min and max need at least one argument')
    return combined(operands, {
      scale: commonScale(...operands),
      type: commonType(...operands),
      bounds: (ranges) => {
        const [first, ...others] = ranges as readonly [ValueRange, ...ValueRange[]]
        return others.reduce(({ min, max }, other) => ({ min: fold(min, other.min), max: fold(max, other.max) }), first)
      },
      combine: (values, count, out) => {
        const [first, ...others] = values
        out.set((first as Float64Array).subarray(0, count))
        for (const other of others) for (let i = 0; i < count; i++) out[i] = fold(out[i] as number, other[i] as number)
      },
    })
  }
}

function ofOne(name: string, make: (operand: Operand) => Operand): ExpressionFunction {
  return ([operand, ...rest]) => {
    if (operand === undefined || rest.length > 0) throw new SchemaError(`${name} takes one argument`)
    return make(operand)
  }
}

/** A function of one argument that is monotonically increasing. */
function rising(operand: Operand, scale: number, type: OperandType, apply: (value: number) => number): Operand {
  return elementwiseOf(operand, { scale, type, bounds: (range) => mapped(range, apply) }, apply)
}

const toWhole = (round: (value: number, unit: number) => number) => (operand: Operand) => {
  const unit = 10 ** operand.scale
  return rising(operand, 0, operand.type === 'boolean' ? 'number' : operand.type, (value) => round(value, unit))
}

function absolute(operand: Operand): Operand {
  const { scale } = operand
  return elementwiseOf(
    operand,
    { scale, bounds: ({ min, max }) => ({ min: Math.max(min, 0 - max, 0), max: Math.max(max, 0 - min) }) },
    Math.abs,
  )
}

/** @throws SchemaError if the operand already has the type that the function converts to */
function momentOf(name: string, from: OperandType, to: OperandType, operand: Operand): Operand {
  if (operand.type === to)
    throw new SchemaError(`${name} converts a ${from} to a ${to}, but its argument is a ${to} already: leave ${name} out`)
  return operand
}

function daysOf(operand: Operand): Operand {
  return rising(momentOf('days', 'timestamp', 'date', operand), 0, 'date', (seconds) => Math.floor(seconds / secondsPerDay))
}

function secondsOf(operand: Operand): Operand {
  return rising(momentOf('seconds', 'date', 'timestamp', operand), 0, 'timestamp', (days) => days * secondsPerDay)
}

/** The last day of the month of a day, as days since 1970. */
function monthEnd(days: number): number {
  const { year, month } = civilFromDays(days)
  return (month === 12 ? daysFromCivil(year + 1, 1, 1) : daysFromCivil(year, month + 1, 1)) - 1
}

/** The first of two operands, or the second where the first is null. */
function coalesce([first, second, ...rest]: readonly Operand[]): Operand {
  if (first === undefined || second === undefined || rest.length > 0) throw new SchemaError('coalesce takes two arguments')
  const scale = commonScale(first, second)
  return {
    scale,
    nullable: first.nullable && second.nullable,
    type: commonType(first, second),
    range: union([rangeIn(first, scale), rangeIn(second, scale)]),
    evaluate: (frame) => {
      const [a, b] = [first.evaluate(frame), second.evaluate(frame)]
      const [yes, no] = [rescale(frame, a.values, first.scale, scale), rescale(frame, b.values, second.scale, scale)]
      const out = frame.float64()
      for (let i = 0; i < frame.count; i++) out[i] = (a.nulls?.[i] === 1 ? no[i] : yes[i]) as number
      if (a.nulls === null || b.nulls === null) return { values: out, nulls: null }
      const nulls = frame.uint8()
      for (let i = 0; i < frame.count; i++) nulls[i] = (a.nulls[i] as number) & (b.nulls[i] as number)
      return { values: out, nulls }
    },
  }
}

const named: ReadonlyMap<string, ExpressionFunction> = new Map<string, ExpressionFunction>([
  ['min', folding(Math.min)],
  ['max', folding(Math.max)],
  ['abs', ofOne('abs', absolute)],
  ['round', ofOne('round', toWhole(dividedRounded))],
  [
    'floor',
    ofOne(
      'floor',
      toWhole((value, unit) => Math.floor(value / unit)),
    ),
  ],
  [
    'ceil',
    ofOne(
      'ceil',
      toWhole((value, unit) => Math.ceil(value / unit)),
    ),
  ],
  ['days', ofOne('days', daysOf)],
  ['coalesce', coalesce],
  ['month_end', ofOne('month_end', (operand) => rising(operand, 0, 'date', monthEnd))],
  ['seconds', ofOne('seconds', secondsOf)],
])

/** The functions that an expression may call, and the conditional `test ? a : b`. */
export const expressionFunctions = {
  named,
  choose,
}

function choose(test: Operand, consequent: Operand, alternate: Operand): Operand {
  const scale = commonScale(consequent, alternate)
  return {
    scale,
    nullable: test.nullable || consequent.nullable || alternate.nullable,
    type: commonType(consequent, alternate),
    range: union([rangeIn(consequent, scale), rangeIn(alternate, scale)]),
    evaluate: (frame) => {
      const [tests, yes, no] = [test.evaluate(frame), consequent.evaluate(frame), alternate.evaluate(frame)]
      const [taken, left] = [rescale(frame, yes.values, consequent.scale, scale), rescale(frame, no.values, alternate.scale, scale)]
      const values = frame.float64()
      for (let i = 0; i < frame.count; i++) values[i] = (tests.values[i] === 0 ? left[i] : taken[i]) as number
      return { values, nulls: chosenNulls(frame, tests, yes, no) }
    },
  }
}

/** Null where the test or the chosen branch is null. The other branch may be null, so a test can guard against null values. */
function chosenNulls(frame: Frame, tests: Cells, yes: Cells, no: Cells): Uint8Array | null {
  if (tests.nulls === null && yes.nulls === null && no.nulls === null) return null
  const nulls = frame.uint8()
  for (let i = 0; i < frame.count; i++) {
    const branch = tests.values[i] === 0 ? no.nulls : yes.nulls
    nulls[i] = tests.nulls?.[i] === 1 || branch?.[i] === 1 ? 1 : 0
  }
  return nulls
}
