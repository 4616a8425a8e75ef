import Type from 'typebox'
import { defineColumnKind } from './column-kind.ts'
import { amountConflict, compileAmount } from './shared/amount.ts'
import { distributionSchema } from '../random/distributions/index.ts'

/** Whole numbers within bounds, uniform or shaped by a distribution. */
export const integer = defineColumnKind({
  name: 'integer',
  description: 'Whole numbers within bounds, uniform or shaped by a distribution.',
  params: Type.Object({
    min: Type.Integer({ description: 'Smallest value, included.' }),
    max: Type.Integer({ description: 'Largest value, included.' }),
    distribution: Type.Optional(distributionSchema),
    by: Type.Optional(Type.String({ description: 'A column of categories that chooses among `cases`.' })),
    cases: Type.Optional(Type.Record(Type.String(), distributionSchema, { description: 'The distribution for each value of `by`.' })),
  }),
  examples: [
    { min: 1, max: 6 },
    { min: 0, max: 500, distribution: { name: 'lognormal', median: 40, spread: 0.6 } },
  ],
  conflict: (params) => amountConflict({ ...params, scale: 0 }),
  compile: (params, context) => compileAmount({ ...params, scale: 0 }, context),
})
