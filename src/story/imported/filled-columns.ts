import type { ColumnBody, ColumnSchema, Schema } from '../../schema/schema.ts'
import { trySchema } from '../../try-schema.ts'
import type { ResolvedTable } from './resolved-tables.ts'

/**
 * The schema of imported tables, with all values in the columns from which required ones follow: an e-mail address that must be there needs
 * the name that it is made of.
 * @param tables the imported tables, in the order of the schema
 */
export function withFilledColumns(schema: Schema, tables: readonly ResolvedTable[]): Schema {
  const tried = trySchema(schema)
  if ('reason' in tried) return schema
  const filled = new Set<string>()
  for (const [index, { name, columns }] of schema.tables.entries())
    for (const column of columns) {
      const path = `${name}.${column.name}`
      const isEmptied = column.nullable !== undefined || column.kind === 'self_reference' || !tried.optional.has(path)
      if (isEmptied || !mustHave(tables[index], column)) continue
      for (const read of tried.reads.get(path) ?? []) filled.add(read)
    }
  const isChanged = ({ name }: Schema['tables'][number], column: ColumnSchema): boolean =>
    column.nullable !== undefined && filled.has(`${name}.${column.name}`)
  if (!schema.tables.some((table) => table.columns.some((column) => isChanged(table, column)))) return schema
  const changed = schema.tables.map((table) => ({
    ...table,
    columns: table.columns.map((column) => (isChanged(table, column) ? { ...filledBody(column), name: column.name } : column)),
  }))
  return { ...schema, tables: changed }
}

/** Whether a column is declared to have a value in each row. */
function mustHave(table: ResolvedTable | undefined, { name }: ColumnSchema): boolean {
  const declared = table?.columns.find((column) => column.name === name)
  return declared !== undefined && (declared.isRequired || table?.key.includes(name) === true)
}

/** A column that has a value in each row. */
export function filledBody(body: ColumnBody): ColumnBody {
  const { nullable, ...filled } = body
  return nullable === undefined ? body : filled
}
