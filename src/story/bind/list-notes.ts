import type { ColumnSchema, TableSchema } from '../../schema/schema.ts'
import type { Detail, ListedColumn } from '../outline/outline.ts'
import type { Claim } from '../proofs/claim.ts'
import type { BindNote } from './note.ts'
import { unknownColumn } from '../meanings/unknown-column.ts'

/** What the list of a table's columns sets: the columns by name, and what is said of each of them. */
export function listNotes(index: number, table: TableSchema, list: readonly ListedColumn[]): readonly BindNote[] {
  const names = list.map(({ name }) => name)
  const all: BindNote = {
    pointer: `/tables/${index}/columns`,
    text: `${table.name} has ${names.join(', ')}`,
    claims: [{ type: 'columns', table: table.name, columns: names }],
  }
  const each = list.flatMap(({ name, details, isGuess }) => {
    const at = table.columns.findIndex((column) => column.name === name)
    const column = table.columns[at]
    if (column === undefined) return []
    const pointer = `/tables/${index}/columns/${at}`
    const unknown: readonly BindNote[] = isGuess === true ? [{ pointer, text: unknownColumn(name), claims: [], meaning: null }] : []
    const said = details.flatMap((detail): BindNote[] => {
      const claim = claimOf(table.name, column, detail)
      return claim === null ? [] : [{ pointer, text: textOf(name, detail), claims: [claim] }]
    })
    return [...unknown, ...said]
  })
  return [all, ...each]
}

/** What a query can show of a detail; null where the column cannot have it, and for types, which the columns have by themselves. */
function claimOf(table: string, column: ColumnSchema, detail: Detail): Claim | null {
  switch (detail.type) {
    case 'range':
      return column.kind === 'integer' || column.kind === 'decimal'
        ? { type: 'between', table, column: column.name, min: detail.min, max: detail.max }
        : { type: 'within', table, column: column.name, from: `${detail.min}-01-01`, to: `${detail.max}-12-31` }
    case 'days':
      return { type: 'within', table, column: column.name, from: detail.from, to: detail.to }
    case 'values':
      return { type: 'among', table, column: column.name, values: detail.values }
    case 'unique':
    case 'key':
      return { type: 'distinct', table, column: column.name }
    case 'required':
      return { type: 'filled', table, column: column.name }
    case 'type':
    case 'like':
    case 'length':
    case 'optional':
      return null
  }
}

function textOf(name: string, detail: Detail): string {
  switch (detail.type) {
    case 'range':
      return `${name} is from ${detail.min} to ${detail.max}`
    case 'days':
      return `${name} is from ${detail.from} to ${detail.to}`
    case 'length':
      return `${name} has ${detail.min === 0 ? `at most ${detail.max}` : detail.max} ${detail.of}`
    case 'like':
      return `${name} is a ${detail.of}`
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
