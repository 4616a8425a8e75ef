import type { CountFact, Fact, RatioFact } from '../../facts/fact.ts'
import type { Noun } from '../../words/noun.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { headOf, singularOf, termOf } from '../../words/words.ts'

/** Nouns for the rows of any table. */
const anyRow = wordSet('row record entry')

/** The counts of all rows. Other counts of the same noun are about some rows. */
export class LargestCounts {
  /** By all words of the noun, and by each of its ends. */
  readonly #byWords = new Map<string, CountFact>()
  /** The only count of "rows", which may be of any table. */
  #rows: CountFact | null = null

  #largest: CountFact | null = null

  /** Last words, in the singular, of nouns in ratios and relations. */
  readonly #related = new Set<string>()

  /** By the noun of the rows that they count. */
  readonly #ratios = new Map<string, RatioFact>()

  constructor(facts: readonly Fact[]) {
    for (const fact of facts) {
      if (fact.type === 'ratio' || fact.type === 'relation')
        for (const { words } of [fact.child, fact.parent]) this.#related.add(headOf(words))
      if (fact.type === 'ratio' && fact.isChosen === undefined) this.#ratios.set(termOf(fact.child.words), fact)
      if (fact.type !== 'count') continue
      const words = fact.noun.words.map(singularOf)
      if (anyRow.has(words.join(' ')) && fact.count > (this.#rows?.count ?? 0)) this.#rows = fact
      if (fact.count > (this.#largest?.count ?? 0)) this.#largest = fact
      for (let start = 0; start < words.length; start++) {
        const key = words.slice(start).join(' ')
        if (fact.count > (this.#byWords.get(key)?.count ?? 0)) this.#byWords.set(key, fact)
      }
    }
  }

  /**
   * The larger count of the same noun. If a statement follows the number ("5 rows have age 17"), also the count of unnamed rows, or of the
   * rows that the noun may mean. Null for none.
   */
  above({ noun, count }: CountFact, isTold: boolean): CountFact | null {
    const said = termOf(noun.words)
    const isRows = anyRow.has(said)
    const others = isRows && this.#rows?.count === count ? this.#largest : this.#rows
    const all = this.#byWords.get(said)
    return [all, isTold ? others : null].find((each) => (each?.count ?? 0) > count) ?? null
  }

  /** Whether the story has more rows of the noun, as each row of a counted table has some: "200 members with 3 loans each". */
  isBelowRatio({ noun, count }: CountFact): boolean {
    const ratio = this.#ratios.get(termOf(noun.words))
    const parents = ratio === undefined ? null : this.of(ratio.parent)
    return (ratio?.mean ?? ratio?.min ?? 0) * (parents?.count ?? 0) > count
  }

  /** Whether a noun names rows: it is counted or related. */
  isOfRows({ words }: Pick<Noun, 'words'>): boolean {
    return this.of({ words }) !== null || (words.length === 1 && this.#related.has(singularOf(words[0] ?? '')))
  }

  /** The largest count of a noun; null if it is not counted. */
  of({ words }: Pick<Noun, 'words'>): CountFact | null {
    return this.#byWords.get(termOf(words)) ?? null
  }
}
