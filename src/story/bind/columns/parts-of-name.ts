import type { TableSchema } from '../../../schema/schema.ts'
import type { Noun } from '../../words/noun.ts'
import type { BindNote } from '../note.ts'

/** Columns that together are the name of a person. */
const both = ['first_name', 'last_name']

/** The columns of a table that tell the name, where the only said column is "name"; empty if it needs a column of its own. */
export function partsOfName({ columns }: TableSchema, said: readonly Noun[]): readonly string[] {
  const shown = new Set(columns.filter(({ hidden }) => hidden !== true).map(({ name }) => name))
  const isName = said.length === 1 && said[0]?.name === undefined && said[0]?.words.join(' ') === 'name'
  return isName && !shown.has('name') && both.every((name) => shown.has(name)) ? both : []
}

/** Tells that a table keeps its columns with names. @param index the place of the table */
export function nameNote(index: number, { name, columns }: TableSchema, parts: readonly string[]): BindNote {
  const at = columns.findIndex((column) => column.name === parts[0])
  const claims = [{ type: 'columns', table: name, columns: parts }] as const
  return { pointer: `/tables/${index}/columns/${at}`, text: `${name} keeps ${parts.join(' and ')}`, claims }
}
