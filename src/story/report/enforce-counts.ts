import type { Domain } from '../../domains/domain.ts'
import { defaultRows, referenceDate } from '../../plan/draft-plan.ts'
import { rowCounts } from '../../plan/row-counts.ts'
import { Problems } from '../../schema/problems.ts'
import type { OwnedRows, RowsSchema } from '../../schema/rows.ts'
import type { Schema, TableSchema } from '../../schema/schema.ts'
import type { Fact } from '../facts/fact.ts'
import type { Noun } from '../words/noun.ts'
import { findTable } from '../find/find-table.ts'
import { readStory } from '../read-story.ts'

/** Larger numbers are not row counts. */
const largest = 2 ** 32

export interface Enforced {
  readonly schema: Schema
  /** One sentence for each changed number, and for each number that could not be set. */
  readonly warnings: readonly string[]
}

/** Sets the row counts that the story and the request give in a schema that a language model wrote. */
export function enforceCounts(schema: Schema, story: string, rows: number | null): Enforced {
  const warnings: string[] = []
  const said = countsByTable(schema.tables, story, warnings)
  const primary = primaryTable(schema, rows)
  if (rows !== null && primary !== undefined) {
    const other = said.get(primary.name)
    if (other !== undefined && other !== rows)
      warnings.push(`The story states ${other} ${primary.name}, the request ${rows} rows: the number in the request is used`)
    said.set(primary.name, rows)
  }
  let current = schema
  for (const { name } of ownersFirst(schema.tables)) {
    const count = said.get(name)
    if (count !== undefined) current = withCount(current, name, count, rows !== null && name === primary?.name, warnings)
  }
  return { schema: current, warnings }
}

/**
 * The table whose rows the request sets: the primary table; without one, the table with exactly that number of rows, else the largest fixed
 * table.
 */
function primaryTable({ tables }: Schema, rows: number | null): TableSchema | undefined {
  const primary = tables.find(({ rows: of }) => typeof of !== 'number' && of.type === 'primary')
  if (primary !== undefined || rows === null) return primary
  const fixed = tables.filter(({ rows: of, hidden }) => typeof of === 'number' && hidden !== true)
  return fixed.find(({ rows: of }) => of === rows) ?? fixed.toSorted((one, other) => Number(other.rows) - Number(one.rows))[0]
}

/** The row count that the story gives for each table. Tables with several different counts are left out, with a warning. */
function countsByTable(tables: readonly TableSchema[], story: string, warnings: string[]): Map<string, number> {
  const written = { nouns: Object.fromEntries(tables.filter(({ hidden }) => hidden !== true).map(({ name }) => [name, []])) }
  const found = new Map<string, Set<number>>()
  for (const fact of readStory(story).facts) {
    const said = countOf(fact, written)
    const name = said === null ? undefined : findTable(said.noun, written)?.table
    if (said !== null && name !== undefined) found.set(name, (found.get(name) ?? new Set()).add(said.count))
  }
  const counts = new Map<string, number>()
  for (const [name, numbers] of found) {
    const [number] = numbers
    if (numbers.size === 1 && number !== undefined) counts.set(name, number)
    else warnings.push(`The story states several numbers of ${name} (${[...numbers].join(', ')}): the number that the model chose is used`)
  }
  return counts
}

/** The table noun and row count of a fact; null for other facts. "A chain has 5 shops" counts shops only if there is no table of chains. */
function countOf(fact: Fact, written: Pick<Domain, 'nouns'>): { readonly noun: Noun; readonly count: number } | null {
  if (fact.type === 'count') return fact.count > largest ? null : fact
  if (fact.type !== 'ratio' || fact.min === null || fact.min !== fact.max || findTable(fact.parent, written) !== null) return null
  return { noun: fact.child, count: fact.min }
}

/** Sorts tables so that owners come first. Cycles are ignored here; the plan reports them. */
function ownersFirst(tables: readonly TableSchema[]): readonly TableSchema[] {
  const placed = new Set<TableSchema>()
  const place = (table: TableSchema | undefined, above: number): void => {
    if (table === undefined || placed.has(table) || above > tables.length) return
    if (typeof table.rows !== 'number' && table.rows.type === 'owned') {
      const { by } = table.rows
      place(
        tables.find(({ name }) => name === by),
        above + 1,
      )
    }
    placed.add(table)
  }
  for (const table of tables) place(table, 0)
  return [...placed]
}

function withCount(schema: Schema, name: string, count: number, asked: boolean, warnings: string[]): Schema {
  const table = schema.tables.find((each) => each.name === name)
  if (table === undefined) return schema
  const rows = rowsOf(schema, table, count, asked, warnings)
  if (rows === null) return schema
  if (JSON.stringify(rows) !== JSON.stringify(table.rows))
    warnings.push(`Table ${name} has the ${count} rows that the ${asked ? 'request' : 'story'} states, not the number that the model chose`)
  return { ...schema, tables: schema.tables.map((each) => (each === table ? { ...each, rows } : each)) }
}

function rowsOf(schema: Schema, { name, rows }: TableSchema, count: number, asked: boolean, warnings: string[]): RowsSchema | null {
  if (asked || (typeof rows !== 'number' && rows.type === 'primary')) return { type: 'primary', count }
  if (typeof rows === 'number' || rows.type === 'ratio') return count
  if (rows.type === 'owned') return ownedWith(schema, name, rows, count, warnings)
  warnings.push(`The story states ${count} ${name}, but their number follows from table ${rows.by}`)
  return null
}

function ownedWith(schema: Schema, name: string, { by, min, max }: OwnedRows, total: number, warnings: string[]): RowsSchema | null {
  const owners = rowsIn(schema, by)
  if (owners === null) return null
  if (owners === 0 && total > 0) {
    warnings.push(`The story states ${total} ${name}, but table ${by}, whose rows own them, is empty`)
    return null
  }
  const wide = { min: Math.min(min, Math.floor(total / Math.max(1, owners))), max: Math.max(max, Math.ceil(total / Math.max(1, owners))) }
  if (wide.min !== min || wide.max !== max)
    warnings.push(`Each row of ${by} owns ${wide.min} to ${wide.max} ${name}, not ${min} to ${max}: otherwise ${total} are not possible`)
  return { type: 'owned', by, ...wide, total }
}

/** The number of rows of a table; null if it cannot be computed. The plan then reports the error. */
function rowsIn(schema: Schema, name: string): number | null {
  const primary = schema.tables.map(({ rows }) => rows).find((rows) => typeof rows !== 'number' && rows.type === 'primary')
  const primaryRows = (typeof primary === 'object' && primary.type === 'primary' ? primary.count : undefined) ?? defaultRows
  const problems = new Problems()
  const counts = rowCounts({ schema, primaryRows, today: schema.reference_date ?? referenceDate, problems, failed: new Set() })
  return problems.count > 0 ? null : (counts.get(name) ?? null)
}
