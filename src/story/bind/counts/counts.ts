import type { RowsSchema } from '../../../schema/rows.ts'
import type { Schema, TableSchema } from '../../../schema/schema.ts'
import type { CountFact, Fact } from '../../facts/fact.ts'
import { contradiction } from '../contradiction.ts'
import type { Bound } from '../note.ts'
import { countedOn, countFollows, tableNamed } from '../tables/references.ts'
import { countRows } from '../tables/row-counts.ts'

/** A number of rows that was said of a table. */
export interface SaidCount {
  /** What said it: `count` itself, or the fact that it was made of. */
  readonly fact: Fact
  readonly count: CountFact
  readonly table: string
}

/** Rows of a table by what was said. @throws SynthError `story_contradicts` when two different numbers were said of one table */
export function saidRows(counts: Iterable<SaidCount>): ReadonlyMap<string, number> {
  const said = new Map<string, CountFact>()
  for (const { count: fact, table } of counts) {
    const before = said.get(table)
    if (before !== undefined && before.count !== fact.count) {
      const detail = `${before.count} and ${fact.count} rows of "${table}": say one of them`
      throw contradiction(detail, [before, fact])
    }
    said.set(table, fact)
  }
  return new Map([...said].map(([table, { count }]) => [table, count]))
}

/** Gives the primary table as many rows as were asked for, else said, else the default. */
export function setPrimary(schema: Schema, rows: number): Schema {
  return withRows(schema, ({ rows: own }) => (typeof own === 'object' && own.type === 'primary' ? { type: 'primary', count: rows } : own))
}

/** Numbers of rows in an order in which none is of a table that another one's follows from. */
export function parentsFirst(counts: readonly SaidCount[], schema: Schema): readonly SaidCount[] {
  const depth = (name: string): number =>
    schema.tables.filter((other) => other.name !== name && countFollows(schema, name, other.name)).length
  return counts.toSorted((a, b) => depth(a.table) - depth(b.table))
}

/**
 * Gives a table exactly so many rows; where they are owned, there are as many parents as can share them out, or, where their number was said,
 * they have as many of them as that takes.
 * What recurs is counted when all else is known.
 * @param said tables whose number of rows was said, too, and stays
 */
export function setCount(schema: Schema, table: string, count: number, said: ReadonlySet<string>): Bound {
  const index = schema.tables.findIndex(({ name }) => name === table)
  const claims = [{ type: 'rows', table, rows: count }] as const
  const notes = [{ pointer: `/tables/${index}/rows`, text: `${table} has ${count} rows`, claims }]
  const rows = schema.tables[index]?.rows ?? 0
  if (typeof rows === 'object' && rows.type === 'recurring') return { schema, notes, used: true }
  const before = withParentsFor(schema, table, count, said)
  const counts = countRows(before, countedOn(rows))
  const changed = withRows(before, (each) => (each.name === table ? rowsFor(each.rows, count, counts) : each.rows))
  return { schema: changed, notes, used: true }
}

/**
 * With as many rows of the table that owns those of another as take so many, where those that there are could not have them.
 * @param said tables whose number of rows was said, so that it stays
 */
export function withParentsFor(schema: Schema, table: string, count: number, said: ReadonlySet<string>): Schema {
  return withFittingChildren(schema, withFittingParents(schema, table, count, said))
}

function withFittingParents(schema: Schema, table: string, count: number, said: ReadonlySet<string>): Schema {
  const rows = tableNamed(schema, table)?.rows
  if (typeof rows !== 'object' || rows.type !== 'owned' || said.has(rows.by) || count === 0) return schema
  const { by, min, max, mean = (min + max) / 2 } = rows
  const parents = countRows(schema, [by]).get(by) ?? 0
  if ((count >= parents * min && count <= parents * max) || mean === 0) return schema
  const wanted = Math.min(Math.max(1, Math.round(count / mean)), mostParents(schema, by, table))
  return wanted === parents ? schema : setCount(schema, by, wanted, said).schema
}

/** How many parents the other rows of theirs allow whose number was said: each has one where each must. */
function mostParents(schema: Schema, parent: string, child: string): number {
  const limits = schema.tables.flatMap(({ name, rows }) =>
    name !== child && typeof rows === 'object' && rows.type === 'owned' && rows.by === parent && rows.min > 0
      ? [Math.floor((rows.total ?? Infinity) / rows.min)]
      : [],
  )
  return Math.min(...limits)
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
  if (rows.type === 'recurring') return rows
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
