import { oncePerObject } from '../../caches/once-per-object.ts'
import type { Domain } from '../../domains/domain.ts'
import type { Fact, RateFact } from '../facts/fact.ts'
import { throughPlural } from '../compose/noun-words.ts'
import { qualifiers } from '../compose/stop-words.ts'
import { findRate } from './find-rate.ts'
import { findTable } from './find-table.ts'
import { partPronouns } from '../lexicon/selecting-words.ts'
import { isNoData } from '../words/is-no-data.ts'
import { termWords } from '../words/term-words.ts'
import { fillerWords, functionWords, singularOf } from '../words/words.ts'
import { isPluralNoun } from '../words/nouns.ts'

/** Most characters between two shares of a series: "free users churn at 8%" and ", pro at 4%". */
const nearest = 12
/** Most facts that are searched. */
const mostFacts = 200

/**
 * Finds shares of some rows only ("8% of free users churn") and the words for those rows ("free"). Such shares are not shares of the whole
 * table. A share that follows with only a noun ("pro at 4%") is of another part.
 */
export function segmentsOf(facts: readonly Fact[], domain: Domain): ReadonlyMap<RateFact, string> {
  const segments = new Map<RateFact, string>()
  const values = new Set(facts.flatMap((fact) => (fact.type === 'rate' && fact.what.length === 1 ? fact.what : [])))
  let before: RateFact | null = null
  for (const fact of facts.filter(({ type }) => type === 'rate').slice(0, mostFacts)) {
    if (fact.type !== 'rate') continue
    const isNext: boolean =
      before !== null && fact.of === null && fact.isOfAll !== true && fact.start - before.end < nearest && fact.start >= before.end
    const own: string | null = segmentOf(fact, domain, values) ?? (isNext ? fact.what.join(' ') : null)
    before = own === null ? null : fact
    if (own !== null) segments.set(fact, own)
  }
  return segments
}

/** @param values words with a share of their own: "45% business; 15% of | business | guests cancel" */
function segmentOf(fact: RateFact, domain: Domain, values: ReadonlySet<string>): string | null {
  const { of, among, what } = fact
  for (const noun of [of, among]) {
    // A headline is not a part of the rows: "Farm management: 12% organic farms".
    if (noun === null || noun === undefined || !isPluralNoun(noun)) continue
    if (partPronouns.has(noun.words.at(-1) ?? '')) return noun.words.join(' ')
    const found = findTable(noun, domain)
    const known = new Set([...(found?.words ?? []), ...what])
    const others = noun.words.filter((word) => !known.has(word) && (values.has(word) || !isPlain(word, domain)))
    if (others.length > 0 && !isNoData(others)) return noun.words.join(' ')
  }
  return of === null ? valueBeside(what, domain) : null
}

/** A second value next to the value of the share: "free plan" of "free plan churn". Null for none. */
function valueBeside(what: readonly string[], domain: Domain): string | null {
  // "20% fiction for kids" is one thing.
  const found = what.includes('for') ? null : findRate(what, null, domain)
  if (found === null) return null
  // A table next to the value is no part: "10% cancelled appointments" is a share of all appointments.
  const table = findTable({ words: what }, domain) ?? findTable({ words: throughPlural(what) }, domain)
  const others = what.filter((word) => !found.words.includes(word) && !functionWords.has(word) && table?.words.includes(word) !== true)
  const other = others.length === 0 ? null : findRate(others, null, domain)
  return other === null || (other.table === found.table && other.column === found.column) ? null : what.join(' ')
}

/** Whether a word does not limit the rows: "our registered gym members" of a gym. */
function isPlain(word: string, domain: Domain): boolean {
  const isFiller = fillerWords.has(word) && !qualifiers.has(word)
  return isFiller || functionWords.has(word) || /^(?:total|overall)$/.test(word) || ownWords(domain).has(singularOf(word))
}

/** The words in the names of a domain and its tables. */
const ownWords = oncePerObject(
  ({ name, keywords, nouns }: Domain): ReadonlySet<string> =>
    new Set(
      [name, ...keywords.filter((word) => !word.includes(' ')), ...Object.keys(nouns), ...Object.values(nouns).flat()].flatMap(termWords),
    ),
)
