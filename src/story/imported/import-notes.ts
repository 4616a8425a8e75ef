import { around } from '../../columns/shared/value-range.ts'
import type { ImportedColumn } from '../../import/imported.ts'
import type { ColumnSchema, TableSchema } from '../../schema/schema.ts'
import type { BindNote } from '../bind/note.ts'
import type { Claim } from '../proofs/claim.ts'
import { mappedNumbers } from './mapped-numbers.ts'
import type { ResolvedTable } from './resolved-tables.ts'

/** Notes and claims for the declaration of a table. @param index of the table in the schema */
export function importNotes(index: number, built: TableSchema, table: ResolvedTable): readonly BindNote[] {
  const names = table.columns.map(({ name }) => name)
  const pointer = `/tables/${index}`
  const all: BindNote = {
    pointer: `${pointer}/columns`,
    text: `${built.name} has ${names.join(', ')}`,
    claims: [{ type: 'columns', table: built.name, columns: names }],
  }
  const each = table.columns.flatMap((column) => {
    const at = built.columns.findIndex(({ name }) => name === column.name)
    const made = built.columns[at]
    return made === undefined ? [] : notesOf(built, made, column, table).map((note) => ({ ...note, pointer: `${pointer}/columns/${at}` }))
  })
  return [all, ...each]
}

type Note = Pick<BindNote, 'text' | 'claims'>

function notesOf(built: TableSchema, made: ColumnSchema, column: ImportedColumn, table: ResolvedTable): readonly Note[] {
  const { name } = column
  const of = { table: built.name, column: name }
  const isKey = table.key.length === 1 && table.key[0] === name
  const isFull = made.nullable === undefined && made.kind !== 'self_reference'
  const target = made.kind === 'foreign_key' ? made.table : null
  const key = table.references.get(name)?.table.key[0]
  const notes: (Note | null)[] = [
    isKey || (column.isUnique && isDistinct(made))
      ? { text: `${name} is different in each row`, claims: [{ type: 'distinct', ...of }] }
      : null,
    column.isRequired && isFull ? { text: `${name} is never empty`, claims: [{ type: 'filled', ...of }] } : null,
    target !== null && key !== undefined && isFull
      ? { text: `${name} refers to ${target}`, claims: [{ type: 'refers', child: built.name, key: name, parent: target, parentKey: key }] }
      : null,
    made.kind === 'category' && column.values !== null && isFull
      ? { text: `${name} is one of ${column.values.join(', ')}`, claims: [{ type: 'among', ...of, values: column.values }] }
      : null,
    rangeNote(made, column, of),
  ]
  return notes.filter((note) => note !== null)
}

function isDistinct({ kind, ...body }: ColumnSchema): boolean {
  return kind === 'uuid' || kind === 'sequence' || kind === 'person_attribute' || ('unique' in body && body.unique === true)
}

function rangeNote(
  made: ColumnSchema,
  { min, max, name, isRangeOfType }: ImportedColumn,
  of: { readonly table: string; readonly column: string },
): Note | null {
  const range = rangeOf(made)
  if (range === null || (min === null && max === null) || isRangeOfType) return null
  const [least, most] = [min ?? range.min, max ?? range.max]
  const claim: Claim = { type: 'between', ...of, min: least, max: most }
  return { text: `${name} is from ${least} to ${most}`, claims: [claim] }
}

function rangeOf(made: ColumnSchema): { readonly min: number; readonly max: number } | null {
  if (made.kind === 'integer' || made.kind === 'decimal') return made
  const numbers = made.kind === 'mapping' ? mappedNumbers(made) : null
  return numbers === null ? null : around(numbers)
}
