/** A piece of a national id that is the same in all (a text), a number of so many digits, or one of some words of one length. */
export type IdPart = string | number | readonly string[]

/** How a country writes the numbers of its people. */
export interface IdFormat {
  /** ISO 3166-1 alpha-2 code of the country. */
  readonly country: string
  /** What people call it. */
  readonly name: string
  /** What is drawn: how many values each number may have, at most 2^32. No two draws make the same id. */
  readonly sizes: readonly number[]
  readonly parts: readonly IdPart[]
  /** Of the drawn numbers what each part that is no fixed text comes to: a number, or the place of a word. Check digits are worked out. */
  readonly spell: (drawn: readonly number[]) => readonly number[]
}
