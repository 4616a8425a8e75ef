import type { Measure } from '../../../domains/domain.ts'
import type { Schema } from '../../../schema/schema.ts'

/** A schema in which nothing limits what a measure comes to: other columns stand in the place of those of their names, or join the others in front of them. */
export function uncapped(schema: Schema, { capped }: Measure): Schema {
  const columns = capped?.columns ?? {}
  return {
    ...schema,
    tables: schema.tables.map((table) => {
      const own = columns[table.name] ?? []
      const names = new Set(table.columns.map(({ name }) => name))
      const kept = table.columns.map((column) => own.find(({ name }) => name === column.name) ?? column)
      return own.length === 0
        ? table
        : { ...table, columns: [...kept.slice(0, 1), ...own.filter(({ name }) => !names.has(name)), ...kept.slice(1)] }
    }),
  }
}
