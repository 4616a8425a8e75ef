import type { Domain } from '../../../domains/domain.ts'
import type { Schema } from '../../../schema/schema.ts'
import type { Fact } from '../../facts/fact.ts'
import type { Span } from '../../tokens/token.ts'
import type { Topics } from '../../topics/topics.ts'
import type { Noun } from '../../words/noun.ts'
import type { ColumnAt } from '../enumerations/value-source.ts'
import { setColumns } from './columns.ts'
import type { RenamedColumn } from './renamed-column.ts'

/** The column of a fact, in a schema that has it. */
export interface AttributeColumn {
  readonly schema: Schema
  readonly table: string
  readonly column: string
  /** Set for a duration: the column is the time at its end, and this one the time at its start. */
  readonly after?: string
  /** New columns with amounts of money, as "table.column". */
  readonly money: readonly string[]
  readonly renamed: readonly RenamedColumn[]
}

/** Where a column is searched. */
export interface ColumnPlaces {
  readonly schema: Schema
  readonly domain: Domain
  readonly facts: readonly Fact[]
  /** Null if the fact names the table. */
  readonly topics: Topics | null
}

/** An existing column, in a schema that stays as it is; null for null. */
export function existing(schema: Schema, at: (ColumnAt & Pick<AttributeColumn, 'after'>) | null): AttributeColumn | null {
  return at === null ? null : { schema, ...at, money: [], renamed: [] }
}

/**
 * The column of a table for some words. It is added if the table has none.
 * @param mayRename whether an existing column gets the said name
 */
export function madeColumn(
  { schema, domain }: Pick<ColumnPlaces, 'schema' | 'domain'>,
  { start, end }: Span,
  table: string,
  words: readonly string[],
  mayRename: boolean,
): AttributeColumn | null {
  const noun: Noun = { words: table.split('_'), start, end }
  const set = setColumns(
    schema,
    domain,
    { type: 'columns', noun, columns: [{ words, name: words.join('_'), start, end }], isBeside: true, start, end },
    mayRename,
  )
  const [column] = set.names
  return column === undefined ? null : { schema: set.schema, table, column, money: set.money, renamed: set.renamed }
}
