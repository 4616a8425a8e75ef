/** A heading of a page, with the anchor for links. */
export interface GuideHeading {
  readonly depth: number
  readonly id: string
  readonly text: string
}

/** A page of the guide. */
export interface GuidePage {
  /** Path of the source file from the root of the repository. */
  readonly file: string
  /** Path of the page below `/guide/`. */
  readonly name: string
  readonly title: string
  readonly headings: readonly GuideHeading[]
  /** The content of the page as HTML, without navigation. */
  readonly html: string
}
