/** The declared type of a column. */
export type ImportedType = 'integer' | 'decimal' | 'boolean' | 'text' | 'date' | 'timestamp' | 'time' | 'uuid' | 'json'

/** A declared column. */
export interface ImportedColumn {
  /** As written in the text. */
  readonly name: string
  /** Line number, from 1. */
  readonly line: number
  /** UTF-16 offset of the declaration. */
  readonly start: number
  /** Null if no type is declared, or none that a column can have. */
  readonly type: ImportedType | null
  /** Minimum characters of a text; null for no limit. */
  readonly shortest: number | null
  /** Maximum characters of a text; null for no limit. */
  readonly length: number | null
  /** A regular expression that texts match, or a part of them if it has no anchors; null for none. */
  readonly pattern: string | null
  /** The words of what the declared type says of the values, such as "email"; null for a type that says no more than `type`. */
  readonly meaning: readonly string[] | null
  /** Digits after the decimal point; null if not declared. */
  readonly scale: number | null
  /** Inclusive bounds; null for none. */
  readonly min: number | null
  readonly max: number | null
  /** Whether the bounds follow from the type alone. */
  readonly isRangeOfType: boolean
  /** The allowed values, in the declared order; null for any value. */
  readonly values: readonly string[] | null
  /** Different texts that the column has in examples of rows; null for a column that is declared, and for texts that are long. */
  readonly examples: readonly string[] | null
  /** The first and the last day of dates and timestamps in examples of rows; null for a column that is declared. */
  readonly days: readonly [first: string, last: string] | null
  /** Whether the column is declared to be optional. */
  readonly isOptional: boolean
  /** Whether the column is declared to be required. Without a declaration both are false. */
  readonly isRequired: boolean
  /** Whether values are unique. */
  readonly isUnique: boolean
}

/** Columns that refer to rows of another table. */
export interface ImportedReference {
  readonly columns: readonly string[]
  readonly table: string
  /** The columns that they refer to; null for the key of that table. */
  readonly to: readonly string[] | null
  readonly line: number
  readonly start: number
}

/** Two columns of which one has the greater value in each row that has both. */
export interface ImportedOrder {
  readonly less: string
  readonly greater: string
  /** Whether the values differ. */
  readonly isStrict: boolean
  /** The declaration in the text, and its position. */
  readonly text: string
  readonly line: number
  readonly start: number
}

/** A declared table. */
export interface ImportedTable {
  readonly name: string
  readonly line: number
  /** UTF-16 offsets of the declaration in the text, the end excluded. */
  readonly start: number
  readonly end: number
  readonly columns: readonly ImportedColumn[]
  /** The columns of the primary key; empty if none is declared. */
  readonly key: readonly string[]
  /** Sets of columns whose combined values are unique. */
  readonly unique: readonly (readonly string[])[]
  readonly references: readonly ImportedReference[]
  readonly orders: readonly ImportedOrder[]
}

/** A part of the text that is not imported, or imported in another form. */
export interface ImportNote {
  /** Line number, from 1. */
  readonly line: number
  /** UTF-16 offset. */
  readonly start: number
  readonly text: string
  /** Why the part is not imported, or what is imported instead; without a full stop at the end. */
  readonly reason: string
  /** Present if the part is completely imported, in another form. */
  readonly isHeld?: true
}

/** The content of an imported text. */
export interface Imported {
  readonly tables: readonly ImportedTable[]
  readonly notes: readonly ImportNote[]
  /** The parts of the text that are code, in order. The text between them is prose. */
  readonly code: readonly { readonly start: number; readonly end: number }[]
}
