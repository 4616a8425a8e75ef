import type { ColumnSchema, OutcomeSchema, TableSchema } from '../../schema/schema.ts'
import type { Part } from '../attributes/aspect.ts'
import type { Dirt } from '../lexicon/dirt-words.ts'
import type { Claim } from '../proofs/claim.ts'

/** One kind of dirt in one column of a table, or, for copies of rows, in several. */
export interface Change {
  readonly dirt: Dirt
  readonly column: string
  /** Null where there is none of it. */
  readonly part: Part | null
}

/** A table as dirt is put into it. */
export interface DirtPlace {
  readonly table: TableSchema
  readonly rows: number
  /** The names of all tables, those that list rows too. */
  readonly taken: ReadonlySet<string>
  /** For each column, "table.column", the columns that it reads. */
  readonly reads: ReadonlyMap<string, ReadonlySet<string>>
}

/** A table with dirt, what was set of it and what that says of the data; or why it cannot have it. */
export type Dirtied =
  | { readonly table: TableSchema; readonly text: string; readonly claims: readonly Claim[]; readonly pointer: string }
  | { readonly reason: string }

/** The share of the rows that a part of them is. */
export function shareOf(part: Part, rows: number): number {
  return 'share' in part ? part.share : part.rows / Math.max(1, rows)
}

/** A share as people write it, with how many rows it is. */
export function partText(part: Part, rows: number): string {
  const count = Math.round(shareOf(part, rows) * rows)
  const share = `${Number((shareOf(part, rows) * 100).toPrecision(4))}%`
  return 'share' in part && part.isDefault === true
    ? `${count} rows (${share}, as the story does not say how many)`
    : `${count} rows (${share})`
}

/** The column by which a table lists its rows elsewhere: its primary key, or a column that numbers them; null where neither is shown. */
export function identifierOf({ columns, primary_key }: TableSchema): string | null {
  const key = typeof primary_key === 'string' ? primary_key : primary_key?.length === 1 ? primary_key[0] : undefined
  const shown = columns.filter((column: ColumnSchema) => column.hidden !== true)
  return shown.find(({ name }) => name === key)?.name ?? shown.find(({ kind }) => kind === 'sequence')?.name ?? null
}

/** A table with one more outcome. */
export function withOutcome(table: TableSchema, outcome: OutcomeSchema): TableSchema {
  return { ...table, outcomes: [...(table.outcomes ?? []), outcome] }
}

/** A name for the table that lists the rows: "contacts_typos". */
export function answersName({ table, taken }: DirtPlace, dirt: string, column: string): string {
  const short = `${table.name}_${dirt}`
  const names = new Set([...taken, ...(table.outcomes ?? []).flatMap((outcome) => ('answers' in outcome ? [outcome.answers ?? ''] : []))])
  if (!names.has(short)) return short
  const long = `${table.name}_${column}_${dirt}`
  return names.has(long) ? `${long}_rows` : long
}
