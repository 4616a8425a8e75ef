import Type from 'typebox'
import { defineColumnKind } from './column-kind.ts'
import { compileExpression } from './shared/expression.ts'
import { booleanLayout, numberLayout } from './shared/layouts.ts'
import { rescale } from './shared/scaled.ts'

/** Arithmetic and comparison over the row's columns, in exact decimal numbers. */
export const formula = defineColumnKind({
  name: 'formula',
  description:
    'Arithmetic or comparison over numeric columns, dates and categories of the row, exact to the last digit; null where something that it takes is null.',
  params: Type.Object({
    expression: Type.String({
      minLength: 1,
      maxLength: 1000,
      description:
        'Columns by name, numbers, "words", + - * / %, comparisons, && || !, ?:, and min, max, abs, round, floor, ceil, days(timestamp), seconds(date), ' +
        'month_end(date), the last day of its month, and coalesce(a, b), b where a is null; today is the day of the plan. Dates count in days, timestamps in seconds.',
    }),
    scale: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 9,
        description: 'Digits after the decimal point that the result is rounded to, half away from zero; default: those of the expression.',
      }),
    ),
    as: Type.Optional(
      Type.Union([Type.Literal('number'), Type.Literal('boolean')], { description: 'What the result is; default number.' }),
    ),
  }),
  examples: [{ expression: '1 + 2 * 3' }, { expression: '10 / 4', scale: 2 }, { expression: '2 > 1', as: 'boolean' }],
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
      fill: (frame) => {
        const { values, nulls } = compiled.evaluate(frame)
        return { lanes: [rescale(frame, values, compiled.scale, digits)], nulls }
      },
    }
  },
})
