/** A heading of a page, with the name that links lead to. */
export interface GuideHeading {
  readonly depth: number
  readonly id: string
  readonly text: string
}

/** A page of the guide. */
export interface GuidePage {
  /** The file that it is written in, from the root of the repository. */
  readonly file: string
  /** Its place below `/guide/`. */
  readonly name: string
  readonly title: string
  readonly headings: readonly GuideHeading[]
  /** What stands in its main part, as HTML. */
  readonly html: string
}
