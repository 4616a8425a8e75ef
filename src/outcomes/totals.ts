import { type Static, Type } from 'typebox'
import type { CompiledColumn, ValueRange } from '../columns/column-kind.ts'
import { chunkRows } from '../random/draw.ts'
import type { PlanColumn } from '../columns/column-schema.ts'
import { SchemaError } from '../schema/schema-error.ts'
import { isOrdered } from '../time/arrival.ts'
import { parsePeriod, periodType } from '../time/periods.ts'
import { defineOutcome, type OutcomeContext } from './outcome.ts'
import { type BlockFinder, PlainBlocks, WordBlocks, wordRows, wordStrata } from './shared/block-finders.ts'
import { columnOf, requireAlone, requireAlways, requireAmounts, requireFree, scaleOf, isBounded, rangeOf } from './shared/checks.ts'
import { leastBound, type PartBounds } from './shared/cut-total.ts'
import { GatheredBlocks } from './shared/gathered-blocks.ts'
import { requireWithinBounds, type TotalPart, totalParts, wordTotals } from './shared/total-parts.ts'

const what = 'totals'

const paramsType = Type.Object({
  column: Type.String({
    description:
      'A numeric column of the table, never null, and not of kind lookup, roll_up, split or recurrence. Each total is ' +
      'divided among its cells in proportion to their values without the outcome, within `min` and `max` of the column.',
  }),
  total: Type.Optional(
    Type.Number({
      description:
        'The exact sum of all rows, with no more digits than the column. With `periods`, the rows outside of them add up to the rest.',
    }),
  ),
  periods: Type.Optional(
    Type.Array(
      Type.Object(
        {
          period: periodType(),
          total: Type.Number({ description: 'The exact sum of the rows in the period, with no more digits than the column.' }),
        },
        { additionalProperties: false, description: 'A period and its total.' },
      ),
      {
        minItems: 1,
        description:
          'Totals by period, in chronological order. The table must be ordered by time. Without `total`, rows outside of the ' +
          'periods keep their values.',
      },
    ),
  ),
  shares: Type.Optional(
    Type.Object(
      {
        by: Type.String({ description: 'A column of kind boolean, or of kind category with `shares`.' }),
        values: Type.Record(Type.String(), Type.Number({ minimum: 0, maximum: 1, description: 'Share of the total, 0 to 1.' }), {
          description: 'For each value of `by`, the exact share of its rows in each total. The shares add up to 1.',
        }),
      },
      { additionalProperties: false, description: 'Divides each total by category. Default: categories have no fixed shares.' },
    ),
  ),
})

/** Kinds whose values come from other rows; a total would contradict those rows. */
const borrowedKinds: ReadonlySet<string> = new Set(['lookup', 'roll_up', 'split', 'recurrence'])

/** Exact sums: revenue of a year, of each month, by country. */
export const totals = defineOutcome({
  name: 'totals',
  description:
    'The cells of a column add up to a total of all rows or of each period, exactly to the last digit. The total can have ' +
    'exact shares by category.',
  params: paramsType,
  examples: [
    { column: 'amount', total: 5_000_000 },
    {
      column: 'amount',
      periods: [
        { period: '2025-01', total: 50_000 },
        { period: '2025-02', total: 62_500.5 },
      ],
    },
    { column: 'amount', total: 5_000_000, shares: { by: 'country', values: { US: 0.6, GB: 0.4 } } },
  ],
  conflict: ({ total, periods, shares }) => {
    if (total === undefined && periods === undefined) return 'give the sum of the rows: `total`, `periods`, or both'
    const given = Object.values(shares?.values ?? { all: 1 })
    const sum = given.reduce((all, share) => all + share, 0)
    return Math.abs(sum - 1) <= 1e-9
      ? null
      : `the shares of \`values\` must add up to 1, but ${given.join(' + ')} = ${Number(sum.toPrecision(12))}`
  },
  columns: ({ column }) => [column],
  check: (params, table, place) => {
    const column = columnOf(table, params.column)
    if (params.shares !== undefined) columnOf(table, params.shares.by)
    requireAmounts(column, what)
    requireFree(column, table, what)
    if (borrowedKinds.has(column.kind))
      throw new SchemaError(
        `"${column.name}" is of kind ${column.kind} and takes its values from other rows, which a total would contradict: choose another column`,
      )
    if (column.ending !== undefined)
      throw new SchemaError(`"${column.name}" has an \`ending\`, which a total would change: leave one of them out`)
    requireAlone(column.name, table, place, {
      totals: 'put both into one, by `periods`',
      duplicates: 'copies would change the sum of the cells',
      outliers: 'outliers would change the sum of the cells',
    })
  },
  complete: ({ periods = [], shares }, columns) =>
    shares === undefined ? columns : columns.map((column) => (column.name === shares.by ? evenIn(column, periods, columns) : column)),
  apply: (params, column, context) => {
    const scale = scaleOf(params.column, column, what)
    requireAlways(context.schema, column, 'part of a total')
    // A table without rows is accepted with any total.
    if (context.table.rows === 0) return column
    const bounds = boundsOf(column, context, scale)
    const parts = totalParts(params, scale, context.table)
    const plainRows = context.schema.kind === 'formula' ? computedBlockRows : blockRows
    const open =
      params.shares === undefined
        ? plainBlocks(parts, bounds, scale, plainRows)
        : blocksByWord(params.shares, parts, bounds, scale, context)
    const { layout, fill } = column
    return {
      layout,
      range: rangeAfter(column, bounds, parts),
      others: params.shares === undefined ? { rows: plainRows, within: plainRows } : { rows: wordRows, within: chunkRows },
      fill: (frame) => {
        const gathered = new GatheredBlocks(frame.rowNumbers(), frame.count, open(frame))
        const values = fill(frame.at(gathered.rows, gathered.count)).lanes[0] as Float64Array
        const cells = frame.float64()
        gathered.cut(values, bounds, cells)
        return { lanes: [cells], nulls: null }
      },
    }
  },
})

/** Rows of a block that shares a total. */
const blockRows = 64
/**
 * Rows of a block for a computed column. Its cells should stay close to the computed values, and the more rows a block has, the closer
 * their sum is to the block's share of the total. Equals the size of a batch.
 */
const computedBlockRows = 1024

type OpenBlocks = (frame: Parameters<CompiledColumn['fill']>[0]) => BlockFinder

/** The column by which totals are shared, with exact counts in each period. */
function evenIn(column: PlanColumn, periods: readonly { readonly period: string }[], columns: readonly PlanColumn[]): PlanColumn {
  const names = periods.map(({ period }) => period)
  const isExact = column.kind === 'boolean' || (column.kind === 'category' && column.shares !== undefined)
  if (!isExact || names.length === 0 || !isOrdered(columns) || names.some((name) => parsePeriod(name) === null)) return column
  const own: readonly unknown[] = Array.isArray(column.even_in) ? column.even_in : []
  return { ...column, even_in: [...own, ...names] }
}

/** The bounds of each cell: those declared by the column itself, not the range of a formula. */
function boundsOf(column: CompiledColumn, { schema }: OutcomeContext, scale: number): PartBounds {
  const range = isBounded(schema) ? rangeOf(column, schema, scale) : undefined
  if (range === undefined) return { min: -Infinity, max: Infinity }
  if (range.min < leastBound)
    throw new SchemaError(`\`min\` of "${schema.name}" is below -2^46 units of its last digit, the limit for a total: raise it`)
  return range
}

function plainBlocks(parts: readonly TotalPart[], bounds: PartBounds, scale: number, rows: number): OpenBlocks {
  for (const { label, start, end, total } of parts) requireWithinBounds(label, end - start, total, bounds, scale)
  return () => new PlainBlocks(parts, rows)
}

function blocksByWord(
  { by, values }: NonNullable<Static<typeof paramsType>['shares']>,
  parts: readonly TotalPart[],
  bounds: PartBounds,
  scale: number,
  context: OutcomeContext,
): OpenBlocks {
  const { exact } = context.table.column(by)
  if (exact === undefined)
    throw new SchemaError(
      `The rows of each value of "${by}" are drawn by chance, or changed afterwards, so their total cannot be exact: make it a category and give \`shares\` to it`,
    )
  const byWord = wordTotals(parts, exact, by, values)
  parts.forEach(({ label }, part) =>
    exact.words.forEach((word, code) => {
      const total = byWord.totals[part]?.[code] ?? 0
      requireWithinBounds(`${label} with "${word}" as ${by}`, byWord.rows[part]?.[code] ?? 0, total, bounds, scale)
    }),
  )
  const strata = wordStrata(exact.shares, parts, byWord)
  return (frame) => new WordBlocks(strata, frame.siteKey(exact.site))
}

/** The range of the cells: if no weight is below 0, no part of a total exceeds the total. */
function rangeAfter({ range }: CompiledColumn, bounds: PartBounds, parts: readonly TotalPart[]): ValueRange | undefined {
  if (Number.isFinite(bounds.min)) return bounds
  const sums = parts.map(({ total }) => total).filter((total) => !Number.isNaN(total))
  const keepsOwn = sums.length < parts.length
  if (keepsOwn && range === undefined) return undefined
  return {
    min: Math.min(0, ...sums, ...(keepsOwn ? [range?.min ?? 0] : [])),
    max: Math.max(0, ...sums, ...(keepsOwn ? [range?.max ?? 0] : [])),
  }
}
