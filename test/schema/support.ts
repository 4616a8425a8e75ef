import { checkSchema } from '../../src/validation/check-schema.ts'

export const id = { name: 'id', kind: 'sequence' }
export const dice = { name: 'dice', kind: 'integer', min: 1, max: 6 }

/** A schema of one table with these columns. */
export function withColumns(...columns: unknown[]): unknown {
  return { version: 1, tables: [{ name: 'rows', rows: 10, columns: [id, ...columns] }] }
}

export function withTable(table: object): unknown {
  return { version: 1, tables: [{ name: 'rows', rows: 10, columns: [id, dice], ...table }] }
}

export function problemsOf(value: unknown): readonly (readonly [string, string])[] {
  return checkSchema(value).problems.found.map(({ pointer, detail }) => [pointer, detail])
}

/** Where the first column after `id` stands. */
export const column = '/tables/0/columns/1'
