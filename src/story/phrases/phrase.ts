import type { Aside } from '../facts/aside.ts'
import type { Fact } from '../facts/fact.ts'
import type { Token } from '../tokens/token.ts'

/** What a phrase made of some tokens. */
export interface Reading {
  readonly facts: readonly Fact[]
  /** What is read as a whole, but sets nothing. */
  readonly asides?: readonly Aside[]
  /** The first token that belongs to it; not after the one that it was found at. */
  readonly first: number
  /** The token after its last. */
  readonly next: number
}

/** A story and what a phrase reads in it: documentation and test at once. */
export interface PhraseExample {
  readonly story: string
  /** The facts without their spans, and the text that each was read from. */
  readonly facts: readonly { readonly text: string; readonly [property: string]: unknown }[]
  /** The texts of asides, where there are any. */
  readonly asides?: readonly string[]
}

/** A turn of speech. */
export interface Phrase {
  readonly name: string
  /**
   * Of phrases that may start at the same token, those with a higher number are tried first: specific phrases above general ones, `count` the lowest
   * at 10. No two have the same.
   */
  readonly precedence: number
  /** One sentence for the docs. */
  readonly description: string
  readonly examples: readonly PhraseExample[]
  /** Whether the phrase may be found at a token, by its kind and text alone: most tokens of most stories begin nothing, which is told at once. */
  readonly startsAt: (token: Token) => boolean
  /**
   * Reads the phrase at a token that it may start at; null when it is not there. It may reach back over tokens from `free` on, which no other phrase has taken.
   * Looks at no more tokens than a constant, so that reading a story stays linear.
   */
  readonly read: (tokens: readonly Token[], at: number, free: number) => Reading | null
}
