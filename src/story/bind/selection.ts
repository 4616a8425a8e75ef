import type { Domain } from '../../domains/domain.ts'
import type { ColumnSchema, Schema, TableSchema } from '../../schema/schema.ts'
import type { SelectionFact } from '../fact.ts'
import { findTable } from '../find-table.ts'
import { type BindNote, type Bound, unused } from './note.ts'
import { neededBy, referredBy, tableNamed, withTable } from './references.ts'

/**
 * Leaves tables out: all but those that are said and those that their written keys refer to, or those that are said. What others are
 * computed of stays as a hidden table. Nouns that are no tables are left to others; used is false when none is.
 */
export function selectTables(schema: Schema, domain: Domain, { mode, nouns }: SelectionFact): Bound {
  const found = nouns.map((noun) => findTable(noun, domain)?.table ?? null)
  const tables = new Set(found.filter((name) => name !== null && tableNamed(schema, name) !== null) as readonly string[])
  if (tables.size === 0) return unused(schema, `no table is called "${nouns.map(({ words }) => words.join(' ')).join('", "')}"`)
  const result = mode === 'only' ? keepOnly(schema, tables) : leaveOut(schema, tables)
  if (result === null) return unused(schema, 'no table would be left')
  const others = nouns.filter((_, place) => !tables.has(found[place] ?? '')).map(({ words }) => words.join(' '))
  const told = others.length === 0 ? {} : { reason: `no table is called "${others.join('", "')}"` }
  return { schema: result, notes: notesOf(schema, result), used: true, ...told }
}

function keepOnly(schema: Schema, said: ReadonlySet<string>): Schema | null {
  const written = new Set(said)
  for (const name of written) {
    for (const column of tableNamed(schema, name)?.columns ?? []) {
      const parent = column.hidden === true ? null : referredBy(column)
      if (parent !== null && tableNamed(schema, parent)?.hidden !== true) written.add(parent)
    }
  }
  return withNeeded(schema, written)
}

/** What belongs to rows of a table that is left out is left out as well; keys that refer to it are hidden. */
function leaveOut(schema: Schema, said: ReadonlySet<string>): Schema | null {
  const out = new Set(said)
  for (let before = 0; before !== out.size;) {
    before = out.size
    for (const { name, rows } of schema.tables)
      if (typeof rows === 'object' && (rows.type === 'owned' || rows.type === 'recurring') && out.has(rows.by)) out.add(name)
  }
  const written = schema.tables.filter(({ name, hidden }) => hidden !== true && !out.has(name)).map(({ name }) => name)
  const hide = (column: ColumnSchema): ColumnSchema => (out.has(referredBy(column) ?? '') ? { ...column, hidden: true } : column)
  const unlinked = schema.tables.reduce((changed, table) => withTable(changed, { ...table, columns: table.columns.map(hide) }), schema)
  return written.length === 0 ? null : withNeeded(unlinked, new Set(written))
}

/** The written tables, and hidden those that they need, and the primary one: the rows that are asked for are meant for it. */
function withNeeded(schema: Schema, written: ReadonlySet<string>): Schema {
  const names = new Set(schema.tables.map(({ name }) => name))
  const primary = schema.tables.find(({ rows }) => typeof rows === 'object' && rows.type === 'primary')
  const kept = new Set([...written, ...(primary === undefined ? [] : [primary.name])])
  for (const name of kept) for (const needed of neededBy(tableNamed(schema, name) as TableSchema, names)) kept.add(needed)
  const tables = schema.tables
    .filter(({ name }) => kept.has(name))
    .map((table) => (written.has(table.name) || table.hidden === true ? table : { ...table, hidden: true }))
  return { ...schema, tables }
}

function notesOf(before: Schema, after: Schema): readonly BindNote[] {
  const wasWritten = before.tables.filter(({ hidden }) => hidden !== true).map(({ name }) => name)
  const gone = wasWritten.filter((name) => tableNamed(after, name) === null)
  const removed =
    gone.length === 0
      ? []
      : [
          {
            pointer: '/tables',
            text: `${gone.join(', ')} ${gone.length === 1 ? 'is' : 'are'} left out`,
            claims: [{ type: 'absent', tables: gone } as const],
          },
        ]
  const hidden = after.tables.flatMap((table, index) =>
    table.hidden === true && wasWritten.includes(table.name)
      ? [
          {
            pointer: `/tables/${index}/hidden`,
            text: `${table.name} is left out of the answer, and only computed with`,
            claims: [{ type: 'absent', tables: [table.name] } as const],
          },
        ]
      : [],
  )
  return [...removed, ...hidden]
}
