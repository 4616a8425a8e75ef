/** Finds keys of JSON in the order of the requests, so that all requests together read the text once. */
export class KeyFinder {
  readonly #text: string
  #at: number

  constructor(text: string, start: number) {
    this.#text = text
    this.#at = start
  }

  /** The offset of a key after the keys that were found before; the offset of the last one found if there is none. */
  find(key: string): number {
    const found = this.#text.indexOf(`${JSON.stringify(key)}`, this.#at)
    if (found >= 0 && found - this.#at < farthest) this.#at = found
    return this.#at
  }
}

/** Maximum number of characters in which a key is searched. */
const farthest = 100_000
