import type { AttributeFact } from '../../facts/fact.ts'
import type { Noun } from '../../words/noun.ts'
import type { Token } from '../../tokens/token.ts'
import type { Aspect } from '../aspect.ts'
import type { Preceding } from '../../phrases/by-precedence.ts'
import type { Starting } from '../../phrases/phrases-starting.ts'

/** The statement before, to which the next one may belong. */
export interface Last {
  readonly fact: AttributeFact
  /** The token after it. */
  readonly next: number
}

/** What a phrase read about a column. */
export interface AttributeReading {
  readonly aspects: readonly Aspect[]
  /** ISO 4217 code; null if no amount of money is said. */
  readonly currency: string | null
  /** The words for the column; null for the main amount of a row. */
  readonly column: Noun | null
  /** The table that is named with it; null for none. */
  readonly table: Noun | null
  /** Whether it is about the column of the statement before. */
  readonly isMore: boolean
  /** The tokens `first` to `next` (excluded) are taken out of the sentence, except those of the column. */
  readonly first: number
  readonly next: number
}

/** A way to say something about the values of a column. Each phrase is one file and one line in the index. */
export interface AttributePhrase extends Preceding, Starting {
  readonly name: string
  /**
   * Reads the phrase at a token that passes `startsAt`; null if it is not there. It may reach back to token `free`. `text` is the story. It
   * looks at a bounded number of tokens.
   */
  readonly read: (tokens: readonly Token[], at: number, free: number, last: Last | null, text: string) => AttributeReading | null
}
