import type { ImportedColumn } from '../../import/imported.ts'
import { ref } from '../../builders/table.ts'
import type { ColumnSchema } from '../../schema/schema.ts'
import type { TableDraft } from '../meanings/table-draft.ts'
import type { ResolvedTable } from './resolved-tables.ts'

/** Share of rows without a reference that is declared to be optional. */
const usualNulls = 0.1

/**
 * The columns of a table that have the values of another row, by name. A hidden key in `draft` refers to that row, because a key of the
 * engine is one column, and is the key of its table.
 */
export function joinColumns(table: ResolvedTable, draft: TableDraft): ReadonlyMap<string, ColumnSchema> {
  const made = new Map<string, ColumnSchema>()
  for (const { table: target, columns, to } of table.joins) {
    const isOptional = columns.every((name) => canLack(table, name))
    const body = target === table ? ({ kind: 'self_reference' } as const) : ref(target.name)
    const through = draft.helper(
      `${columns.join('_')}_row`,
      isOptional && target !== table ? { ...body, nullable: { rate: usualNulls } } : body,
    )
    for (const [place, name] of columns.entries()) made.set(name, { name, kind: 'lookup', through, column: to[place] ?? name })
  }
  return made
}

function canLack({ columns, key }: ResolvedTable, name: string): boolean {
  const column = columns.find((each): each is ImportedColumn => each.name === name)
  return column?.isOptional === true && !column.isUnique && !key.includes(name)
}

/** A unique set of columns; the hidden key of a row of another table if the set has just the columns that come from it. */
export function joinedSet(set: readonly string[], { joins }: ResolvedTable, made: readonly ColumnSchema[]): readonly string[] {
  const join = joins.find(({ columns }) => columns.length === set.length && columns.every((name) => set.includes(name)))
  const column = made.find(({ name }) => name === join?.columns[0])
  return column?.kind === 'lookup' ? [column.through] : set
}

/**
 * The hidden numbers of the rows of a table to whose rows others refer, if its key is not one column and none of its columns numbers them.
 * @param made its other columns, hidden ones included
 */
export function rowNumber(table: ResolvedTable, tables: readonly ResolvedTable[], made: readonly ColumnSchema[]): readonly ColumnSchema[] {
  const isReferred = tables.some(({ joins }) => joins.some((join) => join.table === table))
  if (!isReferred || table.key.length === 1 || made.some(({ kind }) => kind === 'sequence')) return []
  const taken = new Set(made.map(({ name }) => name))
  let name = 'row_number'
  while (taken.has(name)) name = `${name}_`
  return [{ name, kind: 'sequence', hidden: true }]
}
