import type { TableSchema } from '../../schema/schema.ts'
import { pluralOf, singularOf } from '../words/words.ts'
import type { Kind } from './classify.ts'

/** A link to the table that rows refer to. */
export interface Link {
  readonly parent: TablePlan
  /** Number of rows that each row of the parent owns; null if it does not own them. */
  readonly owned: { readonly min: number; readonly max: number; readonly mean: number | null } | null
  /** Said mean number of rows for each row of the parent; null for none. */
  readonly ratio: number | null
  /** Whether rows of one owner refer to different rows. */
  readonly isDistinct: boolean
}

/** A table before its columns are made. */
export interface TablePlan {
  /** In snake case, plural. */
  readonly name: string
  /** The name of one row: "honey harvest". */
  readonly singular: string
  readonly words: readonly string[]
  /** Another noun for its rows, in the singular. */
  readonly alias?: string
  readonly kind: Kind
  readonly count: number | null
  /** Filled step by step. The first link decides the number of rows, unless a count is said. */
  readonly links: Link[]
  /** Set if the table exists already. */
  readonly existing: TableSchema | null
}

/** Makes the plan of a table from its words in the singular. */
export function tablePlan(
  words: readonly string[],
  kind: Kind,
  count: number | null,
  existing: TableSchema | null = null,
  written = '',
): TablePlan {
  const last = words.at(-1) ?? ''
  // Plurals keep their spelling: "volcanoes".
  const plural = [
    ...words.slice(0, -1),
    written !== last && singularOf(written) === last && !written.includes("'") ? written : pluralOf(last),
  ]
  return { name: existing?.name ?? plural.join('_'), singular: words.join(' '), words, kind, count, links: [], existing }
}

/** The name of keys to a table: that of its key, or the name of the table with "_id" if the key has a general name. */
export function keyNameOf({ existing, words }: TablePlan): string {
  const key = existing?.primary_key ?? existing?.columns[0]?.name
  return typeof key === 'string' && key !== 'id' && key !== 'uuid' ? key : `${words.join('_')}_id`
}

/** Whether the rows of a table are people. */
export function arePeople({ kind }: Pick<TablePlan, 'kind'>): boolean {
  return kind.archetype.name === 'person'
}

/** Whether rows of a table refer to another table, directly or indirectly. */
export function dependsOn(table: TablePlan, on: TablePlan): boolean {
  // Visits each table once, as the number of paths can be exponential.
  const seen = new Set([table])
  for (const each of seen) {
    for (const { parent } of each.links) {
      if (parent === on) return true
      seen.add(parent)
    }
  }
  return false
}

/** Whether a table can refer to two others: it is neither of them, and neither depends on it. */
export function canRelate(between: TablePlan, one: TablePlan, other: TablePlan): boolean {
  return [one, other].every((each) => each !== between && !dependsOn(each, between))
}

/** The usual number of rows of a table, relative to others. */
export function usualSize({ kind: { archetype, family } }: TablePlan): number {
  if (family?.size !== undefined) return family.size
  if (family?.role === 'staff') return archetype.size / 6
  if (family?.role === 'part') return archetype.size * 3
  if (family?.role === 'device') return archetype.size / 2
  return archetype.size
}
