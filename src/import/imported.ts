/** What a column holds, as declared. */
export type ImportedType = 'integer' | 'decimal' | 'boolean' | 'text' | 'date' | 'timestamp' | 'time' | 'uuid' | 'json'

/** A column as it is declared. */
export interface ImportedColumn {
  /** As it is written. */
  readonly name: string
  /** From 1. */
  readonly line: number
  /** UTF-16 offset. */
  readonly start: number
  /** Null where none is declared, or one that no column can hold. */
  readonly type: ImportedType | null
  /** The most characters of a text; null for any number. */
  readonly length: number | null
  /** Digits after the point of a decimal; null where none are declared. */
  readonly scale: number | null
  /** Bounds, both included; null for none. */
  readonly min: number | null
  readonly max: number | null
  /** Whether the bounds are only those that the type has by itself. */
  readonly isRangeOfType: boolean
  /** The values that it may have, in their order; null for any. */
  readonly values: readonly string[] | null
  /** Whether it is said that a row may lack it. */
  readonly isOptional: boolean
  /** Whether it is said that no row lacks it. */
  readonly isRequired: boolean
  /** Whether no two rows have the same value. */
  readonly isUnique: boolean
}

/** Columns that refer to the rows of a table. */
export interface ImportedReference {
  readonly columns: readonly string[]
  readonly table: string
  /** What they refer to there; null for its key. */
  readonly to: readonly string[] | null
  readonly line: number
  readonly start: number
}

/** A table as it is declared. */
export interface ImportedTable {
  readonly name: string
  readonly line: number
  /** Where it stands in the text: UTF-16 offsets, the end excluded. */
  readonly start: number
  readonly end: number
  readonly columns: readonly ImportedColumn[]
  /** The columns that tell its rows apart; empty where none are declared. */
  readonly key: readonly string[]
  /** Sets of columns of which no two rows have the same values. */
  readonly unique: readonly (readonly string[])[]
  readonly references: readonly ImportedReference[]
}

/** A part of the text that the tables do not have, or not as it stands. */
export interface ImportNote {
  /** From 1. */
  readonly line: number
  /** UTF-16 offset. */
  readonly start: number
  readonly text: string
  /** Why, or what is there instead; one sentence without its end. */
  readonly reason: string
  /** Set where all of it is in the data, in another form. */
  readonly isHeld?: true
}

/** What a text declares. */
export interface Imported {
  readonly tables: readonly ImportedTable[]
  readonly notes: readonly ImportNote[]
  /** The parts of the text that are code, in its order: what stands between them is prose. */
  readonly code: readonly { readonly start: number; readonly end: number }[]
}
