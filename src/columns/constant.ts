import { Type } from 'typebox'
import { defineColumnKind } from './column-kind.ts'
import { wordLayout } from './shared/layouts.ts'

/** The same word in every row. */
export const constant = defineColumnKind({
  name: 'constant',
  description: 'The same text in every row.',
  group: 'words',
  params: Type.Object({ value: Type.String({ description: 'The text.' }) }),
  examples: [{ value: 'USD' }],
  compile: ({ value }) => ({
    layout: wordLayout([value]),
    fill: (frame) => ({ lanes: [frame.int32().fill(0, 0, frame.count)], nulls: null }),
  }),
})
