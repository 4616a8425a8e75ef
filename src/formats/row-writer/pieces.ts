import type { Dictionary } from '../../vector.ts'

/** What a row is made of, in order: text as it stands, escaped, or what a column's vector holds. */
export type Piece = string | Value | NullablePiece

export type Value = WordPiece | NumberPiece | DigitsPiece | DatePiece | TimestampPiece | MeasuredPiece | MarkPiece

export interface WordPiece {
  readonly type: 'word'
  readonly column: number
  readonly lane: number
  readonly dictionary: Dictionary
  readonly escape: Escape
}

export interface NumberPiece {
  readonly type: 'number'
  readonly column: number
  readonly scale: number
}

export interface DigitsPiece {
  readonly type: 'digits'
  readonly column: number
  readonly lane: number
  readonly width: number
  readonly blankZero: boolean
}

export interface DatePiece {
  readonly type: 'date'
  readonly column: number
}

export interface TimestampPiece {
  readonly type: 'timestamp'
  readonly column: number
  /** Whether a `T` and a `Z` stand around the time, as in ISO 8601, or a space before it. */
  readonly iso: boolean
}

/** What is written with its length in bytes before it, 32-bit little endian. */
export interface MeasuredPiece {
  readonly type: 'measured'
  readonly value: readonly (string | Value)[]
}

/** Writes nothing: puts the offset at which it stands into lane 0, an Int32Array, of its column. */
export interface MarkPiece {
  readonly type: 'mark'
  readonly column: number
}

export interface NullablePiece {
  readonly type: 'nullable'
  readonly column: number
  readonly value: readonly (string | Value)[]
  /** What is written for null. */
  readonly absent: string
}

/** How a dialect writes a word of a dictionary. Words are escaped once a dictionary, never per cell. */
export interface Escape {
  /** Equal keys escape alike. */
  readonly key: string
  readonly apply: (word: string) => string
}
