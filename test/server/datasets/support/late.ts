import type { AnySchema } from '../../../../src/schema/any-schema.ts'

/** A table whose rows are fine up to one that breaks a constraint. */
export function breakingAt(row: number, rows: number): AnySchema {
  const columns = [
    { name: 'id', kind: 'sequence' },
    { name: 'name', kind: 'person' },
  ]
  return { version: 1, tables: [{ name: 'things', rows, columns, constraints: [`id != ${row}`] }] }
}
