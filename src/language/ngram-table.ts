/** An n-gram of at most six characters, in quotes unless it is a number or a name, and its scores: `'ab*c':{0:176,12:80}`. */
const entry = /(?:'((?:[^'\\]|\\.){1,6})'|([^':,{}]{1,6})):\{([\d:,]+)\},?/gy
const score = /(\d{1,3}):(\d{1,3})/g
const begin = 'ngrams:{'

/** The scores of n-grams by language, packed: a number and a score of one byte for each language of an n-gram. */
export class NgramTable {
  /** The place of an n-gram. */
  readonly #places: ReadonlyMap<string, number>
  /** The first pair of each place, and the end. */
  readonly #starts: Uint32Array
  readonly #pairs: Uint8Array

  private constructor(places: ReadonlyMap<string, number>, starts: readonly number[], pairs: readonly number[]) {
    this.#places = places
    this.#starts = Uint32Array.from(starts)
    this.#pairs = Uint8Array.from(pairs)
  }

  /** Reads the `ngrams:{...}` at the end of a text. @throws Error if it has other content than entries */
  static read(text: string): NgramTable {
    const places = new Map<string, number>()
    const [starts, pairs]: [number[], number[]] = [[0], []]
    const list = text.slice(text.indexOf(begin) + begin.length)
    let end = 0
    for (const { 0: whole, 1: quoted, 2: plain = '', 3: scores = '' } of list.matchAll(entry)) {
      places.set(quoted?.replace(/\\(.)/g, '$1') ?? plain, places.size)
      for (const [, language, value] of scores.matchAll(score)) pairs.push(Number(language), Number(value))
      starts.push(pairs.length)
      end += whole.length
    }
    if (places.size === 0 || !list.startsWith('}', end)) throw new Error('The statistics of languages cannot be read')
    return new NgramTable(places, starts, pairs)
  }

  /** The table as an object that has for each n-gram an object of scores by the number of the language. */
  asObject(): Readonly<Record<string, Readonly<Record<string, number>> | undefined>> {
    return new Proxy({}, { get: (_, ngram) => (typeof ngram === 'string' ? this.scoresOf(ngram) : undefined) })
  }

  /** The scores of an n-gram by the number of the language; undefined if it is not in the table. */
  scoresOf(ngram: string): Readonly<Record<string, number>> | undefined {
    const place = this.#places.get(ngram)
    if (place === undefined) return undefined
    const scores: Record<string, number> = {}
    for (let at = this.#starts[place] ?? 0; at < (this.#starts[place + 1] ?? 0); at += 2)
      scores[this.#pairs[at] ?? 0] = this.#pairs[at + 1] ?? 0
    return scores
  }
}
