import type { DatasetTable } from '../api/dataset.ts'
import type { AnyColumn, AnyOutcome, AnySchema, AnyTable } from '../../schema/any-schema.ts'
import type { SaidFact } from './said-fact.ts'

/** Stated values of a table by period: the sum of a column, or the number of rows. */
export interface SaidCurve {
  readonly table: string
  /** The column that is summed; null if rows are counted. */
  readonly column: string | null
  /** Digits after the decimal point of that column. */
  readonly scale: number
  /** The time column that assigns rows to periods, and whether it is hidden in the data. */
  readonly time: string
  readonly isTimeHidden: boolean
  /** In chronological order; a period is "2025", "2025-Q1", "2025-01" or "2025-01-15". */
  readonly periods: readonly SaidPeriod[]
  /** The words of the story that state them; null if only the schema does. */
  readonly words: string | null
}

export interface SaidPeriod {
  readonly period: string
  readonly said: number
}

/** A column with exact shares of periods. */
interface Share {
  readonly period: string
  readonly share: number
}

/**
 * The stated curves of a table and its visible columns, those of the story before those that only the schema states. Numbers of rows by
 * period are included if the story states them or, without a story (`facts` is null), if there are no sums: beside sums they only follow
 * from these.
 */
export function saidCurves(table: DatasetTable, schema: AnySchema, facts: readonly SaidFact[] | null): readonly SaidCurve[] {
  const index = schema.tables.findIndex(({ name }) => name === table.name)
  const own = schema.tables[index]
  const time = own === undefined ? null : timeColumn(own)
  if (own === undefined || time === null) return []
  const isTimeHidden = !table.columns.some(({ name }) => name === time.name)
  const wordsAt = (pointer: string): string | null =>
    facts?.find((fact) => fact.used && fact.sets.some((set) => set.pointer === pointer))?.text ?? null
  const sums = (own.outcomes ?? []).flatMap((outcome, place) => {
    const column = table.columns.find(({ name }) => name === outcome['column'])
    const periods = outcome.type === 'totals' && column !== undefined ? totalsOf(outcome) : []
    if (column === undefined || periods.length === 0) return []
    const words = wordsAt(`/tables/${index}/outcomes/${place}`)
    return [{ table: table.name, column: column.name, scale: scaleOf(column.type), time: time.name, isTimeHidden, periods, words }]
  })
  const counts = countsOf(time, table.rows)
  const words = wordsAt(`/tables/${index}/columns/${own.columns.indexOf(time)}`)
  const isSaid = counts.length > 0 && (facts === null ? sums.length === 0 : words !== null)
  const curves = isSaid
    ? [...sums, { table: table.name, column: null, scale: 0, time: time.name, isTimeHidden, periods: counts, words }]
    : sums
  return curves.toSorted((a, b) => Number(a.words === null) - Number(b.words === null))
}

/** The column that orders the table by time; null if there is none. */
function timeColumn({ columns }: AnyTable): AnyColumn | null {
  return (
    columns.find(({ kind }) => kind === 'date' || kind === 'timestamp') ?? columns.find(({ kind }) => kind === 'occurrence_date') ?? null
  )
}

function totalsOf(outcome: AnyOutcome): readonly SaidPeriod[] {
  const periods = outcome['periods'] as readonly { readonly period: string; readonly total: number }[] | undefined
  return (periods ?? []).map(({ period, total }) => ({ period, said: total }))
}

/** Each period ends at the row nearest to the cumulative share. */
function countsOf(column: AnyColumn, rows: number): readonly SaidPeriod[] {
  let [sum, before] = [0, 0]
  return ((column['periods'] as readonly Share[] | undefined) ?? []).map(({ period, share }) => {
    sum += share
    const end = Math.round(sum * rows)
    const said = end - before
    before = end
    return { period, said }
  })
}

/** The number of digits after the point: 2 for "decimal(18,2)". */
function scaleOf(type: string): number {
  return Number(/,(\d+)\)$/.exec(type)?.[1] ?? 0)
}
