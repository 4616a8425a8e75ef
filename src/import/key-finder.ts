/** Finds quoted texts of JSON in the order of the requests. The text is read once. */
export class KeyFinder {
  readonly #places = new Map<string, number[]>()
  /** The offset from which the next text is searched. */
  at: number

  constructor(text: string, start: number) {
    this.at = start
    for (let open = text.indexOf('"'); open >= 0;) {
      let end = open + 1
      while (end < text.length && text[end] !== '"') end += text[end] === '\\' ? 2 : 1
      const content = text.slice(open + 1, end)
      const places = this.#places.get(content)
      if (places === undefined) this.#places.set(content, [open])
      else places.push(open)
      open = text.indexOf('"', end + 1)
    }
  }

  /** The offset of the next text, or else of the first one; the offset of the last one found if there is none. */
  find(key: string): number {
    const places = this.#places.get(JSON.stringify(key).slice(1, -1)) ?? []
    let [low, high] = [0, places.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((places[middle] as number) < this.at) low = middle + 1
      else high = middle
    }
    this.at = places[low] ?? places[0] ?? this.at
    return this.at
  }
}
