/** Finds keys of JSON in the order in which they are asked for, so that all of them together take one pass of the text. */
export class KeyFinder {
  readonly #text: string
  #at: number

  constructor(text: string, start: number) {
    this.#text = text
    this.#at = start
  }

  /** The offset of a key behind those that were found before; of the last one found where there is none. */
  find(key: string): number {
    const found = this.#text.indexOf(`${JSON.stringify(key)}`, this.#at)
    if (found >= 0 && found - this.#at < farthest) this.#at = found
    return this.#at
  }
}

/** Characters in which a key is looked for. */
const farthest = 100_000
