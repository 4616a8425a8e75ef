import Type from 'typebox'
import { SchemaError } from '../schema/schema-error.ts'
import type { Vector } from '../vector.ts'
import { type Children, defineColumnKind } from './column-kind.ts'
import { numberLayout } from './shared/layouts.ts'
import { ownedTable } from './shared/ownership.ts'

type Fold = (value: number, next: number) => number

const folds: Readonly<Record<'sum' | 'min' | 'max', { readonly first: number; readonly fold: Fold }>> = {
  sum: { first: 0, fold: (value, next) => value + next },
  min: { first: Infinity, fold: Math.min },
  max: { first: -Infinity, fold: Math.max },
}

/** A fold over the rows that a row owns: exact, because the children are the same wherever they are asked. */
export const rollUp = defineColumnKind({
  name: 'roll_up',
  description: 'The sum, minimum, maximum or number of the rows that this row owns.',
  params: Type.Object({
    table: Type.String({ description: 'The owned table.' }),
    fold: Type.Union([Type.Literal('sum'), Type.Literal('min'), Type.Literal('max'), Type.Literal('count')], {
      description: 'What to make of the values; 0 where there is none.',
    }),
    column: Type.Optional(Type.String({ description: 'A numeric column of the owned table; not with count.' })),
  }),
  examples: [],
  compile: ({ table, fold, column }, context) => {
    const target = ownedTable(table, context)
    if (fold === 'count') {
      return {
        layout: numberLayout(),
        fill: (frame) => {
          const values = frame.float64()
          values.set(frame.children(target.index).counts.subarray(0, frame.count))
          return { lanes: [values], nulls: null }
        },
      }
    }
    const source = column === undefined ? undefined : target.column(column)
    if (source?.layout.type !== 'number') throw new SchemaError('"column" must be a numeric column of the owned table')
    const { index, layout } = source
    return {
      layout: numberLayout(layout.scale),
      fill: (frame) => {
        const children = frame.children(target.index)
        const values = frame.float64()
        foldChildren(children, children.frame.column(index), fold, frame.count, values)
        return { lanes: [values], nulls: null }
      },
    }
  },
})

function foldChildren({ counts }: Children, { lanes, nulls }: Vector, name: keyof typeof folds, count: number, values: Float64Array): void {
  const cells = lanes[0] as Float64Array
  const { first, fold } = folds[name]
  let next = 0
  for (let i = 0; i < count; i++) {
    let value = first
    for (const end = next + (counts[i] as number); next < end; next++) {
      if (nulls === null || nulls[next] === 0) value = fold(value, cells[next] as number)
    }
    values[i] = Number.isFinite(value) ? value : 0
  }
}
