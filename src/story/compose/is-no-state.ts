import { numberColumn } from '../attributes/columns/number-column.ts'
import type { TableSchema } from '../../schema/schema.ts'
import type { RateFact } from '../facts/fact.ts'
import { doneBy, isHappening } from '../lexicon/flag-verbs.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { findMeaning } from '../meanings/find-meaning.ts'
import { placeVerbs } from '../places/place-names.ts'
import { textAt } from '../reader/index.ts'
import { firstFrom } from '../tokens/first-from.ts'
import type { Token } from '../tokens/token.ts'
import { mayBePlural } from './noun-words.ts'
import { isSameStem } from '../words/same-stem.ts'
import { singularOf } from '../words/words.ts'

/** Words for how often something is. */
const frequent = wordSet('rare common frequent infrequent uncommon usual unusual typical normal likely unlikely seldom popular')

/** Words for how texts are written, and for texts. */
const written = wordSet('unicode emoji emojis utf8 ascii accented cyrillic multibyte special long lengthy short uppercase lowercase')
const texts = wordSet(
  'name names username usernames email emails title titles text texts description descriptions string strings characters chars',
)

/**
 * Whether a share names no state of all rows: "10 users with unicode names" tells what texts are like; "category 1 is rare (2%)" says how frequent something is; "the variant at 5%" and "control
 * converts at 4%" are about rows with a name.
 */
export function isNoState({ what, of, start, end }: RateFact, tokens: readonly Token[]): boolean {
  // A flag for "dated in the future" would contradict the times of the rows.
  if (/^(?:future|past)$/.test(what.at(-1) ?? '') && what.includes('in')) return true
  if (frequent.has(what.join(' ')) || (what.some((word) => written.has(word)) && what.some((word) => texts.has(word)))) return true
  const first = firstFrom(tokens, start)
  const behind = first + what.length
  if (of !== null || textAt(tokens, behind) !== 'at' || (tokens[behind]?.start ?? end) >= end) return false
  const verb = singularOf(what.at(-1) ?? '')
  return textAt(tokens, first - 1) === 'the' || (what.length > 1 && doneBy(verb) !== verb && verb !== what.at(-1))
}

/** Whether a rate is a ratio of numbers that each row has: a "conversion rate" of campaigns with a number of `conversions`. */
export function isRateOfNumbers({ what }: RateFact, { columns }: Pick<TableSchema, 'columns'>): boolean {
  const [state = '', last] = what
  const isPart = (name: string): boolean => name.split('_').some((part) => mayBePlural(part) && isSameStem(part, state))
  return last === 'rate' && columns.some((column) => column.hidden !== true && numberColumn(column) !== null && isPart(column.name))
}

/**
 * Whether a share is of the rows in a place that is not known: "20% live in Springfield". A flag would contradict the city that the table
 * has.
 */
export function isOfUnknownPlace(
  { what, start, end }: RateFact,
  tokens: readonly Token[],
  { columns }: Pick<TableSchema, 'columns'>,
): boolean {
  const isPlaced = what[0] === 'from' || (placed.has(what[0] ?? '') && what[1] === 'in')
  const name = tokens[firstFrom(tokens, end) - 1]
  const isName = name?.isCapital === true && name.text === what.at(-1) && name.start > start
  return isPlaced && isName && columns.some((column) => column.hidden !== true && /^(?:city|country|region)/.test(column.name))
}

const placed = wordSet(placeVerbs, 'live lives reside resides')

/** Whether words are the plural of a column that is not a flag: "emails", but not "smokers" or "refunds". */
export function isCells(words: readonly string[]): boolean {
  const last = words.at(-1) ?? ''
  if (!mayBePlural(last) || isHappening(singularOf(last))) return false
  const { meaning, isExact } = findMeaning(words, [])
  return isExact && (typeof meaning.body === 'function' || meaning.body.kind !== 'boolean')
}

/** Whether words name a process, "12% retention", and not a state of rows. */
export function isProcess(what: readonly string[], words: readonly string[]): boolean {
  const { meaning, isExact } = findMeaning(words, [])
  const isFlag = isExact && typeof meaning.body !== 'function' && meaning.body.kind === 'boolean'
  return !isFlag && what.length === words.length && /(?:tion|sion|ment|ance|ence|ancy|ency|ness|out)$/.test(words.at(-1) ?? '')
}
