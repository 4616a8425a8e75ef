import { isGrade } from '../readers/value-signs.ts'
import { openingBrackets, relatives } from '../../lexicon/connectives.ts'
import { amountOwners } from '../../amounts/measure-words.ts'
import { columnWords } from '../../lexicon/dirt-words.ts'
import { articles } from '../../lexicon/determiners.ts'
import { being, modals } from '../../lexicon/verbs.ts'
import { featureNouns } from '../../lexicon/feature-nouns.ts'
import { dimensionOf } from '../../lexicon/dimensions.ts'
import { exampleWords, unspecific } from '../../lexicon/example-words.ts'
import { classify } from '../../compose/classify.ts'
import { isKnownHead } from '../../compose/noun-words.ts'
import { findMeaning } from '../../meanings/find-meaning.ts'
import { timeWords } from '../../lexicon/time-words.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import type { Noun } from '../../words/noun.ts'
import { isPluralNoun, nounBefore, nounOf } from '../../words/nouns.ts'
import { endsClause, isOneOf, kindAt, oneOf, skip, skipBack, textAt } from '../../reader/index.ts'
import { readPeriod } from '../../times/read-period.ts'
import type { Token } from '../../tokens/token.ts'
import { headOf, isPlural, singularOf } from '../../words/words.ts'
import { type ListEnd, readSaidValues, type SaidValues } from '../readers/said-values.ts'
import { readNumberChoice } from '../readers/number-choice.ts'
import { areAll } from '../columns/shares-of-values.ts'
import { percentAt } from '../readers/shares-of-items.ts'
import { readSpacedValues } from '../readers/spaced-values.ts'
import { readSharedNames } from '../readers/shared-names.ts'
import { readUnparted } from '../readers/unparted-values.ts'
import { withLaterShares } from '../readers/later-shares.ts'
import { columnAnnounced } from '../readers/column-announced.ts'
import { columnSureness } from '../readers/column-noun.ts'
import { firstOf, isOfSome } from '../readers/subject-before.ts'
import { arePlaces, isCategory, isPlace, isValueNoun, mayHaveValues } from '../readers/value-nouns.ts'
import { areClear } from '../readers/are-clear.ts'
import {
  areCodes,
  areColumns,
  areTables,
  isBusiness,
  isPlaceNoun,
  valuesReading,
  tellsPlaces,
  withCount,
} from '../readers/values-reading.ts'
import type { AttributePhrase, AttributeReading } from './attribute-phrase.ts'

/** Words before values: "one of", "either". */
const announcing = oneOf(
  [
    'one of,either,any of,among,chosen from,out of,values,with values,with the values,drawn from,picked from',
    'enum,enum of,enum with,enum with values',
  ].flatMap((words) => words.split(',')),
)
/** The same behind a column that always has a few values: "Admission types include". */
const including = oneOf(['includes', 'include', 'includes values like', 'including'])
const starts = wordSet(openingBrackets, ': = is are in either one any among be values chosen drawn picked or came', 'low')
const links = wordSet(being, modals, articles, relatives, ': = in from into')
const examples = oneOf(exampleWords)
const skipComma = skip(wordSet(', :'), 1)
const digits = /^\d+$/
const skipWords = skip(links, 4)
/** Skips words before values, up to "A" of "A+". */
function skipLinks(tokens: readonly Token[], at: number): { readonly next: number } {
  const { next } = skipWords(tokens, at)
  return next > at && isGrade(tokens, next - 1) ? { next: next - 1 } : { next }
}

/** Values of a column: "status (active, inactive)", "severity low/medium/high", "plan is one of Basic, Plus or Max". */
export const values: AttributePhrase = {
  name: 'values',
  precedence: 40,
  startsAt: ({ text, kind }) => starts.has(text) || text === ',' || kind === 'word' || kind === 'number' || text === '$',
  read: (tokens, at, free, _, text) =>
    bracketed(tokens, text, at, free) ??
    announced(tokens, text, at, free) ??
    shared(tokens, text, at, free) ??
    exampled(tokens, text, at, free) ??
    bare(tokens, text, at, free) ??
    readSharedNames(tokens, text, at, free),
}

/** In brackets: "size in {S, M, L}", "status (todo, doing, done)". */
function bracketed(tokens: readonly Token[], text: string, at: number, free: number): AttributeReading | null {
  if (!isOneOf(tokens, at, openingBrackets)) return null
  const after = skipBack(tokens, at, free, links, 3)
  const noun = nounBefore(tokens, after, free)
  const example = examples(tokens, at + 1)
  const start = skipComma(tokens, example?.next ?? at + 1).next
  // "rain per month (mean 60, sd 15)"
  const isPer = noun !== null && textAt(tokens, firstOf(tokens, after, noun) - 1) === 'per'
  const said =
    noun === null || isPer ? null : (readSaidValues(tokens, text, start, 'bracket') ?? readSpacedValues(tokens, text, start, noun))
  if (noun === null || said === null || !mayHaveValues(noun) || tellsPlaces(noun, said)) return null
  // "A repair shop (phones, laptops)" names no column.
  if (noun.words.length > 1 && amountOwners.has(noun.words.at(-1) ?? '') && isOneOf(tokens, firstOf(tokens, after, noun) - 1, articles))
    return null
  if (example !== null && said.values.some((value) => /\d/.test(value))) return null
  const isSure = isValueNoun(noun) || after < at || said.shares !== null
  // "A repair shop (phones, laptops)" says what the business is about.
  if (!isSure && ['place', 'organisation'].includes(classify(noun.words)?.archetype.name ?? '')) return null
  return !isSure && areColumns(said) ? null : withCount(tokens, noun, after, said)
}

/** After a verb: "plan can be Basic, Plus or Max", "payment_method is one of card, paypal". */
function announced(tokens: readonly Token[], text: string, at: number, free: number): AttributeReading | null {
  const isLink = isOneOf(tokens, at, links) && !isGrade(tokens, at)
  const included = including(tokens, at)
  if (!isLink && announcing(tokens, at) === null && included === null) return null
  if (isLink && at > free && isOneOf(tokens, at - 1, links)) return null
  const linked = skipLinks(tokens, at).next
  const words = announcing(tokens, linked) ?? included
  const start = skip(wordSet(':'), 1)(tokens, words?.next ?? linked).next
  const noun = columnAnnounced(tokens, at, free, included !== null)
  const choice = noun === null || start === at ? null : readNumberChoice(tokens, start)
  if (noun === null || start === at || timeWords.has(headOf(noun.words))) return null
  // "Bags are | 250 or 500 g" is of what their unit measures.
  if (choice !== null && dimensionOf(choice.unit ?? '') !== undefined && columnSureness(noun) === 'none') return null
  const end: ListEnd = isOneOf(tokens, start, openingBrackets) ? 'bracket' : 'clause'
  const said = choice ?? readSaidValues(tokens, text, end === 'bracket' ? start + 1 : start, end)
  // "Lunch is quiet, dinner is busy": another statement follows.
  if (isLink && said !== null && said.values.length > 1 && isOneOf(tokens, said.next, being)) return null
  if (said !== null && isBusiness(tokens, noun, said)) return null
  if (said !== null && areNames(tokens, start, noun, said)) return withCount(tokens, noun, at, said)
  if (!(mayHaveValues(noun) || (choice !== null && (isFeature(noun) || columnSureness(noun) === 'known')))) return null
  if (said === null || tellsPlaces(noun, said) || isOfSome(tokens, firstOf(tokens, at, noun), at, free)) return null
  if (
    words === null &&
    textAt(tokens, start - 1) === ':' &&
    (!isCategory(noun) || businesses.has(noun.words.at(-1) ?? '')) &&
    areTables(said)
  )
    return null
  // "Rating out of 5 and number of reviews".
  if (words !== null && new Set(said.values.map((value) => digits.test(value))).size > 1) return null
  // "Payments in March 2024, in euros" says when, and "a group in Paris, Lyon and Vichy" where.
  if (
    textAt(tokens, at) === 'in' &&
    (said.values.some((value) => /^\d/.test(value) || isPlace(value)) || readPeriod(tokens, start) !== null || areColumns(said))
  )
    return null
  const isSure =
    isCategory(noun) ||
    (isValueNoun(noun) && textAt(tokens, at) !== 'in') ||
    words !== null ||
    choice !== null ||
    (isOneOf(tokens, at, modals) && said.values.every((value) => !/\d/.test(value)))
  // "12% organic farms, 3% losses" are shares of different things.
  if (!isSure && !(said.shares !== null && areAll(said.shares) && textAt(tokens, at) === ':')) return null
  return withCount(tokens, noun, at, said)
}

const commaOrColon = wordSet(', :')

/** Shares of all rows behind a comma: "a tariff column, 70% day and 30% night", "a split column: 80% train, 20% test", "a priority, 40% high and 60% low". */
function shared(tokens: readonly Token[], text: string, at: number, free: number): AttributeReading | null {
  if (!isOneOf(tokens, at, commaOrColon) || percentAt(tokens, at + 1) === null) return null
  const end = skipBack(tokens, at, free, columnWords, 1)
  const noun = nounBefore(tokens, end, free)
  const isColumn =
    noun !== null &&
    (end < at || (textAt(tokens, at) === ',' && isCategory(noun) && isOneOf(tokens, firstOf(tokens, end, noun) - 1, articles)))
  const said = isColumn ? readSaidValues(tokens, text, at + 1, 'clause') : null
  if (noun === null || said === null || said.shares === null || !areAll(said.shares)) return null
  return valuesReading(tokens, noun, end, said)
}

/** After a word for examples: "roles such as admin, editor or viewer", "categories like toys and books". */
function exampled(tokens: readonly Token[], text: string, at: number, free: number): AttributeReading | null {
  const words = examples(tokens, at)
  const end = textAt(tokens, at - 1) === ',' ? at - 1 : at
  const noun = words === null ? null : nounBefore(tokens, end, free)
  if (words === null || noun === null || !isOfValues([...noun.words.slice(0, -1), headOf(noun.words)], isPluralNoun(noun))) return null
  const listed = readSaidValues(tokens, text, skipComma(tokens, words.next).next, 'clause')
  // "codes such as A17 and B20" shows their form.
  const said = listed === null || listed.values.some((value) => /\d/.test(value)) ? null : withEnd(tokens, listed)
  return said === null || tellsPlaces(noun, said) ? null : withCount(tokens, noun, end, said)
}

/** "chest pain and shortness | of breath": the last value with what it is of. */
function withEnd(tokens: readonly Token[], said: SaidValues): SaidValues {
  const next = said.next + 2
  if (said.shares !== null || textAt(tokens, said.next) !== 'of' || kindAt(tokens, next - 1) !== 'word' || !endsClause(tokens, next))
    return said
  return { ...said, values: [...said.values.slice(0, -1), `${said.values.at(-1) ?? ''} of ${textAt(tokens, next - 1)}`], next }
}

/** Whether words in the singular name a column with a few values, or what is neither a thing nor a word for columns: "symptoms like". */
function isOfValues(words: readonly string[], isPlural: boolean): boolean {
  const head = words.at(-1) ?? ''
  const kind = classify(words)
  const isThing = kind !== null && kind.archetype.name !== 'category'
  return isValueNoun({ words }) || (!unspecific.has(head) && !isThing && (isPlural || findMeaning(words, []).isExact))
}

/** Whether values behind a colon are names of rows: "doors: Front, Back and Garage". */
function areNames(tokens: readonly Token[], start: number, noun: Noun, said: SaidValues): boolean {
  if (!isPluralNoun(noun) || isValueNoun(noun) || textAt(tokens, start - 1) !== ':' || !isKnownHead(headOf(noun.words))) return false
  return said.shares === null && said.values.every((value) => /^\p{Lu}/u.test(value)) && !areColumns(said) && !arePlaces(said)
}

/** Whether a noun is a count in each row: "doors: 2, 3 or 5". */
function isFeature({ words }: Noun): boolean {
  return featureNouns.has(headOf(words))
}

/** Directly after a column that has few values: "severity low/medium/high/critical", "status pending, in_transit or delivered". */
function bare(tokens: readonly Token[], text: string, at: number, free: number): AttributeReading | null {
  if (separators.has(textAt(tokens, at))) return null
  // "A role of admin, editor or reader".
  const isOf = textAt(tokens, at) === 'of'
  const start = isOf ? at + 1 : at
  const longest = nounBefore(tokens, at, Math.max(free, at - 3))?.words.length ?? 0
  for (let length = longest; length >= 1; length--) {
    const noun = nounOf(tokens, at - length, at)
    if (isOf ? !isCategory(noun) : !(isValueNoun(noun) || isPlaceNoun(noun))) continue
    // "Payment | method card".
    const word = textAt(tokens, start)
    if (kindAt(tokens, start) === 'word' && (isCategory({ words: [word] }) || (singularOf(word) === 'code' && isCategory(noun))))
      return null
    // "Blood | pressure, smoker yes/no".
    if (!isOf && kindAt(tokens, at) === 'word' && !isCategory(noun) && findMeaning([...noun.words, word], []).isExact) return null
    const listed = readSaidValues(tokens, text, start, 'clause')
    const said = listed === null ? readUnparted(tokens, noun, start) : withLaterShares(tokens, listed)
    if (
      said === null ||
      tellsPlaces(noun, said) ||
      !(listed === null || areClear(tokens, start, said, noun)) ||
      (!isValueNoun(noun) && !areCodes(said))
    )
      return null
    if (
      isOf &&
      (said.values.length < 2 || said.values.some(isPlural) || !tokens.slice(start, said.next).some((token) => token.text === 'or'))
    )
      return null
    // "events | of types click and view"
    const rows = textAt(tokens, at - length - 1) === 'of' ? nounBefore(tokens, at - length - 1, free) : null
    const reading = valuesReading(tokens, noun, at, said)
    return rows !== null && isPluralNoun(rows) && !isCategory(rows) ? { ...reading, table: rows } : reading
  }
  return null
}

const separators = wordSet(', and or / | : ; ( ) named called namely')

/** A business is no column: "A hotel group: ...". */
const businesses = wordSet('group team platform')
