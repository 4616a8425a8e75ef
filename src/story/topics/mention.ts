import type { Span } from '../tokens/token.ts'

/** A table that words of a story name. */
export interface Mention extends Span {
  readonly table: string
  /** Set where the words say where or among what rows are, "3000 calls | across four sites": they are not what the sentence speaks of. */
  readonly isPlace: boolean
  /** Set where a number of rows stands before them: a title beside it is not spoken of. */
  readonly isCounted: boolean
  /** Set where what stands before is said of them, "the price | of the wines". */
  readonly isOwner: boolean
}
