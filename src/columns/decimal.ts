import { Type } from 'typebox'
import { distributionSchema } from '../random/distributions/index.ts'
import { defineColumnKind } from './column-kind.ts'
import { amountConflict, compileAmount, distributionOfCase } from './shared/amount.ts'
import { selectsCase } from './shared/codes.ts'
import { exactType } from './shared/exact-type.ts'

/** Exact decimal numbers: whole multiples of 10^-scale, never a binary fraction. */
export const decimal = defineColumnKind({
  name: 'decimal',
  description: 'Decimal numbers, exact to the last digit, such as money, weights or scores.',
  group: 'numbers',
  params: Type.Object({
    scale: Type.Integer({ minimum: 0, maximum: 9, description: 'Digits after the decimal point.' }),
    min: Type.Number({ description: 'Smallest value, included.' }),
    max: Type.Number({ description: 'Largest value, included.' }),
    distribution: Type.Optional(distributionSchema),
    by: Type.Optional(Type.String({ description: selectsCase })),
    cases: Type.Optional(Type.Record(Type.String(), distributionSchema, { description: distributionOfCase })),
    times: Type.Optional(
      Type.String({
        description:
          'A numeric column of the row by which each random value is multiplied before it is rounded and limited to the ' +
          'bounds. Default none.',
      }),
    ),
    ending: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 99,
        description: 'The last two digits of prices, such as 99. It needs a `scale` of 2 and a `min` of at least 0. Default none.',
      }),
    ),
    exact: exactType('`by` or `times`'),
  }),
  examples: [
    { scale: 2, min: 0, max: 100 },
    { scale: 2, min: 1, max: 5000, distribution: { name: 'lognormal', median: 40, spread: 0.8 }, ending: 99 },
    { scale: 2, min: 0, max: 2000, distribution: { name: 'lognormal', median: 60, spread: 0.9 }, exact: true },
  ],
  conflict: amountConflict,
  compile: compileAmount,
})
