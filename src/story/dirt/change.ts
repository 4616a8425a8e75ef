import type { ColumnSchema, OutcomeSchema, TableSchema } from '../../schema/schema.ts'
import type { Part } from '../attributes/aspect.ts'
import type { Dirt } from '../lexicon/dirt-words.ts'
import type { Claim } from '../proofs/claim.ts'

/** One kind of dirt in one column of a table, or, for copied rows, in several. */
export interface Change {
  readonly dirt: Dirt
  readonly column: string
  /** Null for no such dirt. */
  readonly part: Part | null
}

/** A table to which dirt is added. */
export interface DirtPlace {
  readonly table: TableSchema
  readonly rows: number
  /** Names of all tables, including those that list rows with dirt. */
  readonly taken: ReadonlySet<string>
  /** By column ("table.column"): the columns that it reads. */
  readonly reads: ReadonlyMap<string, ReadonlySet<string>>
}

/** The table with the dirt, with its notes and claims; or the reason why it cannot have it. */
export type Dirtied =
  | { readonly table: TableSchema; readonly text: string; readonly claims: readonly Claim[]; readonly pointer: string }
  | { readonly reason: string }

/** The share of the rows. */
export function shareOf(part: Part, rows: number): number {
  return 'share' in part ? part.share : part.rows / Math.max(1, rows)
}

/** The share as text, with the number of rows. */
export function partText(part: Part, rows: number): string {
  const count = Math.round(shareOf(part, rows) * rows)
  const share = `${Number((shareOf(part, rows) * 100).toPrecision(4))}%`
  return 'share' in part && part.isDefault === true
    ? `${count} rows (${share}, because the story does not state how many)`
    : `${count} rows (${share})`
}

/** The column by which another table can list rows: a visible primary key, or a visible column that numbers the rows. Null for none. */
export function identifierOf({ columns, primary_key }: TableSchema): string | null {
  const key = typeof primary_key === 'string' ? primary_key : primary_key?.length === 1 ? primary_key[0] : undefined
  const shown = columns.filter((column: ColumnSchema) => column.hidden !== true)
  return shown.find(({ name }) => name === key)?.name ?? shown.find(({ kind }) => kind === 'sequence')?.name ?? null
}

/** Adds an outcome to a table. */
export function withOutcome(table: TableSchema, outcome: OutcomeSchema): TableSchema {
  return { ...table, outcomes: [...(table.outcomes ?? []), outcome] }
}

/** An unused name for the table that lists the rows: "contacts_typos". */
export function answersName({ table, taken }: DirtPlace, dirt: string, column: string): string {
  const short = `${table.name}_${dirt}`
  const names = new Set([...taken, ...(table.outcomes ?? []).flatMap((outcome) => ('answers' in outcome ? [outcome.answers ?? ''] : []))])
  if (!names.has(short)) return short
  const long = `${table.name}_${column}_${dirt}`
  return names.has(long) ? `${long}_rows` : long
}
