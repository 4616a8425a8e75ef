import type { AttributeFact } from '../../facts/fact.ts'
import type { Noun } from '../../words/noun.ts'
import type { Token } from '../../tokens/token.ts'
import type { Aspect } from '../aspect.ts'

/** What was said of a column right before. */
export interface Last {
  readonly fact: AttributeFact
  /** The token after it. */
  readonly next: number
}

/** What a phrase says of a column. */
export interface AttributeReading {
  readonly aspects: readonly Aspect[]
  /** ISO 4217; null where no amount of money was said. */
  readonly currency: string | null
  /** The words for the column; null for what a row of the table comes to. */
  readonly column: Noun | null
  /** The table that is named with it; null for none. */
  readonly table: Noun | null
  /** Whether it says more of the column that was spoken of right before. */
  readonly isMore: boolean
  /** The tokens from `first` to before `next`, but for those of the column, are taken out of the sentence. */
  readonly first: number
  readonly next: number
}

/** A turn of speech that says something of the values of a column. One is one file and one line in the index. */
export interface AttributePhrase {
  readonly name: string
  /** Whether it may start at a token, by its kind and text alone. */
  readonly startsAt: (token: Token) => boolean
  /**
   * Reads it at a token where it may start; null when it is not there. It may reach back over tokens from `free` on; `text` is the story. Looks at no more tokens than a constant.
   */
  readonly read: (tokens: readonly Token[], at: number, free: number, last: Last | null, text: string) => AttributeReading | null
}
