/** One typed array of a column's cells: numbers and timestamps are doubles; dates, flags and dictionary codes are 32-bit. */
export type Lane = Float64Array | Int32Array

/**
 * The cells of one column for some rows, independent of output formats. Arrays may be longer than the requested number of rows; elements
 * after the last row are undefined.
 */
export interface Vector {
  /** The content of each lane depends on the column's `Layout`. */
  readonly lanes: readonly Lane[]
  /** 1 for null cells, else 0; `null` if the layout is not nullable. The lanes may have any value in null cells. */
  readonly nulls: Uint8Array | null
}

/** How to read the vectors of one column. It is fixed when a plan is compiled and the same for every range of rows. */
export type Layout<Words extends AnyDictionary = Dictionary> =
  | NumberLayout
  | BooleanLayout
  | DateLayout
  | TimestampLayout
  | TextLayout<Words>

/** Lane 0, Float64Array: integers within ±2^53, each the cell's value times 10^scale. */
export interface NumberLayout {
  readonly type: 'number'
  /** Digits after the decimal point, 0 to 9; 0 prints as an integer. */
  readonly scale: number
  readonly nullable: boolean
}

/** Lane 0, Int32Array: 0 is false, 1 is true. */
export interface BooleanLayout {
  readonly type: 'boolean'
  readonly nullable: boolean
}

/** Lane 0, Int32Array: days since 1970-01-01, from 0 (1970) to 2932896 (9999-12-31) inclusive, or negative down to 0001-01-01. */
export interface DateLayout {
  readonly type: 'date'
  readonly nullable: boolean
}

/** Lane 0, Float64Array: whole seconds since 1970-01-01T00:00:00Z, years 0001 to 9999. */
export interface TimestampLayout {
  readonly type: 'timestamp'
  readonly nullable: boolean
}

/** A text is the concatenation of its parts. A lane may belong to several parts, or to none if only other columns read it. */
export interface TextLayout<Words extends AnyDictionary = Dictionary> {
  readonly type: 'text'
  readonly parts: readonly TextPart<Words>[]
  readonly nullable: boolean
}

export type TextPart<Words extends AnyDictionary = Dictionary> =
  | { readonly type: 'literal'; readonly text: string }
  /** Lane `lane`, Int32Array: indices into the dictionary's words. */
  | { readonly type: 'word'; readonly lane: number; readonly dictionary: Words }
  /** Lane `lane`, Float64Array: integers from 0 to 2^53, padded with zeros to `width` digits; `blankZero` writes nothing for 0. */
  | { readonly type: 'digits'; readonly lane: number; readonly width: number; readonly blankZero: boolean }

/** A list of words. Encoders cache what they derive from it by the identity of `words`, which must not change. */
export interface Dictionary {
  readonly words: readonly string[]
}

/** The size of a dictionary without its words: small plain data for dictionaries of any size. */
export interface DictionarySize {
  readonly count: number
  /** Total bytes of the words in UTF-8. */
  readonly bytes: number
  /** Bytes of the longest word in UTF-8; 0 if there are no words. */
  readonly longest: number
}

export type AnyDictionary = Dictionary | DictionarySize
