import { lastJoints, openingBrackets, relatives } from '../../lexicon/connectives.ts'
import { articles } from '../../lexicon/determiners.ts'
import { isKnownHead } from '../../compose/noun-words.ts'
import { being, modals } from '../../lexicon/verbs.ts'
import { featureNouns } from '../../lexicon/feature-nouns.ts'
import { timeWords } from '../../lexicon/time-words.ts'
import { rowWords } from '../../lexicon/row-words.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import type { Noun } from '../../words/noun.ts'
import { exactMeaning } from '../../meanings/exact-meaning.ts'
import { findMeaning } from '../../meanings/find-meaning.ts'
import { nounBefore, nounOf, readNoun } from '../../words/nouns.ts'
import { isOneOf, kindAt, oneOf, skip, skipBack, textAt } from '../../reader/index.ts'
import type { Token } from '../../tokens/token.ts'
import { headOf, isPlural, singularOf } from '../../words/words.ts'
import { arePlaces, type ListEnd, readSaidValues, type SaidValues } from '../readers/said-values.ts'
import { readNumberChoice } from '../readers/number-choice.ts'
import { areAll } from '../columns/shares-of-values.ts'
import { withLaterShares } from '../readers/later-shares.ts'
import { firstOf, isOfSome } from '../readers/subject-before.ts'
import { isCategory, isValueNoun, mayHaveValues } from '../readers/value-nouns.ts'
import type { AttributePhrase, AttributeReading } from './attribute-phrase.ts'

/** Words before values: "one of", "either". */
const announcing = oneOf([
  'one of',
  'either',
  'any of',
  'among',
  'chosen from',
  'out of',
  'values',
  'with values',
  'with the values',
  'drawn from',
  'picked from',
])
const starts = wordSet(openingBrackets, ': = is are in either one any among be values chosen drawn picked or came', 'low')
const links = wordSet(being, modals, articles, relatives, ': = in from into')
const digits = /^\d+$/
const skipLinks = skip(links, 4)

/** Values of a column: "status (active, inactive)", "severity low/medium/high", "plan is one of Basic, Plus or Max". */
export const values: AttributePhrase = {
  name: 'values',
  startsAt: ({ text, kind }) => starts.has(text) || kind === 'word' || kind === 'number' || text === '$',
  read: (tokens, at, free, _, text) =>
    bracketed(tokens, text, at, free) ??
    announced(tokens, text, at, free) ??
    bare(tokens, text, at, free) ??
    slashed(tokens, text, at) ??
    leading(tokens, text, at, free),
}

/** In brackets: "size in {S, M, L}", "status (todo, doing, done)". */
function bracketed(tokens: readonly Token[], text: string, at: number, free: number): AttributeReading | null {
  if (!isOneOf(tokens, at, openingBrackets)) return null
  const after = skipBack(tokens, at, free, links, 3)
  const noun = nounBefore(tokens, after, free)
  const said = noun === null ? null : readSaidValues(tokens, text, at + 1, 'bracket')
  if (noun === null || said === null || isCounted(tokens, after, noun) || !mayHaveValues(noun) || tellsPlaces(noun, said)) return null
  const isSure = isValueNoun(noun) || after < at || said.shares !== null
  return !isSure && areColumns(said) ? null : readingOf(tokens, noun, after, said)
}

/** After a verb: "plan can be Basic, Plus or Max", "payment_method is one of card, paypal". */
function announced(tokens: readonly Token[], text: string, at: number, free: number): AttributeReading | null {
  const isLink = isOneOf(tokens, at, links)
  if (!isLink && announcing(tokens, at) === null) return null
  if (isLink && at > free && isOneOf(tokens, at - 1, links)) return null
  const linked = skipLinks(tokens, at).next
  const words = announcing(tokens, linked)
  const start = skip(wordSet(':'), 1)(tokens, words?.next ?? linked).next
  const before = nounBefore(tokens, at, free)
  // The title of data names no column: "shop data: 60% new, 40% returning customers".
  const noun = before !== null && rowWords.has(before.words.at(-1) ?? '') && textAt(tokens, at) === ':' ? null : before
  const choice = noun === null || start === at ? null : readNumberChoice(tokens, start)
  if (noun === null || start === at || timeWords.has(headOf(noun.words)) || !(mayHaveValues(noun) || (choice !== null && isFeature(noun))))
    return null
  const end: ListEnd = isOneOf(tokens, start, openingBrackets) ? 'bracket' : 'clause'
  const said = choice ?? readSaidValues(tokens, text, end === 'bracket' ? start + 1 : start, end)
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
  if (textAt(tokens, at) === 'in' && said.values.some((value) => /^\d/.test(value))) return null
  const isSure =
    isCategory(noun) ||
    (isValueNoun(noun) && textAt(tokens, at) !== 'in') ||
    words !== null ||
    choice !== null ||
    (isOneOf(tokens, at, modals) && said.values.every((value) => !/\d/.test(value)))
  // "12% organic farms, 3% losses" are shares of different things.
  if (!isSure && !(said.shares !== null && areAll(said.shares) && textAt(tokens, at) === ':')) return null
  return isCounted(tokens, at, noun) ? null : readingOf(tokens, noun, at, said)
}

/** Whether a noun is a count in each row: "doors: 2, 3 or 5". */
function isFeature({ words }: Noun): boolean {
  return featureNouns.has(headOf(words))
}

/** Directly after a column that has few values: "severity low/medium/high/critical", "status pending, in_transit or delivered". */
function bare(tokens: readonly Token[], text: string, at: number, free: number): AttributeReading | null {
  if (separators.has(textAt(tokens, at))) return null
  const longest = nounBefore(tokens, at, Math.max(free, at - 3))?.words.length ?? 0
  for (let length = longest; length >= 1; length--) {
    const noun = nounOf(tokens, at - length, at)
    if (!(isValueNoun(noun) || isPlaceNoun(noun))) continue
    // "Payment | method card".
    if (kindAt(tokens, at) === 'word' && isCategory({ words: [textAt(tokens, at)] })) return null
    const listed = readSaidValues(tokens, text, at, 'clause')
    const said = listed === null ? null : withLaterShares(tokens, listed)
    if (said === null || tellsPlaces(noun, said) || !isClear(tokens, at, said) || (!isValueNoun(noun) && !areCodes(said))) return null
    return readingOf(tokens, noun, at, said)
  }
  return null
}

/** Before the column: "FedEx/UPS/DHL carriers", "open/in_progress/closed statuses". */
function slashed(tokens: readonly Token[], text: string, at: number): AttributeReading | null {
  if (tokens[at + 1]?.text !== '/' && tokens[at + 1]?.isSnake !== true) return null
  const values: string[] = []
  let next = at
  for (; values.length < mostSlashed; next++) {
    const start = next
    while (tokens[next + 1]?.isSnake === true && tokens[next + 1]?.start === (tokens[next]?.end ?? 0) + 1) next++
    if (kindAt(tokens, start) !== 'word') return null
    values.push(text.slice(tokens[start]?.start, tokens[next]?.end))
    if (textAt(tokens, ++next) !== '/') break
  }
  if (values.length < 3 || new Set(values).size < values.length || textAt(tokens, at - 1) === '/') return null
  const isNamed = /^\p{Lu}/u.test(values[0] ?? '')
  const most = (readNoun(tokens, next)?.next ?? next) - next
  const lengths = [2, 1].filter((length) => length <= most)
  const noun = lengths.map((length) => nounOf(tokens, next, next + length)).find((each) => isColumnOfValues(each, isNamed))
  if (noun === undefined) return null
  const column = { ...noun, words: [...noun.words.slice(0, -1), singularOf(noun.words.at(-1) ?? '')] }
  return readingOf(tokens, column, at, { values, shares: null, next: next + noun.words.length })
}

/** Whether a noun names a column with a few values ("priority", "payment methods") or a column of names ("carriers"). */
function isColumnOfValues({ words }: Noun, isNamed: boolean): boolean {
  const singular = words.map(singularOf)
  return isValueNoun({ words: singular }) || (isNamed && exactMeaning(singular, []) !== null)
}

const mostSlashed = 12

/** Before a plural column: "on Basic, Pro and Enterprise plans (60/30/10)". */
function leading(tokens: readonly Token[], text: string, at: number, free: number): AttributeReading | null {
  if (!isOneOf(tokens, at, groupings)) return null
  const noun = nounOf(tokens, at, at + 1)
  for (let start = at - 1; start > Math.max(free, at - mostBefore); start--) {
    if (!leads.has(textAt(tokens, start - 1))) continue
    const listed = tokens.slice(start, at)
    const said = readSaidValues(listed, text, 0, 'item')
    const isWritten = listed.some((token) => lastJoints.has(token.text)) && listed.some((token) => token.text === ',')
    const isPlain = said?.values.every((value) => !/\d/.test(value) && value.split(' ').length < 3) === true
    if (said === null || said.next < listed.length || !isWritten || !isPlain || tellsPlaces(noun, said) || areColumns(said)) return null
    const column = { ...noun, words: [singularOf(noun.words[0] ?? '')] }
    return readingOf(tokens, column, start, { ...said, next: at + 1 })
  }
  return null
}

const mostBefore = 16
const groupings = wordSet(
  'plans tiers statuses levels segments categories types classes grades sizes stages channels roles colors colours formats',
)
const leads = wordSet('on with in of across into')

/** Whether the values are places and the column is one of places. A cuisine may be "Italian", but a region "Italy" is a place. */
function tellsPlaces({ words }: Noun, said: SaidValues): boolean {
  return isPlaceNoun({ words }) && arePlaces(said)
}

function isPlaceNoun({ words }: Pick<Noun, 'words'>): boolean {
  return placeNouns.has(headOf(words))
}

/** Codes are values as written: "country US, BR, IN". */
function areCodes({ values: all }: SaidValues): boolean {
  return all.every((value) => /^[A-Z]{2,3}$/.test(value))
}

const placeNouns = wordSet(
  'country region state city nationality location origin market zone area place town destination office branch site',
)

/** Whether the words after a column are values and not further columns. */
function isClear(tokens: readonly Token[], at: number, said: SaidValues): boolean {
  const isSlashed = tokens.slice(at, said.next).some(({ text }) => text === '/' || text === '|' || text === 'or')
  if (isSlashed || said.shares !== null || said.values.every((value) => /^\p{Lu}$/u.test(value))) return true
  return (
    said.values.length >= fewest && said.values.every((value) => /^\p{L}[\p{L}\p{N}_+/-]*(?: \p{L}+)?$/u.test(value)) && !areColumns(said)
  )
}

/** With at least this many words, commas alone are enough. */
const fewest = 3

const separators = wordSet(', and or / | : ; ( ) named called namely')

/** Whether most items are known columns: "users (name, email, age)". */
function areColumns({ values: all }: SaidValues): boolean {
  const known = all.filter(
    (value) => /^[\w ]+$/.test(value) && !/(?:ed|ing|able)$/.test(value) && findMeaning(value.toLowerCase().split(/[ _]/), []).isExact,
  )
  return known.length * 2 > all.length
}

/** A business is no column: "A hotel group: ...". */
const businesses = wordSet('group team platform')

/** Whether most items are tables: "a hotel group: hotels, rooms and guests". */
function areTables({ values: all, shares }: SaidValues): boolean {
  const things = all.filter((value) => {
    const last = value.split(' ').at(-1) ?? ''
    return value === value.toLowerCase() && isPlural(last) && isKnownHead(singularOf(last))
  })
  return shares === null && things.length * 2 > all.length
}

/** Whether a number counts the noun: "3 plans (free, pro, team)". */
function isCounted(tokens: readonly Token[], after: number, { words }: Noun): boolean {
  return tokens[after - words.length - 1]?.kind === 'number'
}

function readingOf(tokens: readonly Token[], noun: Noun, first: number, listed: SaidValues): AttributeReading {
  const said = withLaterShares(tokens, listed)
  const name = `${noun.words.at(-1) ?? ''} `
  // "Group A 50%, group B 50%" repeats the column.
  const values = said.values.map((value) => (value.toLowerCase().startsWith(name) ? value.slice(name.length) : value))
  return {
    aspects: [{ type: 'values', values: new Set(values).size < values.length ? said.values : values, shares: said.shares }],
    currency: null,
    column: noun,
    table: null,
    isMore: false,
    first,
    next: said.next,
  }
}
