/** Names headings of one page as GitHub does, so that links to them work in both places: of headings that are alike, later ones have a number. */
export class HeadingIds {
  readonly #seen = new Map<string, number>()

  /** @param text of the heading, without marks of Markdown */
  next(text: string): string {
    const id = text
      .trim()
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(/\s/g, '-')
    const times = this.#seen.get(id) ?? 0
    this.#seen.set(id, times + 1)
    return times === 0 ? id : `${id}-${times}`
  }
}
