import type { ColumnBody } from '../../schema/schema.ts'
import type { Subject } from '../meanings/table-draft.ts'

/** A column with a given name and body. */
export interface OwnColumn {
  readonly name: string
  readonly body: ColumnBody
  /** Money, or a quantity: its totals by month may be said. */
  readonly measures?: 'money' | 'quantity'
}

/** A column of an archetype: words with a meaning, or a column with its own body. */
export type ArchetypeColumn = string | OwnColumn

/** Nouns of one archetype that have the same columns. */
export interface Family {
  /** Nouns in the singular, of one or more words. */
  readonly heads: readonly string[]
  /** Columns after the first ones of the archetype, in place of its usual columns. */
  readonly columns?: readonly ArchetypeColumn[]
  /** Columns of the archetype that the family lacks: children have no e-mail address. */
  readonly without?: readonly string[]
  /** The role of a person, place or asset, on which relations depend. */
  readonly role?: Role
  /** Names for a list of categories, without duplicates. */
  readonly entries?: readonly string[]
  /** Set if the rows are cities or countries, whose names they have. Rows that refer to them have no other places. */
  readonly isOf?: 'city' | 'country'
  /** Relative number of rows, if it differs from the archetype. */
  readonly size?: number
}

/**
 * Persons who work here, own something here, are customers or visit; sites with an address and parts of sites; kinds of assets; events with
 * many people.
 */
export type Role = 'staff' | 'owner' | 'client' | 'visitor' | 'site' | 'part' | 'device' | 'animal' | 'gathering' | 'writing'

/** A class of things: their columns, their usual number, and the tables that they refer to. */
export interface Archetype {
  readonly name: ArchetypeName
  readonly subject: Subject
  /** Tables of higher rank refer to those of lower rank. */
  readonly rank: number
  /** Usual number of rows, relative to other archetypes. */
  readonly size: number
  /** First and last day (ISO 8601) on which rows start. */
  readonly from: string
  readonly to: string
  /** Columns that all families have. */
  readonly columns: readonly ArchetypeColumn[]
  /** Columns of families without their own columns. */
  readonly usual: readonly ArchetypeColumn[]
  /** Columns at the end. */
  readonly last: readonly ArchetypeColumn[]
  readonly families: readonly Family[]
  /** Endings of nouns in the singular that belong to the archetype if no family knows the noun. An ending alone is not a noun. */
  readonly suffixes: readonly string[]
}

/** Names of archetypes. */
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

/** Makes a family from its nouns, separated by commas. */
export function family(heads: string, columns?: readonly ArchetypeColumn[], more: Omit<Family, 'heads' | 'columns'> = {}): Family {
  return { heads: heads.split(',').map((head) => head.trim()), ...(columns === undefined ? {} : { columns }), ...more }
}

/** Makes a column with its own body. */
export function own(name: string, body: ColumnBody, measures?: 'money' | 'quantity'): OwnColumn {
  return measures === undefined ? { name, body } : { name, body, measures }
}

/** Documents, events, payments and readings have this rank at least; things that last have a lower one. */
export const lowestOfHappening = 7
