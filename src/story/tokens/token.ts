/** A place in the story: UTF-16 offsets, the end excluded. */
export interface Span {
  readonly start: number
  readonly end: number
}

/**
 * A piece of the story that is read as one: a word ("patients", "b2b", "q3", "1st"; hyphens part words and are no tokens), a number with
 * the scale that is written to it ("1,500", "10k", "1.5M"), or any other character that is no space, a line break included, as a sign.
 */
export interface Token extends Span {
  readonly kind: 'word' | 'number' | 'sign'
  /** Lower case, compatibility forms replaced (NFKC), curly apostrophes straight; a line break is "\n". */
  readonly text: string
  /** Of a number what it comes to: 1500, 10000, 1500000; of others NaN. */
  readonly value: number
  /** Whether the story writes a word with a capital first letter: "Turkey" and "US" are no turkey and no us. */
  readonly isCapital: boolean
  /** Whether an underscore joins it to another one: it is a part of a name, "single" of "single_use". */
  readonly isSnake: boolean
}

/** A token of which nothing but its kind and text is known. */
export function bareToken(kind: Token['kind'], text: string): Token {
  return { kind, text, value: Number.NaN, start: 0, end: 0, isCapital: false, isSnake: false }
}
