import type { Separator } from './split-items.ts'

/** Where a list may begin, and what is known of it before it is read. */
export interface Opening {
  /** Where what announces the list begins, and where its first item does. */
  readonly start: number
  readonly items: number
  /** Where the list ends at the latest. */
  readonly end: number
  readonly subjectEnd: number | null
  /**
   * How sure it is that columns follow: the words say so; a colon, a bracket or "with" stand before them; or nothing but a count, such as
   * "80 parcels, weight as a number", or who has them: "customer names, emails".
   */
  readonly evidence: 'announced' | 'likely' | 'owned' | 'weak'
  /** Null for the sign that comes first. */
  readonly separator: Separator | null
  readonly isInSentence: boolean
}
