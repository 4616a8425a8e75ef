import { Type } from 'typebox'
import { ExactShares, SharesChunk } from '../../relations/exact-shares.ts'
import type { Frame, TouchedRows } from '../../columns/column-kind.ts'
import { nameType } from '../../schema/name.ts'
import { SchemaError } from '../../schema/schema-error.ts'
import type { AddedColumn, PlanColumn } from '../../columns/column-schema.ts'
import type { AnswersTable, OutcomeTable } from '../outcome.ts'

/** Parameters: how many rows an outcome touches, and whether it lists them. */
export const touchedParams = {
  count: Type.Optional(Type.Integer({ minimum: 0, description: 'Exact number of changed rows; either this or `rate`.' })),
  rate: Type.Optional(
    Type.Number({
      minimum: 0,
      maximum: 1,
      description: 'Share of changed rows, 0 to 1, rounded to a whole number of rows; either this or `count`.',
    }),
  ),
  answers: Type.Optional(
    nameType(
      'Name of an additional table that lists the changed rows in ascending order, to score the results of cleaning. It has ' +
        'the primary key, the sequence or the unique column of each row, or otherwise its number as `row`, and the original ' +
        'value; for duplicates, the original row. No other table may have this name. Default none.',
    ),
  ),
}

export interface TouchedParams {
  readonly count?: number | undefined
  readonly rate?: number | undefined
  readonly answers?: string | undefined
}

export function touchedConflict({ count, rate }: TouchedParams): string | null {
  if (count === undefined && rate === undefined) return 'give the number of rows: `count` or `rate`'
  return count === undefined || rate === undefined ? null : '`count` and `rate` exclude each other: leave one of them out'
}

/** The number of touched rows of `rows`, at most `most`. */
export function touchedCount({ count, rate }: TouchedParams, rows: number, most = rows): number {
  return Math.min(count ?? Math.round(rows * (rate ?? 0)), most)
}

/** @throws SchemaError if `count` exceeds the rows of the table; a table without rows is accepted with any count */
export function requireRows({ count = 0 }: TouchedParams, { name, rows }: OutcomeTable): void {
  if (rows > 0 && count > rows)
    throw new SchemaError(`\`count\` is ${count}, but table "${name}" has ${rows} rows: lower it, give a \`rate\`, or ask for more rows`)
}

/** Spreads the exact number of touched rows over the table. Touched rows have code 0. */
export function touchedShares(params: TouchedParams, rows: number): ExactShares {
  const touched = touchedCount(params, rows)
  return new ExactShares([{ start: 0, counts: [touched, rows - touched] }])
}

/** The rows of code `code`, in ascending order. `listed` sorts those of one chunk, which are requested together. */
export function fillNumbered(
  shares: ExactShares,
  code: number,
  listed: (chunk: SharesChunk) => Float64Array,
  site: number,
): TouchedRows['fill'] {
  return (frame: Frame, numbers, count, out) => {
    const chunk = new SharesChunk(shares, frame.siteKey(site))
    let rows: Float64Array = new Float64Array(0)
    let before = 0
    for (let i = 0; i < count; i++) {
      const number = numbers[i] as number
      if (number < before || number >= before + rows.length) {
        const found = shares.chunkOfNumber(code, number)
        before = found.before
        chunk.seek(found.first)
        rows = listed(chunk)
      }
      out[i] = rows[number - before] as number
    }
  }
}

/** The rows of a chunk that have code 0, in ascending order. */
export function firstRows(chunk: SharesChunk): Float64Array {
  return Float64Array.from({ length: chunk.ends[0] as number }, (_, place) => chunk.rowAt(place)).toSorted()
}

/** A visible column that identifies rows, preferably the primary key; null if there is none. */
function identifierOf({ columns, unique, hasPrimaryKey }: OutcomeTable): string | null {
  const seen = columns.filter(({ hidden }) => hidden !== true)
  const [first = []] = hasPrimaryKey ? unique : []
  const keys = unique.flatMap((set) => (set.length === 1 ? set : []))
  const found =
    seen.find(({ name }) => first.length === 1 && first[0] === name) ??
    seen.find(({ kind }) => kind === 'sequence') ??
    seen.find(({ name }) => keys.includes(name))
  return found?.name ?? null
}

/** Names of hidden columns, which no column of a schema can have. */
const touchedRow = 'touched row'
const sourceRow = 'source row'

/** The name of the hidden column that keeps the values of a column before an outcome changed it. */
export function beforeColumn(column: string, outcome: string): string {
  return `${column} before ${outcome}`
}

/** Adds the hidden column of original values, for a table of answers to look up. */
export function withBefore(
  outcome: string,
  column: string,
  { answers }: TouchedParams,
  columns: readonly PlanColumn[],
): readonly PlanColumn[] {
  if (answers === undefined || !columns.some(({ name }) => name === column)) return columns
  const before: AddedColumn = { name: beforeColumn(column, outcome), kind: 'before_outcome', hidden: true, column, outcome }
  return [...columns, before]
}

interface Answers {
  readonly outcome: string
  /** A column that the outcome changes. */
  readonly column: string
  readonly rows: number
  /** Whether copies are listed with their originals. */
  readonly hasSources?: boolean
  /** Columns after those that identify the row. `through` is the column that refers to it. */
  readonly beside: (through: string) => readonly AddedColumn[]
}

/** The table that lists touched rows; null if it has no name. */
export function answersTable(
  name: string | undefined,
  table: OutcomeTable,
  { outcome, column, rows, hasSources = false, beside }: Answers,
): AnswersTable | null {
  if (name === undefined) return null
  const id = identifierOf(table)
  const reference = (row: string, sources: boolean, as: string): AddedColumn[] => {
    const key = { kind: 'touched_row' as const, table: table.name, column, outcome, sources }
    const hidden = { ...key, name: row, hidden: true }
    return [hidden, id === null ? { ...key, name: as } : { name: as, kind: 'lookup', through: row, column: id }]
  }
  const sources = hasSources ? reference(sourceRow, true, `original_${id ?? 'row'}`) : []
  return { name, rows, columns: [...reference(touchedRow, false, id ?? 'row'), ...sources, ...beside(touchedRow)] }
}

/** @throws SchemaError if two columns of the table of answers would have the same name */
export function requireAnswers({ answers }: TouchedParams, table: OutcomeTable, names: readonly string[]): void {
  const id = identifierOf(table)
  if (answers !== undefined && id !== null && names.includes(id))
    throw new SchemaError(`\`answers\` has a column "${id}" of its own, so the rows cannot be listed by column "${id}": rename that one`)
}
