import { readQuantity } from '../../amounts/quantity.ts'
import { classify } from '../../compose/classify.ts'
import { isKnownHead } from '../../compose/noun-words.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { findMeaning } from '../../meanings/find-meaning.ts'
import { textAt } from '../../reader/index.ts'
import type { Token } from '../../tokens/token.ts'
import { isAmountName } from '../../words/is-amount-name.ts'
import type { Noun } from '../../words/noun.ts'
import { headOf, isPlural, singularOf } from '../../words/words.ts'
import type { AttributeReading } from '../phrases/attribute-phrase.ts'
import { withLaterShares } from './later-shares.ts'
import { type SaidValues } from './said-values.ts'
import { arePlaces, isCategory } from './value-nouns.ts'

/** Whether the values are places and the column is one of places. A cuisine may be "Italian", but a region "Italy" is a place. */
export function tellsPlaces({ words }: Noun, said: SaidValues): boolean {
  return isPlaceNoun({ words }) && arePlaces(said)
}

/** Whether a noun names a column of places. */
export function isPlaceNoun({ words }: Pick<Noun, 'words'>): boolean {
  return placeNouns.has(headOf(words))
}

const placeNouns = wordSet(
  'country region state city nationality location origin market zone area place town destination office branch site',
)

/** Whether all values are codes as written: "country US, BR, IN". */
export function areCodes({ values: all }: SaidValues): boolean {
  return all.every((value) => /^[A-Z]{2,3}$/.test(value))
}

/** Whether most items are known columns: "users (name, email, age)". */
export function areColumns({ values: all }: SaidValues): boolean {
  const known = all.filter((value) => {
    const words = value.toLowerCase().split(/[ _]/)
    return /^[\w ]+$/.test(value) && !/(?:ed|ing|able)$/.test(value) && (isAmountName(words) || findMeaning(words, []).isExact)
  })
  return known.length * 2 > all.length
}

/** Whether most items are tables: "a hotel group: hotels, rooms and guests". */
export function areTables({ values: all, shares }: SaidValues): boolean {
  const things = all.filter((value) => {
    const last = value.split(' ').at(-1) ?? ''
    return value === value.toLowerCase() && isPlural(last) && isKnownHead(singularOf(last))
  })
  return shares === null && things.length * 2 > all.length
}

/** Whether a noun is the business that a story begins with, whose rows the shares are about: "library: 60% fiction, 40% comics". */
export function isBusiness(tokens: readonly Token[], { words, start, end }: Noun, { shares }: SaidValues): boolean {
  const isTitle = start === tokens[0]?.start && textAt(tokens, words.length) === ':' && tokens[words.length - 1]?.end === end
  return isTitle && shares !== null && !isPlaceNoun({ words }) && classify(words)?.archetype.name === 'place'
}

/** The reading of listed values of a column. */
export function valuesReading(tokens: readonly Token[], noun: Noun, first: number, listed: SaidValues): AttributeReading {
  const said = withLaterShares(tokens, listed)
  const name = `${noun.words.at(-1) ?? ''} `
  // "Group A 50%, group B 50%" repeats the column.
  const values = said.values.map((value) => (value.toLowerCase().startsWith(name) ? value.slice(name.length) : value))
  const own = new Set(values).size < values.length ? said.values : values
  const prices = listed.prices ?? []
  return {
    aspects: [
      { type: 'values', values: own, shares: said.shares },
      ...(prices.length === 0 ? [] : [{ type: 'amounts', of: own, values: prices.map(({ amount }) => amount) } as const]),
    ],
    currency: prices.find(({ currency }) => currency !== null)?.currency ?? null,
    column: noun,
    table: null,
    isMore: false,
    first,
    next: said.next,
  }
}

/** Reads values of a noun whose values may be counted: "3 types: S, M, L". Null if the number before the noun counts something else. */
export function withCount(tokens: readonly Token[], noun: Noun, first: number, said: SaidValues): AttributeReading | null {
  const place = first - noun.words.length - 1
  const count = place < 0 ? null : readQuantity(tokens, place)
  if (count?.next !== place + 1) return valuesReading(tokens, noun, first, said)
  return count.value === said.values.length && isCategory(noun) ? { ...valuesReading(tokens, noun, first, said), first: place } : null
}
