import type { Dictionary } from '../../vector.ts'

/** A piece of a row: constant text, already escaped, or the value of a column. */
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
  /** Whether the time is between `T` and `Z`, as in ISO 8601, or follows a space. */
  readonly iso: boolean
}

/** A value preceded by its length in bytes, as a 32-bit little-endian integer. */
export interface MeasuredPiece {
  readonly type: 'measured'
  readonly value: readonly (string | Value)[]
}

/** Writes no bytes. Stores the current offset in lane 0, an Int32Array, of its column. */
export interface MarkPiece {
  readonly type: 'mark'
  readonly column: number
}

export interface NullablePiece {
  readonly type: 'nullable'
  readonly column: number
  readonly value: readonly (string | Value)[]
  /** The text for null. */
  readonly absent: string
}

/** How a dialect escapes words. Each word of a dictionary is escaped once, not once per cell. */
export interface Escape {
  /** Escapes with equal keys give equal results. */
  readonly key: string
  readonly apply: (word: string) => string
}
