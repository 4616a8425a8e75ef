import type { Schema, TableSchema } from '../../../schema/schema.ts'
import { trySchema } from '../../../try-schema.ts'

/** The schema with changed tables; the same schema if none has changed, or if the engine refuses the result. */
export function withTables(schema: Schema, tables: readonly TableSchema[]): Schema {
  const changed = { ...schema, tables }
  return tables.some((table, place) => table !== schema.tables[place]) && !('reason' in trySchema(changed)) ? changed : schema
}
