import { isPersonNoun } from '../compose/is-person-noun.ts'
import { isKnownHead, mayBePlural } from '../compose/noun-words.ts'
import { timeWords } from '../lexicon/time-words.ts'
import { rowNouns } from '../lexicon/row-words.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { isOneOf, kindAt, textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import { isNoData } from '../words/is-no-data.ts'
import type { Noun } from '../words/noun.ts'
import { nounBefore, readNoun } from '../words/nouns.ts'
import { headOf, pluralOf, singularOf } from '../words/words.ts'
import { withoutPlace } from './before-place.ts'
import { descriptions } from './rows-of-list.ts'
import { isOfEvents } from './listed-key.ts'
import { isPersonal } from './is-of-people.ts'
import type { ListedColumn } from './outline.ts'
import { withoutAsides } from './without-asides.ts'

const between = wordSet('with having including containing : , ; - – ( [')
/** Words before "data" for its kind. They do not name its subject. */
const forms = wordSet('training practice seed demo tabular structured historical raw dev labeled labelled clean full')
/** It is not part of the name of another table. */
const shop = /^e ?-?commerce data$/
/** Most tokens between: "with 500 rows:". */
const longestGap = 6

/** What the data before a list is about, which names its table: tides in "90 rows of tide data with date, ...". Null for none. */
export function dataSubject(tokens: readonly Token[], listStart: number): Noun | null {
  let end = listStart
  const isSkipped = (at: number): boolean =>
    isOneOf(tokens, at, between) || rowNouns.has(textAt(tokens, at)) || kindAt(tokens, at) === 'number'
  while (end > listStart - longestGap && isSkipped(end - 1)) end--
  end = withoutPlace(tokens, end)
  const noun = textAt(tokens, end - 1) === 'data' ? nounBefore(tokens, end, 0) : null
  const own = noun === null ? null : shop.test(noun.words.join(' ')) ? { ...noun, words: noun.words.slice(0, -1) } : withoutAsides(noun)
  const words = own?.words.filter((word) => !forms.has(word)) ?? []
  if (own === null || words.every((word) => timeWords.has(word)) || isNoData(words)) return null
  return { ...own, words, name: words.join('_').replaceAll('-', '_').replace('e_commerce', 'ecommerce') }
}

/** What the columns describe: members of "a file | with member features (age, visits)". Null for none. */
export function describedRows(tokens: readonly Token[], listStart: number): Noun | null {
  const noun = textAt(tokens, listStart) === 'with' ? readNoun(tokens, listStart + 1)?.noun : undefined
  const [owner = '', last = '', ...more] = noun?.words ?? []
  if (noun === undefined || more.length > 0 || !descriptions.has(last) || !isKnownHead(singularOf(owner))) return null
  return { ...noun, words: [pluralOf(singularOf(owner))] }
}

/** Names of times of single events, of which one row of its first column has many. */
const eventTimes = wordSet('date time timestamp datetime ts day')

/**
 * The rows of a list about a business or a topic whose first column is a key: patients of "a hospital dataset with patient_id, name", orders
 * of "data for a shop: order_id, total". Null if the noun names rows itself, or if one key may have several rows.
 */
export function keyedRows({ words, start, end }: Noun, columns: readonly ListedColumn[]): Noun | null {
  const [stem = '', last, ...more] = columns[0]?.words ?? []
  if (last !== 'id' || more.length > 0 || !isKnownHead(stem) || headOf(words) === stem || mayBePlural(words.at(-1) ?? '')) return null
  const isOfOthers = columns.some((column, at) => at > 0 && column.words.at(-1) === 'id')
  const isOfEvent = columns.some((column) => column.words.length === 1 && eventTimes.has(column.words[0] ?? ''))
  const [first] = columns
  const isOnce = first !== undefined && (isOfEvents(first) || areOfPeople(columns) || !(isOfOthers || isOfEvent))
  return isOnce ? { words: [pluralOf(stem)], about: words.join(' '), start, end } : null
}

/** Whether each row is a person by its columns, the number of the person first: "patient_id, name, age". */
export function areOfPeople([first, ...others]: readonly ListedColumn[]): boolean {
  const isNumber = first?.words.length === 2 && first.words[1] === 'id'
  return isNumber && isPersonNoun({ words: first.words.slice(0, 1) }) && others.some(isPersonal)
}
