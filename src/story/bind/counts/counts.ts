import { countedOn } from '../../../schema/counted-on.ts'
import type { RowsSchema } from '../../../schema/rows.ts'
import type { Schema, TableSchema } from '../../../schema/schema.ts'
import type { Between } from '../../facts/between.ts'
import type { CountFact, Fact } from '../../facts/fact.ts'
import { contradiction } from '../contradiction.ts'
import type { Bound } from '../note.ts'
import { countFollows, tableNamed } from '../tables/references.ts'
import { countRows, rowsIn } from '../tables/row-counts.ts'
import { isOwnedBy } from '../tables/is-owned-by.ts'

/** A number of rows that the story says for a table. */
export interface SaidCount {
  /** The fact that says it: `count`, or the fact that `count` was made of. */
  readonly fact: Fact
  readonly count: CountFact
  readonly table: string
}

/** Number of rows by table. @throws SynthError `story_contradicts` for two different numbers of one table */
export function saidRows(counts: Iterable<SaidCount>): ReadonlyMap<string, number> {
  const said = new Map<string, CountFact>()
  for (const { count: fact, table } of counts) {
    const before = said.get(table)
    if (before !== undefined && before.count !== fact.count) {
      const detail = `${before.count} and ${fact.count} rows of "${table}": state only one of these numbers`
      throw contradiction(detail, [before, fact])
    }
    said.set(table, fact)
  }
  return new Map([...said].map(([table, { count }]) => [table, count]))
}

/** Sets the number of rows of the primary table. */
export function setPrimary(schema: Schema, rows: number): Schema {
  return withRows(schema, ({ rows: own }) => (typeof own === 'object' && own.type === 'primary' ? { type: 'primary', count: rows } : own))
}

/** Sorts counts so that parents come before tables whose numbers follow from them. */
export function parentsFirst(counts: readonly SaidCount[], schema: Schema): readonly SaidCount[] {
  const depth = (name: string): number =>
    schema.tables.filter((other) => other.name !== name && countFollows(schema, name, other.name)).length
  return counts.toSorted((a, b) => depth(a.table) - depth(b.table))
}

/**
 * Sets the exact number of rows of a table. If another table owns its rows, the number of owners is changed to fit; if that number is said
 * as well, the bounds per owner are changed. Recurring rows are counted later.
 * @param said tables whose number of rows is said and stays
 * @param between the bounds that the story gives instead of the number
 */
export function setCount(schema: Schema, table: string, count: number, said: ReadonlySet<string>, between?: Between): Bound {
  const index = schema.tables.findIndex(({ name }) => name === table)
  const claims = [{ type: 'rows', table, rows: count, ...(between !== undefined && { between }) }] as const
  const notes = [{ pointer: `/tables/${index}/rows`, text: `${table} has ${count} rows`, claims }]
  const rows = schema.tables[index]?.rows ?? 0
  if (typeof rows === 'object' && rows.type === 'recurring') return { schema, notes, used: true }
  const before = withParentsFor(schema, table, count, said)
  const counts = countRows(before, countedOn(rows))
  const changed = withRows(before, (each) => (each.name === table ? rowsFor(each.rows, count, counts) : each.rows))
  return { schema: changed, notes, used: true }
}

/**
 * Changes the number of owners if the present ones cannot have this number of rows.
 * @param said tables whose number of rows is said and stays
 */
export function withParentsFor(schema: Schema, table: string, count: number, said: ReadonlySet<string>): Schema {
  return withFittingChildren(schema, withFittingParents(schema, table, count, said))
}

function withFittingParents(schema: Schema, table: string, count: number, said: ReadonlySet<string>): Schema {
  const rows = tableNamed(schema, table)?.rows
  if (typeof rows !== 'object' || rows.type !== 'owned' || said.has(rows.by) || count === 0) return schema
  const { by, min, max, mean = (min + max) / 2 } = rows
  // All rows are of the only business that the story is about.
  if (isOnly(tableNamed(schema, by)?.rows)) return schema
  const parents = rowsIn(schema, by)
  if ((count >= parents * min && count <= parents * max) || mean === 0) return schema
  const wanted = Math.min(Math.max(1, Math.round(count / mean)), mostParents(schema, by, table))
  return wanted === parents ? schema : setCount(schema, by, wanted, said).schema
}

function isOnly(rows: RowsSchema | undefined): boolean {
  return rows === 1 || (typeof rows === 'object' && rows.type === 'primary' && rows.count === 1)
}

/** Most parents that the number of rows of their other children allows, if each parent must have one. */
function mostParents(schema: Schema, parent: string, child: string): number {
  const limits = schema.tables.flatMap(({ name, rows }) =>
    name !== child && isOwnedBy(rows, parent) && rows.min > 0 ? [Math.floor((rows.total ?? Infinity) / rows.min)] : [],
  )
  return Math.min(...limits)
}

/** Widens the bounds of other children of the changed parents: 60 teachers in the few departments that have 40 courses. */
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

/** Moves the bounds of rows per parent to another mean. They never get narrower. */
export function boundsAround(
  each: number,
  { min, max, mean }: { readonly min: number; readonly max: number; readonly mean: number },
): { readonly min: number; readonly max: number } {
  // A small difference from the usual mean changes no bounds.
  if (each >= min && each <= max - (max - min) / 10) return { min, max }
  const widest = mean > 0 ? Math.ceil((each * max) / mean) : Math.ceil(each)
  return { min: Math.min(min, Math.floor(each)), max: Math.max(max, widest, Math.ceil(each)) }
}

function withRows(schema: Schema, rowsOf: (table: TableSchema) => RowsSchema): Schema {
  return { ...schema, tables: schema.tables.map((table) => ({ ...table, rows: rowsOf(table) })) }
}
