import type { SchemaDocument } from './schema-document.ts'

/** How a story is understood: the answer of `POST /api/explain`. */
export interface Explanation {
  readonly domain: DomainScore & {
    /** How certain the choice is, 0 to 1: 1 where the story names the business and the domain knows all its nouns; 0 for "custom". */
    readonly confidence: number
    /** The words that speak for the domain, singular, strongest first. */
    readonly words: readonly string[]
    /** The next best domains, best first. */
    readonly runners_up: readonly DomainScore[]
  }
  /** The tables of the data, each with the reason for its number of rows. */
  readonly tables: readonly { readonly name: string; readonly rows: number; readonly reason: string }[]
  /** The facts that were read, in the order of the story. */
  readonly facts: readonly ExplainedFact[]
  /** The parts of the story that had no effect, each with the reason if it is known. */
  readonly unused: readonly (StorySpan & { readonly text: string; readonly reason: string | null })[]
  readonly warnings: readonly string[]
  readonly schema: SchemaDocument
  /** Rows of all tables together. */
  readonly rows: number
  /** Approximate size of the data in the format records, in bytes. */
  readonly estimated_bytes: number
  readonly cost: ExplainedCost
}

/** A domain and the points that the words of a story give it. */
export interface DomainScore {
  readonly name: string
  readonly score: number
}

/** A range of a story: UTF-16 offsets, `end` exclusive. */
export interface StorySpan {
  readonly start: number
  readonly end: number
}

/** A fact that was read in a story. It also has the fields of its type. */
export interface ExplainedFact extends StorySpan {
  readonly type: string
  readonly text: string
  readonly used: boolean
  /** Verifies the fact in the data; null for an unused fact, and for a fact that no table shows, such as the reference date. */
  readonly proof: Proof | null
  /** What the fact sets: in words, and the location as a JSON pointer into `schema`. */
  readonly sets: readonly SetPlace[]
  /** Why the fact is not used, if the reason is known. */
  readonly reason: string | null
}

/** A query over the tables of the data, in SQL that DuckDB and PostgreSQL understand, and its expected result. */
export interface Proof {
  readonly sql: string
  readonly value: number | boolean
}

/** One effect of a fact. */
export interface SetPlace {
  /** JSON pointer into `schema`. */
  readonly pointer: string
  readonly text: string
  /** Null for a column with an unknown name, whose values are placeholders. Otherwise absent. */
  readonly meaning?: null
  /** For a share of rows: the share of a table's rows, 0 to 1, that have a value in a column of the data. */
  readonly share?: { readonly table: string; readonly column: string; readonly value: string; readonly share: number }
}

/** The cost of generating the data. */
export interface ExplainedCost {
  /** Cells of all rows, including the cells that they read. */
  readonly cells: number
  /** Cells to generate one row of each table, including the cells that it reads. */
  readonly cells_per_row: Readonly<Record<string, number>>
  /** The column with the highest cost; null if there are no rows. */
  readonly costliest: { readonly pointer: string; readonly cells: number } | null
}
