import { Type } from 'typebox'
import { distributionSchema } from '../random/distributions/index.ts'
import { defineColumnKind } from './column-kind.ts'
import { amountConflict, compileAmount } from './shared/amount.ts'
import { exactType } from './shared/exact-type.ts'

/** Exact decimal numbers: whole multiples of 10^-scale, never a binary fraction. */
export const decimal = defineColumnKind({
  name: 'decimal',
  description: 'Decimal numbers, exact to their last digit: money, weights, scores.',
  group: 'numbers',
  params: Type.Object({
    scale: Type.Integer({ minimum: 0, maximum: 9, description: 'Digits after the decimal point.' }),
    min: Type.Number({ description: 'Smallest value, included.' }),
    max: Type.Number({ description: 'Largest value, included.' }),
    distribution: Type.Optional(distributionSchema),
    by: Type.Optional(Type.String({ description: 'A column of categories that chooses among `cases`.' })),
    cases: Type.Optional(Type.Record(Type.String(), distributionSchema, { description: 'The distribution for each value of `by`.' })),
    times: Type.Optional(Type.String({ description: 'A numeric column of the row by which every random value is multiplied.' })),
    ending: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 99,
        description: 'The last two digits of prices, such as 99; needs scale 2 and a `min` of at least 0.',
      }),
    ),
    exact: exactType,
  }),
  examples: [
    { scale: 2, min: 0, max: 100 },
    { scale: 2, min: 1, max: 5000, distribution: { name: 'lognormal', median: 40, spread: 0.8 }, ending: 99 },
    { scale: 2, min: 0, max: 2000, distribution: { name: 'lognormal', median: 60, spread: 0.9 }, exact: true },
  ],
  conflict: amountConflict,
  compile: compileAmount,
})
