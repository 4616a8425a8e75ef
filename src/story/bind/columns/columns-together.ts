import type { ColumnSchema, Schema } from '../../../schema/schema.ts'
import type { AttributeFact } from '../../facts/fact.ts'
import type { Span } from '../../tokens/token.ts'
import type { Noun } from '../../words/noun.ts'
import { ancestorsOf } from '../../topics/ancestors-of.ts'
import { singularOf } from '../../words/words.ts'
import { isShown } from '../tables/is-shown.ts'
import { hasColumn } from '../tables/references.ts'
import { attributeColumn } from './attribute-column.ts'
import type { Binding } from '../binding.ts'
import type { RenamedColumn } from './renamed-column.ts'

/** Several columns of one table, in a schema that has them. */
export interface ColumnsTogether {
  readonly schema: Schema
  readonly table: string
  /** Column names in the order of the nouns. */
  readonly columns: readonly string[]
  readonly renamed: readonly RenamedColumn[]
}

/**
 * Finds the columns of one table that nouns name, and adds those that the story describes but no table has. Returns a reason if that fails.
 * @param part the statement that names them
 */
export function columnsTogether(
  { schema, domain, facts, topics }: Pick<Binding, 'schema' | 'domain' | 'facts' | 'topics'>,
  nouns: readonly Noun[],
  { start, end }: Span,
): ColumnsTogether | { readonly reason: string } {
  let found: ColumnsTogether | null = null
  for (const column of nouns) {
    const table: Noun | null = found === null ? null : { words: found.table.split('_'), start, end }
    const fact: AttributeFact = { type: 'attribute', table, column, aspects: [], currency: null, start, end }
    const own = attributeColumn({ schema: found?.schema ?? schema, domain, facts, topics }, fact)
    const name = column.words.join(' ')
    if (own === null) return { reason: found === null ? `no table has a column "${name}"` : `${found.table} has no column "${name}"` }
    if (found !== null && own.table !== found.table)
      return { reason: `"${name}" is a column of ${own.table}, and the others are of ${found.table}` }
    // The distance of rides is none of scooters.
    const others = hasColumn(schema, own.table, own.column) ? undefined : ownerAmong(schema, own.table, column)
    if (others !== undefined) return { reason: `"${name}" is a column of ${others}, and not of ${own.table}` }
    const { columns = [], renamed = [] }: Partial<ColumnsTogether> = found ?? {}
    found = { schema: own.schema, table: own.table, columns: [...columns, own.column], renamed: [...renamed, ...own.renamed] }
  }
  return found ?? { reason: 'no column is named' }
}

/** The table that has a column of the name, and whose rows belong to the table or have such rows. Undefined for none. */
function ownerAmong(schema: Schema, table: string, { words }: Noun): string | undefined {
  const ancestors = ancestorsOf(schema)
  const isNear = (name: string): boolean => ancestors.get(name)?.has(table) === true || ancestors.get(table)?.has(name) === true
  const isNamed = ({ name, hidden }: ColumnSchema): boolean => {
    const parts = name.split('_')
    return hidden !== true && words.every((word, at) => singularOf(word) === parts[at]) && parts.length <= words.length + 1
  }
  return schema.tables.find((each) => each.name !== table && isShown(each) && isNear(each.name) && each.columns.some(isNamed))?.name
}
