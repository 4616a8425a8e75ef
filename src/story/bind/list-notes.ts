import type { ColumnSchema, TableSchema } from '../../schema/schema.ts'
import type { Detail, ListedColumn } from '../outline/outline.ts'
import type { Claim } from '../proofs/claim.ts'
import type { BindNote } from './note.ts'

/** What the list of a table's columns sets: the columns by name, and what is said of each of them. */
export function listNotes(index: number, table: TableSchema, list: readonly ListedColumn[]): readonly BindNote[] {
  const names = list.map(({ name }) => name)
  const all: BindNote = {
    pointer: `/tables/${index}/columns`,
    text: `${table.name} has ${names.join(', ')}`,
    claims: [{ type: 'columns', table: table.name, columns: names }],
  }
  const each = list.flatMap(({ name, details }) => {
    const at = table.columns.findIndex((column) => column.name === name)
    const column = table.columns[at]
    if (column === undefined) return []
    return details.flatMap((detail): BindNote[] => {
      const claim = claimOf(table.name, column, detail)
      return claim === null ? [] : [{ pointer: `/tables/${index}/columns/${at}`, text: textOf(name, detail), claims: [claim] }]
    })
  })
  return [all, ...each]
}

/** What a query can show of a detail; null where the column cannot have it, and for types, which the columns have by themselves. */
function claimOf(table: string, column: ColumnSchema, detail: Detail): Claim | null {
  switch (detail.type) {
    case 'range':
      return column.kind === 'integer' || column.kind === 'decimal'
        ? { type: 'between', table, column: column.name, min: detail.min, max: detail.max }
        : null
    case 'values':
      return { type: 'among', table, column: column.name, values: detail.values }
    case 'unique':
    case 'key':
      return { type: 'distinct', table, column: column.name }
    case 'required':
      return { type: 'filled', table, column: column.name }
    case 'type':
    case 'optional':
      return null
  }
}

function textOf(name: string, detail: Detail): string {
  switch (detail.type) {
    case 'range':
      return `${name} is from ${detail.min} to ${detail.max}`
    case 'values':
      return `${name} is one of ${detail.values.join(', ')}`
    case 'unique':
    case 'key':
      return `${name} is different in each row`
    case 'optional':
      return `${name} is empty in some rows`
    case 'required':
      return `${name} is never empty`
    case 'type':
      return `${name} is of the type ${detail.of}`
  }
}
