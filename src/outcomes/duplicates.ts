import Type from 'typebox'
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

/** Kinds that say something about the row itself, which a copy of another row's would not. */
const ownKinds: Readonly<Record<string, string>> = {
  owner_key: 'says who owns the row',
  sibling_number: "is the row's place among its siblings",
  roll_up: 'sums up rows that the row owns',
  child: 'is that of a row that the row owns',
  split: "is the row's part of an exact sum",
  recurrence: 'sums up the occurrences of the row',
  occurrence_date: 'is when the row occurs',
  lifecycle: 'goes with moments of the row',
  lifecycle_time: 'goes with the state of the row',
  self_reference: 'makes a tree of the rows',
}

/** Rows that were entered twice. */
export const duplicates = defineOutcome({
  name: 'duplicates',
  description:
    'Exactly so many rows are copies of an earlier row in some columns, at most half of all rows; columns that derive from those follow.',
  params: Type.Object({
    columns: Type.Array(Type.String(), {
      minItems: 1,
      uniqueItems: true,
      description:
        'The columns that copies share with the row they copy, hidden ones included, and with each the columns of the row that it follows from; no keys, unique columns, or times that order the table.',
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
        `${copies} copies of as many other rows are ${2 * copies} rows, but table "${table.name}" has ${table.rows}: at most ${most} can be copies`,
      )
    requireAnswers(params, table, ['columns', 'original_row'])
  },
  apply: (params, column, context) => {
    const own = context.reads.find((name) => name !== context.column && !params.columns.includes(name))
    if (own !== undefined)
      throw new SchemaError(`"${context.column}" goes with "${own}" of its own row: copy both, or leave it out of \`columns\``)
    if (column.distinct !== undefined)
      throw new SchemaError(`"${context.column}" is unique and cannot have ${what}: leave it out of \`columns\``)
    if (column.exact !== undefined || (context.schema.nullable?.rate !== undefined && context.schema.nullable.when === undefined))
      throw new SchemaError(`"${context.column}" holds for exactly so many rows, which copies would change: leave it out of \`columns\``)
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
        return fillSources(frame, shares, site, sources) ? fill(frame.at(sources, frame.count)) : fill(frame)
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
    totals: 'copies would change what the cells add up to',
  })
}

/** Code 1 is that of copies: counted from the end, so that no chunk has more than half of its rows to copy. */
function copyShares(params: TouchedParams, rows: number): ExactShares {
  const copies = touchedCount(params, rows, Math.floor(rows / 2))
  return new ExactShares([{ start: 0, counts: [rows - copies, copies] }])
}

/** How many pairs of a row and its copy a chunk has: the last places go with as many before them. */
function pairsIn({ size, ends }: SharesChunk): number {
  return size - (ends[0] as number)
}

/** Fills `out` with the row that each row shows: the earlier one of its pair. Tells whether any shows another than itself. */
function fillSources(frame: Frame, shares: ExactShares, site: number, out: Float64Array): boolean {
  const rows = frame.rowNumbers()
  const chunk = new SharesChunk(shares, frame.key(site))
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

/** The copies of a chunk, with the rows that they copy, by row. */
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
