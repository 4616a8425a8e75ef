import { fillerWords, isPlural, pluralOf, singularOf } from '../words/words.ts'
import { featureNouns } from '../lexicon/feature-nouns.ts'
import { comparatives } from '../lexicon/level-words.ts'
import { findMeaning } from '../meanings/find-meaning.ts'
import { measurementUnits } from '../lexicon/units.ts'
import { monthNumbers, unclearMonths } from '../times/calendar-words.ts'
import { classify, isKnownThing } from './classify.ts'
import { builtThings, foreignWords, noTables, qualifiers, seldomTables } from './stop-words.ts'

/** The words of a noun in the singular: its head and at most the two words before it. */
export function keptWords(said: readonly string[]): readonly string[] {
  // "Alice's orders" are orders, but "driver's licenses" is a known noun.
  const owner = said.findLastIndex((word, place) => place < said.length - 1 && word.endsWith("'s"))
  const words = owner < 0 || (classify(said.map(singularOf))?.words ?? 0) >= said.length - owner ? said : said.slice(owner + 1)
  const singulars = words.map((word) => word.replace(/'s?$/, '')).map(singularOf)
  const known = classify(singulars)?.words ?? 1
  // A plural inside belongs to another noun: "company ships | boxes".
  const from =
    words.findLastIndex((word, index) => index < words.length - known && mayBePlural(word) && classify([singularOf(word)]) !== null) + 1
  return singulars
    .slice(from)
    .filter(
      (word, index, all) =>
        index >= all.length - known ||
        !(isCalendarWord(word) || isQualifier(word) || fillerWords.has(word) || foreignWords.has(word) || /(?:ed|ly)$/.test(word)),
    )
    .slice(-Math.max(3, known))
}

function isQualifier(word: string): boolean {
  return qualifiers.has(word) || comparatives.has(word)
}

/** "December sales" are sales, "Tuesday tickets" tickets. */
export function isCalendarWord(word: string): boolean {
  return (monthNumbers.has(word) && !unclearMonths.has(word)) || /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/.test(word)
}

/**
 * Whether a noun in the singular can be a table: "attendance records" are things, "records" are rows of any table.
 * @param isCounted whether the story states their number, or a number of other rows for each of them: "300 companies", but not "our
 * company"
 * @param isOfEach whether a ratio counts them for each parent, or counts rows for each of them: "6 lines per order"
 */
export function mayBeTable(words: readonly string[], isCounted = false, isOfEach = false): boolean {
  const last = words.at(-1) ?? ''
  if (isOfEach && builtThings.has(last)) return true
  const known = classify(words)
  return (
    !(noTables.has(last) || measurementUnits.has(last) || (!isCounted && seldomTables.has(last))) || (known !== null && known.words > 1)
  )
}

/** Whether a word is a plural, or the same in singular and plural. */
export function mayBePlural(word: string): boolean {
  return isPlural(word) || (pluralOf(word) === word && /^[a-z]+$/.test(word) && isKnownHead(word))
}

/** Words up to the first plural: "users" of "users churned". All words if there is none. */
export function throughPlural(words: readonly string[]): readonly string[] {
  const place = words.findIndex(mayBePlural)
  return place < 0 ? words : words.slice(0, place + 1)
}

/** Whether a noun in the singular is known, and not just by its ending. */
export function isKnownHead(word: string): boolean {
  return isKnownThing(word)
}

/** Whether a plural can only be a table: "orders", but not "prices" or the "rooms" of a hotel. */
export function isOfOwnRows(words: readonly string[]): boolean {
  const last = words.at(-1) ?? ''
  const head = singularOf(last)
  return mayBePlural(last) && isKnownHead(head) && !featureNouns.has(head) && !findMeaning(words, []).isExact
}
