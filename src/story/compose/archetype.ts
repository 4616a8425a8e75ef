import type { ColumnBody } from '../../schema/schema.ts'
import type { Subject } from '../meanings/table-draft.ts'

/** A column with a name and a body of its own. */
export interface OwnColumn {
  readonly name: string
  readonly body: ColumnBody
  /** Money, or a number whose totals by month may be said. */
  readonly measures?: 'money' | 'quantity'
}

/** A column: words that have a meaning, or one with a body of its own. */
export type ArchetypeColumn = string | OwnColumn

/** Nouns of one archetype that have the same columns. */
export interface Family {
  /** Nouns in the singular, of one or more words. */
  readonly heads: readonly string[]
  /** What they have beside the first columns of the archetype, in place of its usual ones. */
  readonly columns?: readonly ArchetypeColumn[]
  /** Columns of the archetype that they do not have: children have no e-mail address. */
  readonly without?: readonly string[]
  /** Which of the persons they are, or what kind of place or asset: relations depend on it. */
  readonly role?: Role
  /** The names of a list, each once. */
  readonly entries?: readonly string[]
  /** How many there are, where it is not as many as of the archetype. */
  readonly size?: number
}

/** Persons who work here, own what is here, are known here or just come by; places with an address or parts of them; assets; events of many. */
export type Role = 'staff' | 'owner' | 'client' | 'visitor' | 'site' | 'part' | 'device' | 'animal' | 'gathering' | 'writing'

/** What things of a sort have in common: columns, how many there are, and what they relate to. */
export interface Archetype {
  readonly name: ArchetypeName
  readonly subject: Subject
  /** Those of lower rank are referred to by those of higher. */
  readonly rank: number
  /** How many there usually are, in proportion to other archetypes. */
  readonly size: number
  /** The first day, ISO 8601, on which such rows come to be; the last one. */
  readonly from: string
  readonly to: string
  /** Columns of all of them. */
  readonly columns: readonly ArchetypeColumn[]
  /** Columns of those whose family says none. */
  readonly usual: readonly ArchetypeColumn[]
  /** Columns at the end. */
  readonly last: readonly ArchetypeColumn[]
  readonly families: readonly Family[]
  /** Endings of nouns, in the singular, that are of the archetype when no family knows them; none that is a whole noun. */
  readonly suffixes: readonly string[]
}

/** What archetypes are called. */
export type ArchetypeName =
  | 'category'
  | 'organisation'
  | 'place'
  | 'person'
  | 'product'
  | 'undertaking'
  | 'asset'
  | 'document'
  | 'membership'
  | 'event'
  | 'transaction'
  | 'measurement'

/** A family by its nouns, parted by commas. */
export function family(heads: string, columns?: readonly ArchetypeColumn[], more: Omit<Family, 'heads' | 'columns'> = {}): Family {
  return { heads: heads.split(',').map((head) => head.trim()), ...(columns === undefined ? {} : { columns }), ...more }
}

/** A column with a body of its own. */
export function own(name: string, body: ColumnBody, measures?: 'money' | 'quantity'): OwnColumn {
  return measures === undefined ? { name, body } : { name, body, measures }
}
