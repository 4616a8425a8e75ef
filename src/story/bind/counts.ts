import { SynthError } from '../../errors.ts'
import type { RowsSchema } from '../../schema/rows.ts'
import type { Schema, TableSchema } from '../../schema/schema.ts'
import type { CountFact, Fact } from '../fact.ts'
import type { Bound } from './note.ts'
import { countRows } from './row-counts.ts'

/** A number of rows that was said of a table. */
export interface SaidCount {
  /** What said it: `count` itself, or the fact that it was made of. */
  readonly fact: Fact
  readonly count: CountFact
  readonly table: string
}

/** Rows of a table by what was said. @throws SynthError `story_contradicts` when two different numbers were said of one table */
export function saidRows(counts: readonly SaidCount[]): ReadonlyMap<string, number> {
  const said = new Map<string, CountFact>()
  for (const { count: fact, table } of counts) {
    const before = said.get(table)
    if (before !== undefined && before.count !== fact.count) {
      const detail = `${before.count} and ${fact.count} rows of "${table}": say one of them`
      const problems = [before, fact].map(({ start, end }) => ({ pointer: '/story', detail, span: { start, end } }))
      throw new SynthError('story_contradicts', detail, problems)
    }
    said.set(table, fact)
  }
  return new Map([...said].map(([table, { count }]) => [table, count]))
}

/** Gives the primary table as many rows as were asked for, else said, else the default. */
export function setPrimary(schema: Schema, rows: number): Schema {
  return withRows(schema, ({ rows: own }) => (typeof own === 'object' && own.type === 'primary' ? { type: 'primary', count: rows } : own))
}

/** Gives a table exactly so many rows; where they are owned, parents have as many of them as that takes. */
export function setCount(schema: Schema, table: string, count: number): Bound {
  const index = schema.tables.findIndex(({ name }) => name === table)
  const counts = countRows(schema)
  const changed = withRows(schema, (each) => (each.name === table ? rowsFor(each.rows, count, counts) : each.rows))
  return { schema: changed, notes: [{ pointer: `/tables/${index}/rows`, text: `${table} has ${count} rows` }], used: true }
}

function rowsFor(rows: RowsSchema, count: number, counts: ReadonlyMap<string, number>): RowsSchema {
  if (typeof rows === 'number' || rows.type === 'ratio') return count
  if (rows.type === 'primary') return { type: 'primary', count }
  if (rows.type !== 'owned') return { ...rows, total: count }
  const { by, min, max, mean = (min + max) / 2 } = rows
  const each = count / Math.max(1, counts.get(by) ?? 1)
  return { type: 'owned', by, ...boundsAround(each, { min, max, mean }), total: count }
}

/** Bounds of children by parent that keep their shape around another mean, never narrower than they were. */
export function boundsAround(
  each: number,
  { min, max, mean }: { readonly min: number; readonly max: number; readonly mean: number },
): { readonly min: number; readonly max: number } {
  const widest = mean > 0 ? Math.ceil((each * max) / mean) : Math.ceil(each)
  return { min: Math.min(min, Math.floor(each)), max: Math.max(max, widest, Math.ceil(each)) }
}

function withRows(schema: Schema, rowsOf: (table: TableSchema) => RowsSchema): Schema {
  return { ...schema, tables: schema.tables.map((table) => ({ ...table, rows: rowsOf(table) })) }
}
