import Type from 'typebox'
import { insteadOf } from '../nearest.ts'
import { innerColumnType } from '../schema/inner-column.ts'
import { SchemaError } from '../schema/schema-error.ts'
import { type CompileContext, defineColumnKind, type Frame } from './column-kind.ts'
import { nullableCodesOf, unknownWord } from './shared/codes.ts'
import { compileCondition } from './shared/condition.ts'

/** Null unless the row meets a condition. */
export const conditional = defineColumnKind({
  name: 'conditional',
  description:
    'A value where the row meets a condition (another column has one of the given values, or a formula is true), null elsewhere.',
  params: Type.Object({
    when: Type.Union(
      [
        Type.String({
          minLength: 1,
          maxLength: 1000,
          description: 'A formula that is true or false, such as `total > 100 && status == "paid"`; null counts as false.',
        }),
        Type.Object(
          {
            column: Type.String({ description: 'A column of categories, a boolean or a small whole number.' }),
            in: Type.Array(Type.Union([Type.String(), Type.Boolean(), Type.Integer()]), {
              minItems: 1,
              description: 'The values that allow a value here.',
            }),
          },
          { additionalProperties: false, description: 'A column and the values of it that allow a value here.' },
        ),
      ],
      { description: 'The condition.' },
    ),
    value: innerColumnType('What the value is where the condition holds'),
  }),
  examples: [],
  usage: [{ when: { column: 'status', in: ['refunded'] }, value: { kind: 'category', values: ['damaged', 'late', 'other'] } }],
  group: 'conditions',
  inner: ({ value }) => [{ pointer: '/value', column: value }],
  compile: ({ when, value }, context) => {
    const fillMask = typeof when === 'string' ? formulaMask(when, context) : valuesMask(when.column, when.in.map(String), context)
    // What numbers the values of the inner column, or the rows that have them, does not hold when some are missing.
    const { layout, target, range, distinct, lanes: all, fill } = context.inner(value, 'value')
    return {
      target,
      range,
      distinct,
      lanes: all,
      layout: { ...layout, nullable: true },
      fill: (frame) => {
        const { lanes, nulls } = fill(frame)
        const merged = frame.uint8()
        fillMask(frame, merged)
        if (nulls !== null) orInto(merged, nulls, frame.count)
        return { lanes, nulls: merged }
      },
    }
  },
})

/** Fills in 1 for rows that get no value, 0 for the others. */
type FillMask = (frame: Frame, mask: Uint8Array) => void

function formulaMask(source: string, context: CompileContext): FillMask {
  const condition = compileCondition(source, context)
  return (frame, mask) => {
    const { values, nulls } = condition.evaluate(frame)
    for (let i = 0; i < frame.count; i++) mask[i] = values[i] === 0 ? 1 : 0
    if (nulls !== null) orInto(mask, nulls, frame.count)
  }
}

function valuesMask(column: string, words: readonly string[], { table }: CompileContext): FillMask {
  const decider = table.column(column)
  const codes = nullableCodesOf(decider)
  const allowed = new Set(words)
  const unknown = unknownWord(codes, allowed)
  if (unknown !== null) throw new SchemaError(`"when": "${unknown}" is no value of "${column}"${insteadOf(unknown, codes.words)}`)
  const masks = Uint8Array.from(codes.words, (word) => (allowed.has(word) ? 0 : 1))
  return (frame, mask) => {
    const chosen = codes.read(frame)
    for (let i = 0; i < frame.count; i++) mask[i] = masks[chosen[i] as number] as number
    const { nulls } = frame.column(decider.index)
    if (nulls !== null) orInto(mask, nulls, frame.count)
  }
}

function orInto(mask: Uint8Array, other: Uint8Array, count: number): void {
  for (let i = 0; i < count; i++) mask[i] = (mask[i] as number) | (other[i] as number)
}
