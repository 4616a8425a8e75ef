import { Type } from 'typebox'
import { describedWords } from '../schema/described-words.ts'
import { SchemaError } from '../schema/schema-error.ts'
import { defineColumnKind } from './column-kind.ts'
import { compileExpression } from './shared/expression.ts'
import { booleanLayout, numberLayout } from './shared/layouts.ts'
import type { Operand } from './shared/operand.ts'
import { dividedRounded, rescale } from './shared/scaled.ts'
import { type Bounds, beyondExact, BeyondExact, mapped, requireExact } from './shared/value-range.ts'

/** Arithmetic and comparison over the row's columns, in exact decimal numbers. */
export const formula = defineColumnKind({
  name: 'formula',
  group: 'derived',
  description:
    'Arithmetic or a comparison with the numbers, dates and categories of the row, its owner and the rows it refers to, ' +
    'exact to the last digit. ' +
    'Null if an operand is null, except that false && null is false and true || null is true.',
  params: Type.Object({
    expression: Type.String({
      minLength: 1,
      maxLength: 1000,
      description:
        'The formula. Operands: columns by name; parent.column, a column of the row that owns this one (the table needs an ' +
        'owner_key); foreign_key.column, ' +
        'a column of a referenced row; numbers; "words"; and today, the reference date. Operators: + - * / %, comparisons, ' +
        'in ["a", "b"], && || ! and ?:. ' +
        'Functions: min, max, abs, round, floor, ceil, days(timestamp), seconds(date), month_end(date), which is the last ' +
        'day of its month, coalesce(a, b), ' +
        'which is b if a is null, and known(a), which is whether a is not null. Dates count in days, timestamps in seconds; ' +
        'compare them with "2025-03-01" or ' +
        '"2025-03-01T08:00:00Z". A quotient has six digits after the point.',
    }),
    scale: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 9,
        description:
          'Digits after the decimal point to which the result is rounded, half away from zero. Default: those of the expression.',
      }),
    ),
    as: Type.Optional(
      describedWords(
        { number: 'The value of the expression.', boolean: 'Whether the expression is true, or not 0.' },
        { description: 'Type of the result; default number.', default: 'number' },
      ),
    ),
  }),
  examples: [{ expression: '1 + 2 * 3' }, { expression: '10 / 4', scale: 2 }, { expression: '2 > 1', as: 'boolean' }],
  usage: [
    { expression: 'quantity * unit_price' },
    { expression: 'parent.status == "paid" && total > customer_id.credit_limit', as: 'boolean' },
    { expression: 'ordered_at >= "2025-03-01"', as: 'boolean' },
  ],
  compile: ({ expression, scale, as = 'number' }, context) => {
    const compiled = compileExpression(expression, context)
    if (as === 'boolean') {
      return {
        layout: { ...booleanLayout, nullable: compiled.nullable },
        fill: (frame) => {
          const { values, nulls } = compiled.evaluate(frame)
          const flags = frame.int32()
          for (let i = 0; i < frame.count; i++) flags[i] = values[i] === 0 ? 0 : 1
          return { lanes: [flags], nulls }
        },
      }
    }
    const digits = scale ?? compiled.scale
    return {
      layout: { ...numberLayout(digits), nullable: compiled.nullable },
      range: rescaledRange(compiled, digits, expression) ?? undefined,
      fill: (frame) => {
        const { values, nulls } = compiled.evaluate(frame)
        return { lanes: [rescale(frame, values, compiled.scale, digits)], nulls }
      },
    }
  },
})

/** @throws SchemaError if values may have too many digits in the new scale */
function rescaledRange({ range, scale }: Operand, digits: number, expression: string): Bounds {
  try {
    const change = 10 ** Math.abs(digits - scale)
    return requireExact(
      mapped(range, (value) => (digits >= scale ? value * change : dividedRounded(value, change))),
      digits,
    )
  } catch (error) {
    if (!(error instanceof BeyondExact)) throw error
    throw new SchemaError(beyondExact(`"${expression}"`, error.reach, error.scale), { cause: error })
  }
}
