import Type from 'typebox'
import { innerColumnType } from '../schema/inner-column.ts'
import { SchemaError } from '../schema/schema-error.ts'
import { defineColumnKind } from './column-kind.ts'
import { nullableCodesOf } from './shared/codes.ts'

/** Null unless another column of the row has one of some values. */
export const conditional = defineColumnKind({
  name: 'conditional',
  description: 'A value where another column of the row has one of the given values, null elsewhere.',
  params: Type.Object({
    when: Type.Object(
      {
        column: Type.String({ description: 'A column of categories, a boolean or a small whole number.' }),
        in: Type.Array(Type.Union([Type.String(), Type.Boolean(), Type.Integer()]), {
          minItems: 1,
          description: 'The values that allow a value here.',
        }),
      },
      { additionalProperties: false, description: 'The condition.' },
    ),
    value: innerColumnType('What the value is where the condition holds'),
  }),
  examples: [],
  inner: ({ value }) => [{ pointer: '/value', column: value }],
  compile: ({ when, value }, context) => {
    const decider = context.table.column(when.column)
    const codes = nullableCodesOf(decider)
    const allowed = new Set(when.in.map(String))
    for (const word of allowed) if (!codes.words.includes(word)) throw new SchemaError(`"when": "${word}" is no value of "${when.column}"`)
    const masks = Uint8Array.from(codes.words, (word) => (allowed.has(word) ? 0 : 1))
    const inner = context.inner(value, 'value')
    return {
      ...inner,
      layout: { ...inner.layout, nullable: true },
      fill: (frame) => {
        const { lanes, nulls } = inner.fill(frame)
        const chosen = codes.read(frame)
        const merged = frame.uint8()
        for (let i = 0; i < frame.count; i++) merged[i] = masks[chosen[i] as number] as number
        for (const mask of [nulls, frame.column(decider.index).nulls]) {
          if (mask !== null) for (let i = 0; i < frame.count; i++) merged[i] = (merged[i] as number) | (mask[i] as number)
        }
        return { lanes, nulls: merged }
      },
    }
  },
})
