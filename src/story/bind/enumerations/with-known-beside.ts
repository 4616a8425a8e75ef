import type { ColumnBody, ColumnSchema, Schema, TableSchema } from '../../../schema/schema.ts'
import { withTable } from '../tables/references.ts'
import { withRenamedColumn } from '../columns/renamed-column.ts'
import { type ColumnAt, copiedFrom } from './value-source.ts'

/** A schema with hidden columns that keep the values of the domain. */
export interface KnownBeside {
  readonly schema: Schema
  /** The hidden columns. */
  readonly known: readonly ColumnAt[]
}

/**
 * Replaces a column of the domain by one with the said values. A hidden column keeps the domain's values, and all columns that follow from
 * them read it. Copies in other tables copy the said values and get a hidden column too. Null if a use of the column cannot be changed.
 * @param said the new column
 * @param meaning the body of the hidden column; by default that of the former column
 */
export function withKnownBeside(
  schema: Schema,
  at: ColumnAt,
  said: ColumnBody | null,
  meaning: ((by: string) => ColumnBody) | null,
): KnownBeside | null {
  const to = freeName(schema, at)
  const { starters, bare } = withoutStarters(schema, at)
  const renamed = withRenamedColumn(bare, { table: at.table, from: at.column, to })
  const table = renamed?.tables.find(({ name }) => name === at.table)
  if (renamed === null || table === undefined) return null
  const columns = table.columns.flatMap((column): readonly ColumnSchema[] => {
    if (column.name !== to) return [column]
    const { name: _, hidden, ...body } = column
    const shown = hidden === undefined ? {} : { hidden }
    const own = { name: at.column, ...(said ?? body), ...shown } as ColumnSchema
    const before = { name: to, ...(meaning === null ? body : meaning(at.column)), hidden: true } as ColumnSchema
    return [before, own]
  })
  let result: Schema = withTable(starters(renamed), { ...table, columns })
  const known: ColumnAt[] = [{ table: at.table, column: to }]
  for (const copy of copiesOf(result, { table: at.table, column: to })) {
    const further = withKnownBeside(withSource(result, copy, at.column), copy, null, null)
    if (further === null) return null
    const [first] = further.known
    result = first === undefined ? further.schema : withSource(further.schema, first, to)
    known.push(...further.known)
  }
  return { schema: result, known }
}

function freeName(schema: Schema, { table, column }: ColumnAt): string {
  const taken = new Set(schema.tables.find(({ name }) => name === table)?.columns.map(({ name }) => name))
  let free = `${column}_known`
  for (let number = 2; taken.has(free); number++) free = `${column}_known_${number}`
  return free
}

/** The visible columns of other tables that copy a column. */
function copiesOf(schema: Schema, { table, column }: ColumnAt): readonly ColumnAt[] {
  return schema.tables.flatMap(({ name, columns }) =>
    columns.flatMap((each) => {
      if (each.hidden === true || name === table) return []
      const from = copiedFrom(schema, { table: name, column: each.name })
      return from?.table === table && from.column === column ? [{ table: name, column: each.name }] : []
    }),
  )
}

/** Makes a copy read another column of the same table. */
function withSource(schema: Schema, { table, column }: ColumnAt, source: string): Schema {
  const change = (each: ColumnSchema): ColumnSchema =>
    each.name === column && (each.kind === 'lookup' || each.kind === 'roll_up') ? { ...each, column: source } : each
  return { ...schema, tables: schema.tables.map((each) => (each.name === table ? { ...each, columns: each.columns.map(change) } : each)) }
}

interface Bare {
  readonly bare: Schema
  /** Adds the removed tables again. */
  readonly starters: (schema: Schema) => Schema
}

/** The schema without the tables that recur by values of a column: these keep reading the visible column. */
function withoutStarters(schema: Schema, { table, column }: ColumnAt): Bare {
  const rowsOf = new Map<string, TableSchema['rows']>()
  const tables = schema.tables.map((each): TableSchema => {
    const { rows } = each
    if (typeof rows === 'number' || rows.type !== 'recurring' || rows.by !== table || rows.starters?.column !== column) return each
    rowsOf.set(each.name, rows)
    const { starters: _, ...others } = rows
    return { ...each, rows: others }
  })
  const starters = (changed: Schema): Schema => ({
    ...changed,
    tables: changed.tables.map((each) => ({ ...each, rows: rowsOf.get(each.name) ?? each.rows })),
  })
  return { bare: { ...schema, tables }, starters }
}
