/** Makes the anchors of the headings of one page as GitHub does, so that links work in both places. Repeated headings get a number. */
export class HeadingIds {
  readonly #seen = new Map<string, number>()

  /** @param text of the heading, without Markdown syntax */
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
