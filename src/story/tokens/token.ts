/** A range of UTF-16 offsets in the story; the end is excluded. */
export interface Span {
  readonly start: number
  readonly end: number
}

/**
 * A token: a word ("patients", "b2b", "q3", "1st"; a hyphen separates words and is no token), a number with its scale ("1,500", "10k",
 * "1.5M"), or a sign: any other character but spaces, line breaks included.
 */
export interface Token extends Span {
  readonly kind: 'word' | 'number' | 'sign'
  /** In lower case and normalised (NFKC, straight apostrophes); "\n" for a line break. */
  readonly text: string
  /** The value of a number (1500 for "1.5k"); NaN for words and signs. */
  readonly value: number
  /** Whether a word starts with a capital letter: tells "Turkey" from "turkey" and "US" from "us". */
  readonly isCapital: boolean
  /** Whether an underscore joins it to another word: "single" of "single_use". */
  readonly isSnake: boolean
  /** Whether a hyphen joins it to the next word: "two" of "two-bed flats". */
  readonly isHyphened: boolean
  /** Whether a hyphen joins it to the verb before it, with which it is a noun: "up" of "pick-up". */
  readonly isParticle: boolean
  /** Whether a pronoun is written in capitals, so that it is an abbreviation: "IT" of "60% in IT". */
  readonly isAbbreviation: boolean
}

/** A token with only a kind and a text. */
export function bareToken(kind: Token['kind'], text: string): Token {
  return {
    kind,
    text,
    value: Number.NaN,
    start: 0,
    end: 0,
    isCapital: false,
    isSnake: false,
    isHyphened: false,
    isParticle: false,
    isAbbreviation: false,
  }
}
