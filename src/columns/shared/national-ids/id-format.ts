/** A piece of a national id: a constant text, the number of digits of a number, or a list of words of equal length. */
export type IdPart = string | number | readonly string[]

/** The format of the national ids of a country. */
export interface IdFormat {
  /** ISO 3166-1 alpha-2 code of the country. */
  readonly country: string
  /** The common name of the id. */
  readonly name: string
  /** The number of values of each random number, at most 2^32. Different random numbers give different ids. */
  readonly sizes: readonly number[]
  readonly parts: readonly IdPart[]
  /**
   * Computes from the random numbers the value of each part that is not a constant text: a number, or the index of a word. Adds check
   * digits.
   */
  readonly spell: (drawn: readonly number[]) => readonly number[]
}
