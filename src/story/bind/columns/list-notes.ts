import type { ColumnSchema, Schema, TableSchema } from '../../../schema/schema.ts'
import type { Detail, ListedColumn } from '../../outline/outline.ts'
import type { Claim } from '../../proofs/claim.ts'
import { keyOf } from '../tables/key-of.ts'
import type { BindNote } from '../note.ts'
import { tableNamed } from '../tables/references.ts'
import { unknownColumn } from '../../meanings/unknown-column.ts'

/** Notes for a list of columns: one for the names, and one for each declaration. */
export function listNotes(schema: Schema, index: number, table: TableSchema, list: readonly ListedColumn[]): readonly BindNote[] {
  const names = [...new Set(list.map(({ name }) => name))]
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
      const claim = claimOf(schema, table, column, detail)
      return claim === null ? [] : [{ pointer, text: textOf(column, detail), claims: [claim] }]
    })
    return [...unknown, ...said.filter(({ text }, place) => said.findIndex((other) => other.text === text) === place)]
  })
  return [all, ...each]
}

/** The claim of a detail that SQL can check. Null if the column cannot have the detail, and for types, which need no claim. */
function claimOf(schema: Schema, table: TableSchema, column: ColumnSchema, detail: Detail): Claim | null {
  switch (detail.type) {
    case 'range':
      return column.kind === 'integer' || column.kind === 'decimal'
        ? { type: 'between', table: table.name, column: column.name, min: detail.min, max: detail.max }
        : { type: 'within', table: table.name, column: column.name, from: `${detail.min}-01-01`, to: `${detail.max}-12-31` }
    case 'days':
      return { type: 'within', table: table.name, column: column.name, from: detail.from, to: detail.to }
    case 'values':
      return { type: 'among', table: table.name, column: column.name, values: detail.values }
    case 'unique':
      return { type: 'distinct', table: table.name, column: column.name }
    case 'key':
      return table.primary_key === column.name ? { type: 'distinct', table: table.name, column: column.name } : null
    case 'reference':
      return referenceClaim(schema, table.name, column)
    case 'required':
      return { type: 'filled', table: table.name, column: column.name }
    case 'type':
    case 'like':
    case 'unit':
    case 'format':
    case 'length':
    case 'even':
    case 'optional':
    case 'named':
    case 'signed':
      return null
  }
}

/** Claims that each value is a key of the table that the column refers to. */
function referenceClaim(schema: Schema, table: string, column: ColumnSchema): Claim | null {
  const target = column.kind === 'foreign_key' ? column.table : column.kind === 'self_reference' ? table : null
  const found = target === null ? null : tableNamed(schema, target)
  const key = found === null ? null : keyOf(found)
  if (found === null || key === null) return null
  if (found.name === table) return { type: 'refers_within', table, key: column.name, to: key }
  return { type: 'refers', child: table, key: column.name, parent: found.name, parentKey: key }
}

function textOf(column: ColumnSchema, detail: Detail): string {
  const { name } = column
  switch (detail.type) {
    case 'range':
      return `${name} is from ${detail.min} to ${detail.max}`
    case 'days':
      return `${name} is from ${detail.from} to ${detail.to}`
    case 'length':
      return `${name} has ${detail.min === 0 ? `at most ${detail.max}` : detail.max} ${detail.of}`
    case 'reference':
      return `${name} refers to ${column.kind === 'foreign_key' ? column.table : 'other rows of its own table'}`
    case 'like':
      return `${name} is a ${detail.of}`
    case 'unit':
      return `${name} is in ${detail.of}`
    case 'format':
      return detail.of === null || detail.of.length === 2 ? `${name} has ${detail.of ?? 'valid'} numbers` : `${name} is in ISO 8601`
    case 'named':
      return `${name} is made from the name`
    case 'signed':
      return `${name} has numbers below zero`
    case 'values':
      return `${name} is one of ${detail.values.join(', ')}`
    case 'unique':
    case 'key':
      return `${name} is different in each row`
    case 'even':
      return `${name} has each value in as many rows`
    case 'optional':
      return `${name} is empty in some rows`
    case 'required':
      return `${name} is never empty`
    case 'type':
      return `${name} is of the type ${detail.of}`
  }
}
