import { SynthError } from '../../errors.ts'
import type { RowsSchema } from '../../schema/rows.ts'
import type { Schema, TableSchema } from '../../schema/schema.ts'
import type { CountFact, Fact } from '../fact.ts'
import type { Bound } from './note.ts'
import { countedOn } from './references.ts'
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

/**
 * Gives a table exactly so many rows; where they are owned, parents have as many of them as that takes, and where each parent has some,
 * there are no more parents than can have one.
 * @param said tables whose number of rows was said, too, and stays
 */
export function setCount(schema: Schema, table: string, count: number, said: ReadonlySet<string>): Bound {
  const index = schema.tables.findIndex(({ name }) => name === table)
  const before = withFittingChildren(schema, withFittingParents(schema, table, count, said))
  const counts = countRows(before, countedOn(schema.tables[index]?.rows ?? 0))
  const changed = withRows(before, (each) => (each.name === table ? rowsFor(each.rows, count, counts) : each.rows))
  return { schema: changed, notes: [{ pointer: `/tables/${index}/rows`, text: `${table} has ${count} rows` }], used: true }
}

/** With as many parents as rows of theirs are said, where they could not be shared out among those that there are. */
function withFittingParents(schema: Schema, table: string, count: number, said: ReadonlySet<string>): Schema {
  const rows = schema.tables.find(({ name }) => name === table)?.rows
  if (typeof rows !== 'object' || !('by' in rows) || said.has(rows.by) || count === 0) return schema
  const counts = countRows(schema, rows.type === 'recurring' ? [table] : [rows.by])
  const parents = counts.get(rows.by) ?? 0
  const parentsFor = (each: number): number => Math.max(1, Math.round(count / each))
  if (rows.type === 'recurring') {
    const own = counts.get(table) ?? 0
    return own === count || own === 0 ? schema : setCount(schema, rows.by, parentsFor(own / Math.max(1, parents)), said).schema
  }
  const { min, max, mean = (min + max) / 2 } = rows
  const fits = min === max ? count === parents * min : count >= parents * min
  return min === 0 || fits ? schema : setCount(schema, rows.by, parentsFor(mean), said).schema
}

/** With other bounds where parents are as many as others of their children take: 60 teachers in the few departments that have 40 courses. */
function withFittingChildren(before: Schema, schema: Schema): Schema {
  if (before === schema) return schema
  return withRows(schema, ({ rows }) => {
    const isSaid = typeof rows === 'object' && rows.type === 'owned' && rows.total !== undefined
    return isSaid ? rowsFor(rows, rows.total, countRows(schema, [rows.by])) : rows
  })
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
  // A little more or less than usual changes no bounds.
  if (each >= min && each <= max - (max - min) / 10) return { min, max }
  const widest = mean > 0 ? Math.ceil((each * max) / mean) : Math.ceil(each)
  return { min: Math.min(min, Math.floor(each)), max: Math.max(max, widest, Math.ceil(each)) }
}

function withRows(schema: Schema, rowsOf: (table: TableSchema) => RowsSchema): Schema {
  return { ...schema, tables: schema.tables.map((table) => ({ ...table, rows: rowsOf(table) })) }
}
