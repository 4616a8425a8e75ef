import type { Separator } from './split-items.ts'

/** A place where a list may start, and what is known before it is read. */
export interface Opening {
  /** Start of the words that announce the list, and start of its first item. */
  readonly start: number
  readonly items: number
  /** The list ends here at the latest. */
  readonly end: number
  readonly subjectEnd: number | null
  /**
   * How surely columns follow: words say so; a colon, a bracket or "with" stands before them; only the owner of the columns ("customer
   * names, emails") or only a count ("80 parcels, weight as a number").
   */
  readonly evidence: 'announced' | 'likely' | 'owned' | 'weak'
  /** Null for the first separator that occurs. */
  readonly separator: Separator | null
  readonly isInSentence: boolean
}
