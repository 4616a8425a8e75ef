import { Type } from 'typebox'
import type { TextPart } from '../vector.ts'
import { defineColumnKind } from './column-kind.ts'
import { numberLayout } from './shared/layouts.ts'

/** Numbers of the rows that begin anywhere, and codes with such numbers. */
export const serial = defineColumnKind({
  name: 'serial',
  description:
    'Consecutive numbers of the rows from any first number, or codes with such numbers: 10001, 10002, …, or INV-0001, INV-0002, …',
  group: 'keys',
  params: Type.Object({
    first: Type.Optional(Type.Integer({ minimum: 0, maximum: 1e12, default: 1, description: 'The number of the first row; default 1.' })),
    prefix: Type.Optional(
      Type.String({ minLength: 1, maxLength: 40, description: 'A text before the number, which makes the cells texts. Default none.' }),
    ),
    digits: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 12,
        description: 'Fewest digits of a text: zeros are added before the number. Default: as many as it has.',
      }),
    ),
  }),
  examples: [{ first: 10001 }, { prefix: 'INV-', digits: 4 }],
  compile: ({ first = 1, prefix, digits }, { table }) => {
    const parts: TextPart[] = [
      ...(prefix === undefined ? [] : [{ type: 'literal', text: prefix } as const]),
      { type: 'digits', lane: 0, width: digits ?? 0, blankZero: false },
    ]
    const isText = prefix !== undefined || digits !== undefined
    return {
      layout: isText ? { type: 'text', parts, nullable: false } : numberLayout(),
      ...(isText ? {} : { range: { min: first, max: Math.max(first, first + table.rows - 1) } }),
      ascending: !isText,
      distinct: 'table',
      fill: (frame) => {
        const rows = frame.rowNumbers()
        const values = frame.float64()
        for (let i = 0; i < frame.count; i++) values[i] = (rows[i] as number) + first
        return { lanes: [values], nulls: null }
      },
    }
  },
})
