import type { Measure } from '../../../domains/domain.ts'
import type { Schema } from '../../../schema/schema.ts'

/** Removes the limits of a measure: the columns of `capped` replace those of the same name, or are added in front. */
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
