import { oncePerObject } from '../../caches/once-per-object.ts'
import type { Aspect } from '../attributes/aspect.ts'
import type { AttributeFact, ColumnsFact, Fact, RateFact } from '../facts/fact.ts'
import { placingVerbs } from '../lexicon/verbs.ts'
import { wordSet } from '../lexicon/word-set.ts'
import type { SegmentsFact } from '../segments/segment-facts.ts'
import { singularOf } from '../words/words.ts'
import type { Revision } from './revision.ts'
import { sumOf } from '../../lists.ts'

type Values = Extract<Aspect, { readonly type: 'values' | 'names' }>

const rest = wordSet('rest remaining remainder others')
/** The smallest sum of all shares, which are rounded: three times 33% is 0.99. */
const leastWhole = 0.98

/** Number of the last columns with a list whose values segments may be. */
const mostListed = 8
/** Words of a value that a segment may lack: "in review". */
const between = wordSet('in on of the a an')

/**
 * Reads segments that are the values of a listed column as their shares: "free, pro or team. 70% are on free, 20% on pro, the rest on team".
 * Leaves out the verb before a listed value, "60% of trips | start | in the north".
 */
export const withSharesOfValues: Revision = ({ facts, asides }) => {
  const counted = new Set(
    facts.flatMap((fact) => (fact.type === 'count' ? fact.noun.words : [])).flatMap((word) => [word, singularOf(word)]),
  )
  let listed: readonly AttributeFact[] = []
  const shared = facts.map((fact): Fact => {
    const own = fact.type === 'columns' ? valuesIn(fact) : fact.type === 'attribute' && fact.aspects.some(isListed) ? [fact] : []
    listed = [...own, ...listed].slice(0, mostListed)
    if (fact.type === 'rate') return withoutVerb(fact, listed)
    if (fact.type !== 'segments' || fact.isMean) return fact
    for (const attribute of listed)
      for (const aspect of attribute.aspects) {
        const found = isListed(aspect) ? sharesOf(fact, aspect, counted, attribute.column?.words ?? []) : null
        if (found !== null) return { ...attribute, aspects: [found], start: fact.start, end: fact.end }
      }
    return fact
  })
  return { facts: shared, asides }
}

/** The columns of a list that have listed values, as statements about them. */
function valuesIn({ noun, list = [] }: ColumnsFact): readonly AttributeFact[] {
  return list.flatMap(({ words, details, start, end }): AttributeFact[] => {
    const aspects = details.flatMap((detail): Aspect[] =>
      detail.type === 'values' ? [{ type: 'values', values: detail.values, shares: null }] : [],
    )
    return aspects.length === 0
      ? []
      : [{ type: 'attribute', table: noun, column: { words, start, end }, aspects, currency: null, start, end }]
  })
}

function withoutVerb(fact: RateFact, listed: readonly AttributeFact[]): RateFact {
  const [verb = '', ...value] = fact.what
  const isValue = (aspect: Aspect): boolean => isListed(aspect) && valueOf(value, aspect, (word) => prepositions.has(word)) !== null
  return placingVerbs.has(verb) && listed.some(({ aspects }) => aspects.some(isValue)) ? { ...fact, what: value } : fact
}

const prepositions = wordSet('for from to at with')

function isListed(aspect: Aspect): aspect is Values {
  return (aspect.type === 'values' || aspect.type === 'names') && aspect.shares === null
}

/** The values with the shares of the segments; null unless each segment names one value, and all values get a share or rows are named. */
function sharesOf({ entries }: SegmentsFact, aspect: Values, counted: ReadonlySet<string>, column: readonly string[]): Values | null {
  const isBeside = (word: string): boolean => counted.has(word) || column.includes(word) || placingVerbs.has(word)
  const shares = new Map<string, number>()
  let last: string | null = null
  for (const { words, said } of entries) {
    if (said.type !== 'share') return null
    const split = words.findIndex((word) => rest.has(word))
    const [own, behind] = split < 0 ? [words, []] : [words.slice(0, split), words.slice(split + 1)]
    const value = valueOf(own, aspect, isBeside)
    if (value === null || shares.has(value) || last !== null) return null
    shares.set(value, said.share)
    if (split >= 0) last = valueOf(behind, aspect, isBeside)
    if (split >= 0 && (last === null || shares.has(last))) return null
  }
  const sum = sumOf(shares.values())
  const isWhole = last !== null || sum >= leastWhole
  // "70% of the accounts are on Solo and 5% on Fleet": the other values share the rest.
  const isOfRows = entries[0]?.words.some((word, place) => counted.has(word) || (place === 0 && placingVerbs.has(word))) === true
  if (sum > 1 + Number.EPSILON || !(isWhole || isOfRows)) return null
  if (last !== null) shares.set(last, 1 - sum)
  const parts = aspect.values.map((value) => shares.get(value) ?? null)
  return isWhole && parts.includes(null) ? null : { ...aspect, shares: parts }
}

/**
 * The listed value that words name, apart from nouns for counted rows or for the column: "car loans", "basic plan". Null for other words.
 */
function valueOf(words: readonly string[], aspect: Values, isBeside: (word: string) => boolean): string | null {
  const values = valuesByText(aspect)
  return values.get(plain(words)) ?? values.get(plain(words.filter((word) => !isBeside(word)))) ?? null
}

/** The first value of each plain text. */
const valuesByText = oncePerObject(
  ({ values }: Values): ReadonlyMap<string, string> => new Map(values.toReversed().map((value) => [plain(value.split(' ')), value])),
)

function plain(words: readonly string[]): string {
  return words
    .map((word) => word.toLowerCase())
    .filter((word) => !between.has(word))
    .join(' ')
}
