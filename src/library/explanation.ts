import type { SchemaDocument } from './schema-document.ts'

/** What a story was understood as: the answer of `POST /api/explain`. */
export interface Explanation {
  readonly domain: DomainScore & {
    /** The next best domains, best first. */
    readonly runners_up: readonly DomainScore[]
  }
  /** The tables of the data, each with why it has as many rows. */
  readonly tables: readonly { readonly name: string; readonly rows: number; readonly reason: string }[]
  /** What was read, in the order of the story. */
  readonly facts: readonly ExplainedFact[]
  /** The parts of the story that set nothing, each with the reason where one is known. */
  readonly unused: readonly (StorySpan & { readonly text: string; readonly reason: string | null })[]
  readonly warnings: readonly string[]
  readonly schema: SchemaDocument
  /** Rows of all tables of the data. */
  readonly rows: number
  /** Bytes of the data in the format records, about. */
  readonly estimated_bytes: number
  readonly cost: ExplainedCost
}

/** A domain and how many points the words of a story give it. */
export interface DomainScore {
  readonly name: string
  readonly score: number
}

/** A place in a story: UTF-16 offsets, the end excluded. */
export interface StorySpan {
  readonly start: number
  readonly end: number
}

/** Something that was read in a story. It has the fields of its type beside these. */
export interface ExplainedFact extends StorySpan {
  readonly type: string
  readonly text: string
  readonly used: boolean
  /** Shows that the data does it; null where it is not used, and where it is about what no table shows, such as the reference date. */
  readonly proof: Proof | null
  /** What it sets: in words, and where, as a JSON pointer into `schema`. */
  readonly sets: readonly SetPlace[]
  /** Why it is not used, where that is known. */
  readonly reason: string | null
}

/** A query over the tables of the data, in SQL that DuckDB and PostgreSQL understand, and the value that it must give. */
export interface Proof {
  readonly sql: string
  readonly value: number | boolean
}

/** Something that a fact sets. */
export interface SetPlace {
  /** JSON pointer into `schema`. */
  readonly pointer: string
  readonly text: string
  /** Where it is a share of rows: how many of the rows of a table, 0 to 1, have a value in a column of the data. */
  readonly share?: { readonly table: string; readonly column: string; readonly value: string; readonly share: number }
}

/** What the data takes to make. */
export interface ExplainedCost {
  /** Cells of all rows, those included that are only read. */
  readonly cells: number
  /** By table: cells for one of its rows. */
  readonly cells_per_row: Readonly<Record<string, number>>
  /** The column that takes most; null without rows. */
  readonly costliest: { readonly pointer: string; readonly cells: number } | null
}
