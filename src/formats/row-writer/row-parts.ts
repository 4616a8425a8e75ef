import type { Dictionary } from '../../vector.ts'

/** A part of a row: constant text, already escaped, or the value of a column. */
export type RowPart = string | Value | NullableValue

export type Value = WordValue | NumberValue | DigitsValue | DateValue | TimestampValue | MeasuredValue | OffsetMark

export interface WordValue {
  readonly type: 'word'
  readonly column: number
  readonly lane: number
  readonly dictionary: Dictionary
  readonly escape: Escape
}

export interface NumberValue {
  readonly type: 'number'
  readonly column: number
  readonly scale: number
}

export interface DigitsValue {
  readonly type: 'digits'
  readonly column: number
  readonly lane: number
  readonly width: number
  readonly blankZero: boolean
}

export interface DateValue {
  readonly type: 'date'
  readonly column: number
}

export interface TimestampValue {
  readonly type: 'timestamp'
  readonly column: number
  /** Whether the time is between `T` and `Z`, as in ISO 8601, or follows a space. */
  readonly iso: boolean
}

/** A value preceded by its length in bytes, as a 32-bit little-endian integer. */
export interface MeasuredValue {
  readonly type: 'measured'
  readonly value: readonly (string | Value)[]
}

/** Writes no bytes. Stores the current offset in lane 0, an Int32Array, of its column. */
export interface OffsetMark {
  readonly type: 'mark'
  readonly column: number
}

export interface NullableValue {
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
