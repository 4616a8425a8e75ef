import type { Domain, Measure, Rate } from '../../src/domains/domain.ts'
import { openSchema } from '../output/opened.ts'
import type { AnyColumn } from '../../src/schema/any-schema.ts'
import type { ColumnSchema, Schema, TableSchema } from '../../src/schema/schema.ts'
import { arrivalColumn } from '../../src/time/arrival.ts'
import { madeJson } from '../output/made-bytes.ts'
import type { Cell, Generated } from './generate.ts'
import { columnAt } from './given.ts'

/** Columns of cells by table and name. */
export type Columns = Readonly<Record<string, Readonly<Record<string, readonly Cell[]>>>>

/** What a measure comes to from January to December of 2025 by the story, as it is written there. */
const amounts = { money: 'from $50k in January to $200k in December', quantity: 'from 50,000 in January to 200,000 in December' }

/** A sentence that says what measures come to by month, each in its own first words. */
export function saidTotals({ story }: Domain, measures: readonly Measure[]): string {
  return [story, ...measures.map(({ words, unit }) => `${words[0] ?? ''} ${amounts[unit]}`)].join(', ')
}

/** What each month of 2025 comes to by `saidTotals`: a straight line, to so many digits. */
export function targets(digits: number): ReadonlyMap<string, string> {
  return new Map(
    Array.from({ length: 12 }, (_, month) => [
      `2025-${String(month + 1).padStart(2, '0')}`,
      (50_000 + (month * 150_000) / 11).toFixed(digits),
    ]),
  )
}

/** "table.column" in two. */
export function partsOf(path: string): readonly [table: string, column: string] {
  const [table = '', column = ''] = path.split('.')
  return [table, column]
}

/** Where the answer shows a rate. */
export function shownOf({ column: path, value, shown }: Rate): { readonly table: string; readonly column: string; readonly value: Cell } {
  const [table, column] = partsOf(path)
  return { table, ...(shown ?? { column, value }) }
}

/** The written column that says when the rows of a table are; what orders them may be hidden, and rounded there to whole hours. */
export function timeOf({ columns }: TableSchema): string {
  const arrival = arrivalColumn(columns) ?? columns.find(({ kind }) => kind === 'occurrence_date')
  if (arrival?.hidden !== true) return arrival?.name ?? ''
  return columns.find((each) => each.kind === 'shifted' && each.column === arrival.name && each.hidden !== true)?.name ?? ''
}

/** What the cells of a measure add up to in each month of 2025, with so many digits. @throws TypeError for a cell that is no number */
export function totalsBy(times: readonly Cell[], cells: readonly Cell[], digits: number): ReadonlyMap<string, string> {
  const totals = new Map<string, number>()
  times.forEach((time, row) => {
    const month = String(time).slice(0, 7)
    const value = cells[row]
    if (typeof value !== 'number') throw new TypeError(`${String(value)} in ${month}`)
    // Thousandths of what columns are counted in are whole.
    if (month.startsWith('2025')) totals.set(month, (totals.get(month) ?? 0) + Math.round(value * 1000))
  })
  return new Map([...totals].map(([month, total]) => [month, (total / 1000).toFixed(Math.max(digits, fineness(total)))]))
}

/** How many digits after the point some thousandths have. */
function fineness(thousandths: number): number {
  return [0, 1, 2].find((digits) => thousandths % 10 ** (3 - digits) === 0) ?? 3
}

/** Written columns with the key of another table that is written. */
export function keysOf(
  schema: Schema,
): readonly { readonly table: string; readonly column: string; readonly target: string; readonly key: string }[] {
  const written = schema.tables.filter(({ hidden }) => hidden !== true)
  return written.flatMap(({ name, columns }) =>
    columns.flatMap((column) => {
      const target = column.hidden === true ? undefined : written.find((table) => isKeyOf(column, table, name))
      const key = target === undefined ? null : keyOf(target)
      return target === undefined || key === null ? [] : [{ table: name, column: column.name, target: target.name, key }]
    }),
  )
}

function isKeyOf(column: ColumnSchema, table: TableSchema, own: string): boolean {
  if (column.kind === 'foreign_key' || column.kind === 'owner_key') return column.table === table.name
  return table.name !== own && column.name === keyOf(table) && keyOf(table) !== 'id'
}

function keyOf({ primary_key: key, columns }: TableSchema): string | null {
  return typeof key === 'string' && columns.some(({ name, hidden }) => name === key && hidden !== true) ? key : null
}

/** Columns with keys that no row has. */
export function orphansOf(columns: Columns, keys: ReturnType<typeof keysOf>): readonly string[] {
  return keys.flatMap(({ table, column, target, key }) => {
    const known = new Set(columns[target]?.[key])
    const unknown = columns[table]?.[column]?.filter((cell) => cell !== null && !known.has(cell)) ?? [null]
    return unknown.length === 0 ? [] : [`${table}.${column}: ${String(unknown[0])}`]
  })
}

/** Kinds of columns whose rows may have nothing. */
const mayBeNull: ReadonlySet<string> = new Set(['conditional', 'lifecycle_time', 'self_reference', 'roll_up'])

/** "table.column" of what may be null by the schema: by its kind, where it divides, or because it follows from such a column. */
export function nullableIn({ tables }: Schema): ReadonlySet<string> {
  const names = new Set<string>()
  const isNullable = ({ kind, nullable, expression, ...rest }: AnyColumn): boolean =>
    mayBeNull.has(kind) ||
    nullable !== undefined ||
    String(expression).includes('/') ||
    (JSON.stringify({ ...rest, name: undefined, expression }).match(/\w+/g) ?? []).some((word) => word === 'null' || names.has(word))
  for (let before = -1; before < names.size;) {
    before = names.size
    for (const { columns } of tables) for (const column of columns) if (isNullable(column)) names.add(column.name)
  }
  return new Set(tables.flatMap((table) => table.columns.filter(isNullable).map(({ name }) => `${table.name}.${name}`)))
}

/** "table.column" of the cells that are null somewhere. */
export function nullsIn(columns: Columns): ReadonlySet<string> {
  return new Set(
    Object.entries(columns).flatMap(([table, all]) =>
      Object.entries(all).flatMap(([column, cells]) => (cells.includes(null) ? [`${table}.${column}`] : [])),
    ),
  )
}

/** The columns of rows. */
export function columnsOf({ tables }: Generated): Columns {
  return Object.fromEntries(
    Object.entries(tables).map(([name, rows]) => [
      name,
      Object.fromEntries(Object.keys(rows[0] ?? {}).map((column) => [column, rows.map((row) => row[column] ?? null)])),
    ]),
  )
}

/** Some columns of the answer to a schema, "table.column", the others hidden; generated on this thread task by task. */
export function generateColumns(schema: Schema, paths: ReadonlySet<string>, rows: number | null, seed: number): Columns {
  for (const path of paths) columnAt(schema, path)
  const tables = schema.tables.map((table) => {
    const columns = table.columns.map((column) => ({ ...column, hidden: !paths.has(`${table.name}.${column.name}`) }))
    const isHidden = columns.every(({ hidden }) => hidden)
    return { ...table, hidden: isHidden, columns: isHidden ? table.columns : columns }
  })
  const output = openSchema({ schema: { ...schema, tables }, rows, seed, format: 'columns', maxRows: 1e9 })
  return madeJson<{ readonly tables: Columns }>(output).tables
}
