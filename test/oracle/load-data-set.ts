import type { ColumnFacts, DataSet, Schema, TableFacts } from './data-set.ts'
import type { Asked, Source } from './source.ts'
import type { Part, Warehouse } from './warehouse.ts'

/** What is to be checked. */
export interface Wanted {
  readonly story: string
  /** Rows of the primary table. */
  readonly rows: number
  readonly seed: number
  readonly rules: DataSet['rules']
}

/**
 * Fetches all tables of a story into the warehouse. What is published comes as NDJSON of its schema as it is; hidden columns, which tell
 * how published ones came about, as Parquet of the same schema with nothing hidden, and stand beside them.
 */
export async function loadDataSet({ story, rows, seed, rules }: Wanted, source: Source, warehouse: Warehouse): Promise<Loaded> {
  const schema = await source.schemaOf(story, rows)
  const [asked, open] = [schema, unhidden(schema)].map((each): Asked => ({ schema: each, rows, seed })) as [Asked, Asked]
  const published = new Map((await source.manifestOf(asked)).map((table) => [table.name, table]))
  const tables = await source.manifestOf(open)
  let bytes = 0
  for (const [index, table] of tables.entries()) {
    const shown = published.get(table.name)?.columns ?? []
    const names = new Set(shown.map(({ name }) => name))
    const hidden = table.columns.filter(({ name }) => !names.has(name))
    const fetched = async (from: Asked, columns: readonly ColumnFacts[], format: 'ndjson' | 'parquet'): Promise<readonly Part[]> => {
      if (columns.length === 0) return []
      const file = `${index}.${format}`
      const body = await source.rowsOf(
        from,
        table.name,
        columns.map(({ name }) => name),
        format,
      )
      bytes += await warehouse.keep(file, body)
      return [{ file, columns }]
    }
    await warehouse.load(table.name, [...(await fetched(asked, shown, 'ndjson')), ...(await fetched(open, hidden, 'parquet'))])
  }
  return { bytes, data: { rows, schema: open.schema, tables: withSchemas(open.schema, tables, published), rules } }
}

/** A data set in the warehouse, and the bytes of its files. */
export interface Loaded {
  readonly bytes: number
  readonly data: DataSet
}

function unhidden(schema: Schema): Schema {
  const tables = schema.tables.map((table) => ({
    ...table,
    hidden: false,
    columns: table.columns.map((column) => ({ ...column, hidden: false })),
  }))
  return { ...schema, tables }
}

/** Tables with what the published manifest says of them, where it does. */
function withSchemas(schema: Schema, tables: readonly TableFacts[], published: ReadonlyMap<string, TableFacts>): DataSet['tables'] {
  return new Map(
    tables.flatMap((table) => {
      const found = schema.tables.find(({ name }) => name === table.name)
      const shown = published.get(table.name)
      const columns = table.columns.map((column) => shown?.columns.find(({ name }) => name === column.name) ?? column)
      return found === undefined ? [] : [[table.name, { schema: found, facts: { ...table, ...shown, columns } }] as const]
    }),
  )
}
