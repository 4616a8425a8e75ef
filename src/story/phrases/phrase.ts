import type { Aside } from '../facts/aside.ts'
import type { Fact } from '../facts/fact.ts'
import type { Token } from '../tokens/token.ts'
import type { Preceding } from './by-precedence.ts'
import type { Starting } from './phrases-starting.ts'

/** What a phrase read from some tokens. */
export interface Reading {
  readonly facts: readonly Fact[]
  /** Parts that were read and have no effect. */
  readonly asides?: readonly Aside[]
  /** The first token of the reading: at most the one at which it was found. */
  readonly first: number
  /** The token after the last one of the reading. */
  readonly next: number
}

/** An example story with the facts in it. It is both documentation and test. */
export interface PhraseExample {
  readonly story: string
  /** The facts without their spans, each with the text that it was read from. */
  readonly facts: readonly { readonly text: string; readonly [property: string]: unknown }[]
  /** The texts of asides. */
  readonly asides?: readonly string[]
}

/** A way to say something: how it is found in the tokens of a story, and the facts that it gives. */
export interface Phrase extends Preceding, Starting {
  readonly name: string
  /** One sentence for the docs. */
  readonly description: string
  readonly examples: readonly PhraseExample[]
  /**
   * Reads the phrase at a token that passes `startsAt`. Null if it is not there. It may reach back to token `free`; the tokens before are
   * taken. It looks at a bounded number of tokens, so that reading a story stays linear.
   */
  readonly read: (tokens: readonly Token[], at: number, free: number) => Reading | null
}
