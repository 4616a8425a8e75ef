import { openSchema } from '../output/opened.ts'
import type { ColumnSchema, Schema, TableSchema } from '../../src/schema/schema.ts'
import { madeJson } from '../output/made-bytes.ts'
import type { Generated } from './generate.ts'

/** The whole answer to a schema, generated on this thread task by task, parsed. */
export function generateSchema(schema: Schema, rows: number | null, seed: number): Generated {
  return madeJson(openSchema({ schema, rows, seed, format: 'records', maxRows: 1e9 }))
}

/** A schema whose rows are held to formulas, by table. */
export function withRules(schema: Schema, rules: Readonly<Record<string, readonly string[]>>): Schema {
  return {
    ...schema,
    tables: schema.tables.map((table) => ({ ...table, constraints: [...(table.constraints ?? []), ...(rules[table.name] ?? [])] })),
  }
}

/** Tries formulas on the first rows of a schema's tables; the first row that breaks one, in words, null when none does. */
export function firstBreach(
  schema: Schema,
  rules: Readonly<Record<string, readonly string[]>>,
  rows: number | null,
  seed: number,
): string | null {
  try {
    openSchema({ schema: withRules(schema, rules), rows, seed, format: 'records', maxRows: 1e9 })
    return null
  } catch (error) {
    return (error as Error).message
  }
}

/** "table.column" of a schema. @throws Error when it is not there */
export function columnAt(schema: Schema, path: string): { readonly table: TableSchema; readonly column: ColumnSchema } {
  const [tableName = '', columnName = ''] = path.split('.')
  const table = schema.tables.find(({ name }) => name === tableName)
  const column = table?.columns.find(({ name }) => name === columnName)
  if (table === undefined || column === undefined) throw new Error(`There is no ${path}`)
  return { table, column }
}

/** A schema with another column in the place of one. */
export function withColumn(schema: Schema, path: string, change: (column: ColumnSchema) => ColumnSchema): Schema {
  const { table, column } = columnAt(schema, path)
  const columns = table.columns.map((each) => (each === column ? change(each) : each))
  return { ...schema, tables: schema.tables.map((each) => (each === table ? { ...each, columns } : each)) }
}

/** A schema of which only some columns of one table are written. */
export function only(schema: Schema, table: string, columns: readonly string[]): Schema {
  return {
    ...schema,
    tables: schema.tables.map((each) =>
      each.name === table
        ? { ...each, columns: each.columns.map((column) => ({ ...column, hidden: !columns.includes(column.name) })) }
        : { ...each, hidden: true },
    ),
  }
}
