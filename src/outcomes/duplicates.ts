import { Type } from 'typebox'
import type { Frame } from '../columns/column-kind.ts'
import { ExactShares, SharesChunk } from '../relations/exact-shares.ts'
import type { PlanColumn } from '../columns/column-schema.ts'
import { SchemaError } from '../schema/schema-error.ts'
import { arrivalColumn } from '../time/arrival.ts'
import { defineOutcome, type OutcomeTable } from './outcome.ts'
import { columnOf, requireAlone, requireFree } from './shared/checks.ts'
import {
  answersTable,
  fillNumbered,
  requireAnswers,
  requireRows,
  touchedConflict,
  touchedCount,
  touchedParams,
  type TouchedParams,
} from './shared/touched.ts'

const what = 'duplicates'

/** Kinds whose values describe the row itself and would be wrong in a copy, with the reason. */
const ownKinds: Readonly<Record<string, string>> = {
  owner_key: 'says who owns the row',
  sibling_number: "is the row's place among its siblings",
  roll_up: 'aggregates rows that the row owns',
  child: 'is read from a row that the row owns',
  split: "is the row's part of an exact sum",
  recurrence: 'aggregates the occurrences of the row',
  occurrence_date: 'is the date of the occurrence',
  lifecycle: 'follows from timestamps of the row',
  lifecycle_time: 'follows from the state of the row',
  self_reference: 'makes a tree of the rows',
}

/** Rows that were entered twice. */
export const duplicates = defineOutcome({
  name: 'duplicates',
  description:
    'An exact number of rows, at most half of all, repeat an earlier row in some columns. Columns that are computed from ' +
    'these change with them.',
  params: Type.Object({
    columns: Type.Array(Type.String(), {
      minItems: 1,
      uniqueItems: true,
      description:
        'The columns that are copied from the earlier row, including hidden ones. If a column depends on other columns of ' +
        'the row, list these as well. Not allowed: unique columns, the keys of owners, sequences and other numbers of the ' +
        'row, columns with exact shares, and the column that orders the table by time. If a column has an exact ' +
        '`nullable.rate`, its null cells are not copied.',
    }),
    ...touchedParams,
  }),
  examples: [
    { columns: ['name', 'city'], rate: 0.02 },
    { columns: ['name'], count: 40, answers: 'duplicate_rows' },
  ],
  conflict: touchedConflict,
  columns: ({ columns }) => columns,
  check: (params, table, place) => {
    for (const name of params.columns) requireCopyable(columnOf(table, name), table, place)
    requireRows(params, table)
    const copies = touchedCount(params, table.rows)
    const most = Math.floor(table.rows / 2)
    if (copies > most && table.rows > 0)
      throw new SchemaError(
        `${copies} copies and their originals are ${2 * copies} rows, but table "${table.name}" has ${table.rows}: at most ${most} can be copies`,
      )
    requireAnswers(params, table, ['columns', 'original_row'])
  },
  apply: (params, column, context) => {
    const own = context.reads.find((name) => name !== context.column && !params.columns.includes(name))
    if (own !== undefined)
      throw new SchemaError(`"${context.column}" depends on "${own}" of its own row: copy both, or leave it out of \`columns\``)
    const keepsNulls = context.schema.nullable?.rate !== undefined && context.schema.nullable.when === undefined
    const empty = context.reads.find((name) => name !== context.column && context.table.column(name).layout.nullable === true)
    if (keepsNulls && empty !== undefined)
      throw new SchemaError(
        `"${context.column}" is empty in an exact number of rows and where "${empty}" is, which copies would change: leave it out of \`columns\``,
      )
    if (column.exact !== undefined)
      throw new SchemaError(
        `"${context.column}" has an exact number of rows for each value, which copies would change: leave it out of \`columns\``,
      )
    const site = context.site()
    const shares = copyShares(params, context.table.rows)
    const { fill, layout, reference, range } = column
    return {
      layout,
      reference,
      range,
      lanes: column.lanes,
      others: { rows: 1, within: 1 },
      touched: {
        duplicates: {
          before: column,
          fill: fillNumbered(shares, 1, copiesIn, site),
          fillSources: fillNumbered(shares, 1, sourcesIn, site),
        },
      },
      fill: (frame) => {
        const sources = frame.float64()
        if (!fillSources(frame, shares, site, sources)) return fill(frame)
        const copied = fill(frame.at(sources, frame.count))
        // An exact number of empty cells stays exact: each row keeps its own.
        return keepsNulls ? { lanes: copied.lanes, nulls: fill(frame).nulls } : copied
      },
    }
  },
  answers: (params, table) =>
    answersTable(params.answers, table, {
      outcome: 'duplicates',
      column: params.columns[0] ?? '',
      rows: touchedCount(params, table.rows, Math.floor(table.rows / 2)),
      hasSources: true,
      beside: () => [{ name: 'columns', kind: 'constant', value: params.columns.join(', ') }],
    }),
})

function requireCopyable(column: PlanColumn, table: OutcomeTable, place: number): void {
  const { name, kind } = column
  requireFree(column, table, what)
  const own = Object.hasOwn(ownKinds, kind) ? ownKinds[kind] : undefined
  if (own !== undefined) throw new SchemaError(`"${name}" ${own} and cannot be copied: leave it out of \`columns\``)
  if (arrivalColumn(table.columns)?.name === name)
    throw new SchemaError(`"${name}" orders the table by time and cannot be copied: leave it out of \`columns\``)
  requireAlone(name, table, place, {
    duplicates: 'a row would be a copy of two',
    totals: 'copies would change the sum of the cells',
  })
}

/** Copies have code 1. It comes last, so that at most half of the rows of a chunk are copies. */
function copyShares(params: TouchedParams, rows: number): ExactShares {
  const copies = touchedCount(params, rows, Math.floor(rows / 2))
  return new ExactShares([{ start: 0, counts: [rows - copies, copies] }])
}

/** The number of pairs of an original and its copy in a chunk: each of the last places pairs with one of those before them. */
function pairsIn({ size, ends }: SharesChunk): number {
  return size - (ends[0] as number)
}

/** Fills `out` with the source of each row: the earlier row of its pair, else the row itself. Returns whether any row is a copy. */
function fillSources(frame: Frame, shares: ExactShares, site: number, out: Float64Array): boolean {
  const rows = frame.rowNumbers()
  const chunk = new SharesChunk(shares, frame.siteKey(site))
  let pairs = 0
  let changes = false
  for (let i = 0; i < frame.count; i++) {
    const row = rows[i] as number
    if (!chunk.holds(row)) {
      chunk.seek(row)
      pairs = pairsIn(chunk)
    }
    const place = chunk.placeOf(row)
    let source = row
    if (place >= chunk.size - 2 * pairs) {
      const partner = chunk.rowAt(place >= chunk.size - pairs ? place - pairs : place + pairs)
      if (partner < row) source = partner
    }
    out[i] = source
    changes ||= source !== row
  }
  return changes
}

/** The copies of a chunk with their originals, sorted by row. */
function copiesAndSources(chunk: SharesChunk): readonly (readonly [number, number])[] {
  const pairs = pairsIn(chunk)
  return Array.from({ length: pairs }, (_, pair) => {
    const rows = [chunk.rowAt(chunk.size - 1 - pair), chunk.rowAt(chunk.size - 1 - pair - pairs)]
    return [Math.max(...rows), Math.min(...rows)] as const
  }).toSorted((a, b) => a[0] - b[0])
}

function copiesIn(chunk: SharesChunk): Float64Array {
  return Float64Array.from(copiesAndSources(chunk), ([copy]) => copy)
}

function sourcesIn(chunk: SharesChunk): Float64Array {
  return Float64Array.from(copiesAndSources(chunk), ([, source]) => source)
}
