import type { Schema } from '../../../../src/schema/schema.ts'

/** A table whose rows are fine up to one that breaks a constraint. */
export function breakingAt(row: number, rows: number): Schema {
  const columns = [
    { name: 'id', kind: 'sequence' },
    { name: 'name', kind: 'person' },
  ]
  return { version: 1, tables: [{ name: 'things', rows, columns, constraints: [`id != ${row}`] }] }
}
