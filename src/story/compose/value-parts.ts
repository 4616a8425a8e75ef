import type { Domain } from '../../domains/domain.ts'
import { measureVerbs } from '../attributes/readers/measure-verbs.ts'
import { findTable } from '../find/find-table.ts'
import { averagingWords } from '../lexicon/averages.ts'
import { partPronouns } from '../lexicon/selecting-words.ts'
import { frequencies } from '../lexicon/time-words.ts'
import { wordSet } from '../lexicon/word-set.ts'
import type { SegmentsFact } from '../segments/segment-facts.ts'
import { arePerPeriod, isPriced, isRated, priceVerbs } from '../segments/is-priced.ts'
import { gainVerbs } from '../lexicon/verbs.ts'
import { columnRates } from '../lexicon/share-words.ts'
import { saysNothing } from '../segments/says-nothing.ts'
import { functionWords, singularOf } from '../words/words.ts'
import { isPersonNoun } from './is-person-noun.ts'
import { archetypeOf } from './archetype-of.ts'
import { isPlausibleWord } from './plausible-word.ts'

/** Most words in a value: "dry" of "dry cycles". */
const mostWords = 2

/** Nouns before prices: "ticket prices: adult 18, child 9". */
const priceNouns = wordSet('price prices pricing fare fares fee fees')

/** Words for all other rows, which are no kind: "normal tickets" are one. */
const noKinds = wordSet('otherwise else other others rest remaining everyone everybody')

/** What people use, by the names of archetypes. */
const paidFor = wordSet('place asset organisation')

/**
 * The values that prices are said of: "wash" and "dry" of "wash cycles cost 3.75 and dry cycles cost 2.25". Null for none.
 * @param isOnly whether only this table can have the prices
 */
export function pricedValues({ entries }: SegmentsFact, table: string, domain: Domain, isOnly = false): readonly string[] | null {
  const isPrice = (word: string): boolean => priceVerbs.has(word) || priceNouns.has(word)
  const [head] = entries
  if (head === undefined || entries.length < 2 || !(isPriced(entries, false) || isRated(entries))) return null
  const isOfTable = head.words.some((word) => findTable({ words: [word] }, domain)?.table === table)
  // "Adult tickets are $12, child tickets $8", but not "orders over $100 ship free, otherwise shipping is $7".
  const [, thing = '', other] = head.words
  const isNamed = other === undefined && findTable({ words: [thing] }, domain)?.table === table
  const isMoney = isNamed && head.said.type === 'number' && head.said.currency !== null && head.said.min !== null
  if (!isMoney && !arePerPeriod(entries) && !isRated(entries) && !head.words.some(isPrice)) return null
  // "50 cars and 300 rentals; daily price: small 25" does not say whose price it is.
  if (!isOfTable && !isOnly && head.words.some((word) => frequencies.has(word))) return null
  const values = entries.map(({ words }) => {
    const named = words
      .filter(
        (word) =>
          !measureVerbs.has(word) &&
          !gainVerbs.has(word) &&
          !columnRates.has(word) &&
          !priceNouns.has(word) &&
          !frequencies.has(word) &&
          !averagingWords.has(word) &&
          !functionWords.has(word) &&
          !partPronouns.has(word),
      )
      .filter((word) => findTable({ words: [word] }, domain)?.table !== table)
    // "Basic" says nothing in "basic dry cycles", but is a kind alone.
    const telling = named.filter((word) => !saysNothing(word))
    return (telling.length > 0 ? telling : named).map(singularOf)
  })
  const isValue = (words: readonly string[]): boolean => words.length > 0 && words.length <= mostWords && words.every(isPlausibleWord)
  const isOfOthers = values.flat().some((word) => noKinds.has(word) || findTable({ words: [word] }, domain) !== null)
  // Juniors and adults pay for courts and animals, and are no kinds of them.
  const kind = archetypeOf(table.split('_'))
  if (paidFor.has(kind) && values.some((words) => isPersonNoun({ words }))) return null
  const joined = values.map((words) => words.join(' '))
  return values.every(isValue) && !isOfOthers && new Set(joined).size === joined.length ? joined : null
}
