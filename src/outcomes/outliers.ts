import { Type } from 'typebox'
import type { ValueRange } from '../columns/column-kind.ts'
import { roundAway } from '../columns/shared/scaled.ts'
import { SchemaError } from '../schema/schema-error.ts'
import { defineOutcome } from './outcome.ts'
import { columnOf, requireAlone, requireAlways, requireAmounts, requireFree, rangeOf, scaleOf, written } from './shared/checks.ts'
import {
  answersTable,
  beforeColumn,
  fillNumbered,
  firstRows,
  requireAnswers,
  requireRows,
  touchedConflict,
  touchedCount,
  touchedParams,
  touchedShares,
  withBefore,
} from './shared/touched.ts'

const what = 'outliers'

/** An exact number of outliers in a numeric column. */
export const outliers = defineOutcome({
  name: 'outliers',
  description:
    'An exact number of cells of a numeric column are multiplied by a factor, even beyond the bounds of the column. Columns ' +
    'that are computed from it change with it.',
  params: Type.Object({
    column: Type.String({ description: 'A numeric column of the table, never null, not unique and without the outcome totals.' }),
    ...touchedParams,
    factor: Type.Number({
      description: 'The factor, such as 10; not 1. The product is rounded half away from zero to the digits of the column.',
    }),
  }),
  examples: [
    { column: 'amount', rate: 0.01, factor: 10 },
    { column: 'amount', count: 25, factor: -1, answers: 'amount_outliers' },
  ],
  conflict: ({ factor, ...touched }) =>
    touchedConflict(touched) ?? (factor === 1 ? '`factor` 1 changes nothing: choose another, such as 10' : null),
  columns: ({ column }) => [column],
  check: (params, table, place) => {
    const column = columnOf(table, params.column)
    requireAmounts(column, what)
    requireFree(column, table, what)
    requireAlone(column.name, table, place, {
      outliers: 'put both into one',
      totals: 'outliers would change the sum of the cells',
    })
    requireRows(params, table)
    requireAnswers(params, table, ['column', 'original'])
  },
  complete: (params, columns) => withBefore('outliers', params.column, params, columns),
  apply: (params, column, context) => {
    const { column: name, factor } = params
    const scale = scaleOf(name, column, what)
    requireAlways(context.schema, column, 'outliers')
    const range = rangeWith(factor, rangeOf(column, context.schema, scale), name, scale)
    const site = context.site()
    const shares = touchedShares(params, context.table.rows)
    const { fill } = column
    return {
      layout: column.layout,
      range,
      touched: { ...column.touched, outliers: { before: column, fill: fillNumbered(shares, 0, firstRows, site) } },
      fill: (frame) => {
        const cells = fill(frame).lanes[0] as Float64Array
        const codes = frame.int32()
        const values = frame.float64()
        shares.fillCodes(frame.rowNumbers(), frame.count, frame.siteKey(site), codes)
        for (let i = 0; i < frame.count; i++) {
          const value = cells[i] as number
          values[i] = codes[i] === 0 ? within(roundAway(value * factor)) : value
        }
        return { lanes: [values], nulls: null }
      },
    }
  },
  answers: (params, table) => {
    const { column, answers } = params
    return answersTable(answers, table, {
      outcome: 'outliers',
      column,
      rows: touchedCount(params, table.rows, table.rows),
      beside: (through) => [
        { name: 'column', kind: 'constant', value: column },
        { name: 'original', kind: 'lookup', through, column: beforeColumn(column, 'outliers') },
      ],
    })
  },
})

/** The range of a column whose cells may be multiplied. @throws SchemaError if it exceeds the exact integers */
function rangeWith(factor: number, range: ValueRange | undefined, name: string, scale: number): ValueRange | undefined {
  if (range === undefined) return undefined
  const largest = Math.max(Math.abs(range.min), Math.abs(range.max))
  if (largest * Math.abs(factor) > Number.MAX_SAFE_INTEGER)
    throw new SchemaError(
      `"${name}" has values up to ${written(largest, scale)} from 0; times ${factor}, they exceed 2^53 units of the last digit: lower \`factor\``,
    )
  const ends = [range.min, range.max, roundAway(range.min * factor), roundAway(range.max * factor)]
  return { min: Math.min(...ends), max: Math.max(...ends) }
}

/** Clamps a product to the exact integers: the range of the column may be unknown. */
function within(value: number): number {
  return Math.min(Math.max(value, -Number.MAX_SAFE_INTEGER), Number.MAX_SAFE_INTEGER)
}
