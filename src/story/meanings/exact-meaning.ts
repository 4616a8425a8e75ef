import { articles, possessives } from '../lexicon/determiners.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { singularOf } from '../words/words.ts'
import { meaningsByName } from './by-name.ts'
import { isCountInPlural } from './counts.ts'
import type { Meaning } from './meaning.ts'

const asides = wordSet(articles, possessives, 'and of in for each user field column')

/** Spans of time whose number is a column, and whose singular is a time. */
const spans = wordSet('days months')

/**
 * The meaning that exactly matches the words of a column, with or without the name of the table. Null for none.
 * @param table words of the table's name in the singular, the head last
 */
export function exactMeaning(words: readonly string[], table: readonly string[]): Meaning | null {
  const names = words.map((word) => word.toLowerCase())
  // "Units" are how many, a unit is what they are counted in.
  if (names.length === 1 && names[0] === 'units') return meaningsByName.get('unit sold') ?? null
  // "Days" are how many, a day is a date.
  if (names.length === 1 && spans.has(names[0] ?? '')) return meaningsByName.get('duration day') ?? null
  const singulars = names.map(singularOf)
  const last = singulars.at(-1) ?? ''
  // "Age" of a building is another than that of a person; names and codes are of the rows themselves.
  const said = singulars.join(' ')
  const isOwned = said !== 'code' && said !== 'name' && !table.includes(singulars[0] ?? '')
  const ofOwner = isOwned ? table.toReversed().flatMap((owner) => meaningsByName.get(`${owner} ${said}`) ?? [])[0] : undefined
  if (ofOwner !== undefined) return ofOwner
  if (names.at(-1) !== last && isCountInPlural(last)) return null
  const own = singulars.filter((word) => !asides.has(word) && !table.includes(word))
  return meaningsByName.get(said) ?? meaningsByName.get(own.join(' ')) ?? null
}
