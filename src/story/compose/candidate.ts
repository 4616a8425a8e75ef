/** A noun of the story that becomes a table. */
export interface Candidate {
  /** In the singular, without quantity or quality: ["honey", "harvest"]. */
  readonly words: readonly string[]
  /** The last word as written, usually a plural. */
  readonly written: string
  /** Null if none is said. */
  readonly count: number | null
  /** Position in the story. */
  readonly start: number
  /** Set if the story writes the name as an identifier: the table keeps it. */
  readonly name?: string
  /** Set if the story gives a number of it for each row of another noun, or of another noun for each of it. */
  readonly isOfEach?: true
  /** Set if the story counts it as some of the rows of a shorter noun: "200 students. Scholarship students: 30". */
  readonly isOfSome?: true
  /** Set if the story does not name it: the products of what is sold, and what its business has. */
  readonly isImplied?: true
  /** Another word for the same rows, in the singular. */
  readonly alias?: string
}
