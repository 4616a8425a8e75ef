import type { CountFact, Fact } from '../../facts/fact.ts'
import type { Noun } from '../../words/noun.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { headOf, singularOf, termOf } from '../../words/words.ts'

/** What stands for the rows of the table that is spoken of. */
const rowWords = wordSet('row record entry')

/** The counts of a story that speak of all rows of something: others of the same are of some of them. */
export class LargestCounts {
  /** By what is counted, and by the words that it ends with. */
  readonly #byWords = new Map<string, CountFact>()
  /** The one count that names rows alone: they may be of anything. */
  #rows: CountFact | null = null

  #largest: CountFact | null = null

  /** What stands in a ratio or a relation, the last word in the singular. */
  readonly #related = new Set<string>()

  constructor(facts: readonly Fact[]) {
    for (const fact of facts) {
      if (fact.type === 'ratio' || fact.type === 'relation')
        for (const { words } of [fact.child, fact.parent]) this.#related.add(headOf(words))
      if (fact.type !== 'count') continue
      const words = fact.noun.words.map(singularOf)
      if (rowWords.has(words.join(' ')) && fact.count > (this.#rows?.count ?? 0)) this.#rows = fact
      if (fact.count > (this.#largest?.count ?? 0)) this.#largest = fact
      for (let start = 0; start < words.length; start++) {
        const key = words.slice(start).join(' ')
        if (fact.count > (this.#byWords.get(key)?.count ?? 0)) this.#byWords.set(key, fact)
      }
    }
  }

  /**
   * The larger count of the same; where something is told of the rows right behind their number, "5 rows have age 17", that of rows without
   * a name, or of what these may be; null where there is none.
   */
  above({ noun, count }: CountFact, isTold: boolean): CountFact | null {
    const said = termOf(noun.words)
    const isRows = rowWords.has(said)
    const others = isRows && this.#rows?.count === count ? this.#largest : this.#rows
    const all = this.#byWords.get(said)
    return [all, isTold ? others : null].find((each) => (each?.count ?? 0) > count) ?? null
  }

  /** Whether a noun names rows: it is counted, or related to others. */
  isOfRows({ words }: Pick<Noun, 'words'>): boolean {
    return this.of({ words }) !== null || (words.length === 1 && this.#related.has(singularOf(words[0] ?? '')))
  }

  /** The largest count of what a noun names; null where it is not counted. */
  of({ words }: Pick<Noun, 'words'>): CountFact | null {
    return this.#byWords.get(termOf(words)) ?? null
  }
}
