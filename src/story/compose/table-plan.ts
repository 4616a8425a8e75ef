import type { TableSchema } from '../../schema/schema.ts'
import { pluralOf, singularOf } from '../words/words.ts'
import type { Kind } from './classify.ts'

/** A table that rows refer to. */
export interface Link {
  readonly parent: TablePlan
  /** How many rows each row of the parent owns; null where it is only referred to. */
  readonly owned: { readonly min: number; readonly max: number; readonly mean: number | null } | null
  /** Rows for each row of the parent on average, as said; null for none. */
  readonly ratio: number | null
  /** Whether rows of one owner refer to different ones. */
  readonly isDistinct: boolean
}

/** A table before its columns are made. */
export interface TablePlan {
  /** Snake case, plural. */
  readonly name: string
  /** One of its rows: "honey harvest". */
  readonly singular: string
  readonly words: readonly string[]
  /** Another word for its rows, in the singular. */
  readonly alias?: string
  readonly kind: Kind
  readonly count: number | null
  /** Filled table by table: what comes first counts the rows, unless a count was said. */
  readonly links: Link[]
  /** A table that is there already. */
  readonly existing: TableSchema | null
}

/** The plan of a table by its words in the singular. */
export function tablePlan(
  words: readonly string[],
  kind: Kind,
  count: number | null,
  existing: TableSchema | null = null,
  written = '',
): TablePlan {
  const last = words.at(-1) ?? ''
  // Plurals are kept as they are written: "volcanoes".
  const plural = [
    ...words.slice(0, -1),
    written !== last && singularOf(written) === last && !written.includes("'") ? written : pluralOf(last),
  ]
  return { name: existing?.name ?? plural.join('_'), singular: words.join(' '), words, kind, count, links: [], existing }
}

/** The column by which rows of other tables refer to a table: as its key is called, where that name tells the table. */
export function keyOf({ existing, words }: TablePlan): string {
  const key = existing?.primary_key ?? existing?.columns[0]?.name
  return typeof key === 'string' && key !== 'id' && key !== 'uuid' ? key : `${words.join('_')}_id`
}

/** Whether rows of a table refer to those of another, over any tables between. */
export function dependsOn(table: TablePlan, on: TablePlan): boolean {
  // Each table once: there are exponentially many ways through tables that all refer to one another.
  const seen = new Set([table])
  for (const each of seen) {
    for (const { parent } of each.links) {
      if (parent === on) return true
      seen.add(parent)
    }
  }
  return false
}

/** How many rows such a table usually has, in proportion to others. */
export function sizeOf({ kind: { archetype, family } }: TablePlan): number {
  if (family?.size !== undefined) return family.size
  if (family?.role === 'staff') return archetype.size / 6
  if (family?.role === 'part') return archetype.size * 3
  if (family?.role === 'device') return archetype.size / 2
  return archetype.size
}
