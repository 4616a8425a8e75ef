import type { Domain } from '../../../domains/domain.ts'
import type { TableSchema } from '../../../schema/schema.ts'
import { classify } from '../../compose/classify.ts'
import { findTable } from '../../find/find-table.ts'
import type { NamingContext } from '../../meanings/columns-named.ts'
import type { Subject } from '../../meanings/table-draft.ts'
import type { Noun } from '../../words/noun.ts'
import { singularOf } from '../../words/words.ts'

/** What the names of the columns of a table depend on. @param noun the noun of the story for the table; its name by default */
export function namingContext(
  domain: Domain,
  table: TableSchema,
  { words }: Pick<Noun, 'words'> = { words: table.name.split('_') },
): NamingContext {
  return {
    singular: (findTable({ words }, domain)?.words ?? words).map(singularOf).join(' '),
    subject: subjectOf(table, words),
    columns: table.columns,
  }
}

/** The subject of the rows: a person if the table has a column of kind `person`, else the kind of the noun. */
function subjectOf({ columns }: TableSchema, words: readonly string[]): Subject {
  const kind = classify(words.map(singularOf))?.archetype.subject ?? 'thing'
  return columns.some((column) => column.kind === 'person') && kind !== 'organisation' ? 'person' : kind
}
