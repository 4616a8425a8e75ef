import { openSchema } from '../output/opened.ts'
import type { AnySchema } from '../../src/schema/any-schema.ts'
import type { Generated, Row } from '../domains/generate.ts'
import { madeJson } from '../output/made-bytes.ts'

/** All tables of a schema, generated on this thread; `rows` are those of the primary table, 0 leaves every table empty. */
export function generateSchema(schema: AnySchema, rows: number | null, seed = 7): Generated['tables'] {
  const hasPrimary = schema.tables.some((table) => typeof table.rows === 'object' && table.rows.type === 'primary')
  const asked =
    rows === 0
      ? { ...schema, tables: schema.tables.map((table) => (typeof table.rows === 'number' ? { ...table, rows: 0 } : table)) }
      : schema
  const request = { schema: asked, rows: hasPrimary ? rows : null, seed, format: 'records', maxRows: 1e8 }
  return madeJson<Generated>(openSchema(request)).tables
}

/** Rows whose written keys are not null and refer to no row: "table.column". */
export function orphans(schema: AnySchema, tables: Generated['tables']): readonly string[] {
  return schema.tables.flatMap(({ name, columns, hidden }) =>
    columns.flatMap((column) => {
      const target = schema.tables.find((table) => table.name === column['table'] && table.hidden !== true)
      const isKey = column.kind === 'foreign_key' || column.kind === 'owner_key'
      if (hidden === true || column.hidden === true || !isKey || target === undefined) return []
      const key = typeof target.primary_key === 'string' ? target.primary_key : (target.columns[0]?.name ?? '')
      const known = new Set(rowsOf(tables, target.name).map((row) => row[key]))
      return rowsOf(tables, name).some((row) => row[column.name] !== null && !known.has(row[column.name])) ? [`${name}.${column.name}`] : []
    }),
  )
}

/** The rows of a table; none where it is not there. */
export function rowsOf(tables: Generated['tables'], name: string): readonly Row[] {
  return tables[name] ?? []
}
