import { isPersonNoun } from '../compose/is-person-noun.ts'
import { isKnownHead } from '../compose/noun-words.ts'
import { countedNoun } from '../compose/counted-noun.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { approximations, exactWords } from '../lexicon/approximations.ts'
import { articles, distributives } from '../lexicon/determiners.ts'
import { havingVerbs } from '../lexicon/verbs.ts'
import { endsClause, hasWords, isOneOf, kindAt, oneOf, skipBack, textAt } from '../reader/index.ts'
import { type Amount, canStartAmount, readAmount } from '../amounts/amount.ts'
import { boundsOfRows } from '../amounts/bounds-of-rows.ts'
import { pastTotal } from '../amounts/past-total.ts'
import type { CountFact } from '../facts/fact.ts'
import type { Noun } from '../words/noun.ts'
import { readCountTail } from '../amounts/count-tail.ts'
import { onlyCounted } from '../amounts/counted-before.ts'
import { isNamedNumber } from '../amounts/named-number.ts'
import { hasMeanBefore } from '../amounts/has-mean-before.ts'
import { inThousands } from '../amounts/in-thousands.ts'
import { isLimit, isOfSingleRows } from '../amounts/is-limit.ts'
import { behindCompound } from '../amounts/behind-compound.ts'
import { isBelowAll } from '../amounts/is-below-all.ts'
import { isNumberList } from '../amounts/is-number-list.ts'
import { totalOf } from '../amounts/total-of.ts'
import { isSpelling } from '../amounts/is-spelling.ts'
import { isPriceList } from '../amounts/is-price-list.ts'
import { isCompared } from '../amounts/is-compared.ts'
import { ofCompany, ofMember } from '../amounts/count-of-one.ts'
import { afterFew } from '../words/named-numbers.ts'
import { isMeasure } from '../words/is-measure.ts'
import { isOfOne } from '../amounts/is-of-one.ts'
import { isAlike, isPluralNoun, nounBefore, readNoun } from '../words/nouns.ts'
import { isNumberWord } from '../amounts/quantity.ts'
import { spelledOut } from '../words/spelled-out.ts'
import { readEach, readPer } from '../amounts/said-ratio.ts'
import { isPerTime } from '../words/is-per-time.ts'
import type { Token } from '../tokens/token.ts'
import { fillerWords, functionWords, headOf, isPlural } from '../words/words.ts'
import { countExamples } from './count-examples.ts'
import { countOfName } from './count-of-name.ts'
import { pastWindow } from './past-window.ts'
import type { Phrase, Reading } from './phrase.ts'
import { hasRangeOfRows } from '../compose/has-range-of-rows.ts'
import { rowNouns } from '../lexicon/row-words.ts'

/** Up to this number, "2 bedroom apartments" is an adjective. */
const mostFew = 12
/** Prepositions between rows and their table: "70 records for the table suppliers". */
const beforeTables = wordSet('for in into')
const limits = wordSet('under below above exceeding < >')
/** Most words between "average" and its number. */
const mostOfMean = 6
/** Words of quality before "examples". */
const mostPraise = 3
/** Between "each" and the number of what each has. */
const mostAfterEach = 5
const adverbs = wordSet('always never')
const parts = wordSet('kind kinds type types sort sorts way ways dozen couple pair pairs')

/** The number of rows of a table: "500 patients". */
export const count: Phrase = {
  name: 'count',
  precedence: 10,
  description: 'How many rows a table has.',
  examples: countExamples,
  startsAt: canStartAmount,
  read: (tokens, at, free) => {
    const said = inThousands(tokens, at, readAmount(tokens, at))
    // "Under 400 rooms" is a limit, "under 400 rows" a number of rows.
    const isBelow = said !== null && isBelowAll(tokens, at, said.next)
    if (!isBelow && isOneOf(tokens, at - 1, limits)) return null
    const amount = isBelow ? { ...said, value: said.value - 1 } : ofEachGroup(tokens, at, said)
    // "One or more books", "more than one part": a number for each parent.
    if (amount === null || !isWhole(amount) || (amount.value === 1 && (amount.max === null || textAt(tokens, at + 1) === 'or'))) return null
    // "Sales (2000 rows)" and "restaurant reservations 1500 rows" name the table before the number.
    const isAfterNoun = /^[([→]$/.test(textAt(tokens, at - 1)) || isOwnPlural(tokens, at - 1)
    const isOfNoun = isAfterNoun && isOneOf(tokens, amount.next, rowNouns)
    const member = ofMember(tokens, at, free, amount)
    if (member !== null) return member
    const own = isOfNoun ? fromNoun(tokens, at, free, amount) : null
    const named = countOfName(tokens, at, free, amount)
    // "dim_article 250 rows" is no article 250.
    if (named !== null && tokens[at - 1]?.isSnake === true) return named
    const read = named ?? own ?? totalOf(tokens, at, free, amount) ?? fromNumber(tokens, at, amount) ?? fromNoun(tokens, at, free, amount)
    const staff = read === null ? ofCompany(tokens, at, amount) : null
    if (staff !== null) return staff
    return read === null || isNamedNumber(tokens, at, amount) ? null : read
  },
}

/** The number of people in all groups: "3 groups x | 40 people", "2 arms (A, B) × | 30 patients". */
function ofEachGroup(tokens: readonly Token[], at: number, said: Amount | null): Amount | null {
  if (said === null || !/^[x×]$/.test(textAt(tokens, at - 1))) return said
  let end = at - 1
  if (textAt(tokens, end - 1) === ')') while (end > Math.max(0, at - longestBracket) && textAt(tokens, end) !== '(') end--
  const groups = nounBefore(tokens, end, 0)
  const people = readNoun(tokens, said.next)
  const number = tokens[end - (groups?.words.length ?? 0) - 1]
  if (groups === null || people === null || number?.kind !== 'number' || !isPersonNoun(people.noun)) return said
  return { ...said, value: said.value * number.value }
}

const longestBracket = 20

function isWhole({ value }: Amount): boolean {
  return Number.isSafeInteger(value)
}

/** The noun after a number: "500 patients". */
function fromNumber(tokens: readonly Token[], at: number, amount: Amount): Reading | null {
  const read =
    behindCompound(tokens, amount.next) ??
    readNoun(tokens, nounStart(tokens, hasWords(tokens, amount.next, 'or so') ? amount.next + 2 : amount.next))
  const plural = read !== null && amount.value > 1 ? spelledOut(read.noun, isLast(tokens, read.next)) : null
  const found = read === null || plural === null ? read : { ...read, noun: plural }
  if (
    found === null ||
    (parts.has(textAt(tokens, found.next - 1)) && found.noun.words.length === 1) ||
    isCompound(tokens, amount.next - 1) ||
    hasWords(tokens, amount.next, 'of them') ||
    isFew(found.noun, amount.value) ||
    isSpelling(tokens, found.next) ||
    isMeasure(found.noun) ||
    isLimit(tokens, found.next) ||
    isOfSingleRows(tokens, at, amount) ||
    hasMeanBefore(tokens, at, 1) ||
    isOfOne(tokens, at) ||
    !isCountable(found.noun, amount.value)
  )
    return null
  const { next } = found
  const noun = countedNoun(found.noun)
  if (
    isPerTime(tokens, next) ||
    hasWords(tokens, next, 'for each of them') ||
    hasWords(tokens, at - 2, 'with each') ||
    isOfEach(tokens, at) ||
    (readEach(tokens, next) !== null && textAt(tokens, next + 1) !== 'with') ||
    (readPer(tokens, next) !== null && textAt(tokens, next) !== 'each' && textAt(tokens, next) !== 'every')
  )
    return null
  const span = { start: tokens[at]?.start ?? 0, end: noun.end }
  const fact: CountFact = { type: 'count', noun, count: amount.value, ...boundsOfRows(amount), ...span }
  const tail = readCountTail(tokens, next, noun)
  return { facts: tail === null ? [fact] : [fact, ...tail.facts], first: at, next: tail?.next ?? next }
}

/** Whether a number is part of an adjective: "two-bed flats", "a 5-star hotel"; but "a 600-row dataset" has 600. */
function isCompound(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.isHyphened === true && !isOneOf(tokens, at + 1, rowNouns) && isPlural(textAt(tokens, at + 2))
}

/** Words for goods that had an owner, of which "used" is else a verb and "second" a unit. */
const preowned = oneOf(['used', 'second hand', 'pre owned'])

/** The start of the noun: after "rows of", "realistic examples of", "records for the table", "of" or "two-bed". */
function nounStart(tokens: readonly Token[], at: number): number {
  if (isCompound(tokens, at) && (kindAt(tokens, at) === 'number' || isNumberWord(textAt(tokens, at)))) return at + 2
  // "80 pieces of equipment"
  if (textAt(tokens, at) === 'pieces' && textAt(tokens, at + 1) === 'of' && isKnownHead(textAt(tokens, at + 2))) return at + 2
  const own = preowned(tokens, at)?.next ?? at
  if (own > at && kindAt(tokens, own) === 'word') return own
  let rows = at
  const isLastRows = (place: number): boolean => isOneOf(tokens, place, rowNouns) && !isOneOf(tokens, place + 1, rowNouns)
  while (rows < at + mostPraise && isOneOf(tokens, rows, fillerWords) && !isLastRows(rows)) rows++
  const start = isOneOf(tokens, rows, rowNouns) ? rows + 1 : at
  if (textAt(tokens, start) === 'of') return start + 1
  if (start === at || !isOneOf(tokens, start, beforeTables)) return at
  const table = isOneOf(tokens, start + 1, articles) ? start + 2 : start + 1
  return textAt(tokens, table) === 'table' && kindAt(tokens, table + 1) === 'word' ? table + 1 : at
}

/** The noun before a number: "Patients: 500", "users (2,000)", "books n=40", "replies (n = 90)". */
function fromNoun(tokens: readonly Token[], at: number, free: number, amount: Amount): Reading | null {
  const from = skipBack(tokens, at, free, beforeNumbers, 1)
  const joint = textAt(tokens, from - 1)
  const isN = joint === '=' && textAt(tokens, from - 2) === 'n'
  const isBracket = opensBracket.test(joint) || (isN && textAt(tokens, from - 3) === '(')
  const isJoined = /^[:=([\-–|→x×]$/.test(joint)
  const n = /^[,(]$/.test(textAt(tokens, from - 3)) ? from - 3 : from - 2
  const end = isN ? n : isJoined ? from - 1 : from
  // "Patients over 65" is an age; "patients (at least 65)" are so many.
  const isLeast = isBracket && !isOneOf(tokens, at, comparing)
  const isBound = kindAt(tokens, at) === 'word' && !amount.isRange && joint !== ':' && !isLeast && !isNumberWord(textAt(tokens, at))
  if (end <= free || isBound || (amount.isRange && joint !== ':' && joint !== '=' && !isBracket)) return null
  const after = pastTotal(tokens, isOneOf(tokens, amount.next, rowNouns) ? amount.next + 1 : amount.next)
  const isClosed = isBracket && /^[)\]]$/.test(textAt(tokens, after))
  const closing = isClosed ? after + 1 : after
  // "Teams (100, fk organization_id)".
  const isFirst = isBracket && textAt(tokens, after) === ','
  // "Tickets: 5,000 in 2024", "tickets (5,000 in 2024)".
  const past = isJoined ? pastWindow(tokens, after) : null
  const isOfTime = past !== null && (isBracket ? textAt(tokens, past) === ')' : isLast(tokens, past))
  if (!isOfTime && (isBracket ? !isClosed && !isFirst : !endsClause(tokens, after) && !/^(?:and|})$/.test(textAt(tokens, after))))
    return null
  const noun = nounBefore(tokens, end, free)
  const isYear = !isN && /^(?:19|20)\d[1-9]$/.test(textAt(tokens, at))
  if (noun === null || !(isPluralNoun(noun) || isAlike(noun)) || isMeasure(noun) || isYear) return null
  if ((amount.isRange || kindAt(tokens, at) === 'word') && isBracket && !hasRangeOfRows(noun.words.at(-1) ?? '', amount.max ?? amount.min))
    return null
  // "20k in small shops, | in large shops 90k".
  if (!isJoined && /^(?:in|among|at)$/.test(textAt(tokens, end - noun.words.length - 1))) return null
  // "250 claims. The average claim is 1200, | fire claims 9000".
  const whole = isJoined || noun.words.length < 2 ? null : onlyCounted(tokens, end - noun.words.length)
  if (whole !== null && headOf(whole.words) === headOf(noun.words)) return null
  // "Sensors are broken and always | report 0".
  if (!isJoined && (amount.value === 1 || isOneOf(tokens, end - noun.words.length - 1, adverbs))) return null
  if (!isBracket && (isPriceList(tokens, end - noun.words.length) || (!isJoined && isNumberList(tokens, amount.next)))) return null
  if (!isJoined && (hasMeanBefore(tokens, end, mostOfMean) || isCompared(tokens, end - noun.words.length, noun))) return null
  const span = { start: noun.start, end: tokens[closing - 1]?.end ?? 0 }
  const fact: CountFact = { type: 'count', noun, count: amount.value, ...boundsOfRows(amount), ...span }
  return { facts: [fact], first: end - noun.words.length, next: closing }
}

const opensBracket = /^[([]$/
const beforeNumbers = wordSet(approximations, exactWords)
/** Words before a number that a column has, as an age. */
const comparing = wordSet('over under above below more less fewer')

/** "each with 2 cards", "each having about 3": a number for each parent is no count of all rows. */
function isOfEach(tokens: readonly Token[], at: number): boolean {
  for (let place = at - 1; place >= Math.max(0, at - mostAfterEach) && !isLast(tokens, place); place--) {
    const isDoing = isOneOf(tokens, place + 1, havingVerbs) || textAt(tokens, place + 1).endsWith('ing')
    if (isOneOf(tokens, place, distributives)) return place < at - 1 && isDoing
  }
  return false
}

function isOwnPlural(tokens: readonly Token[], at: number): boolean {
  const text = textAt(tokens, at)
  return kindAt(tokens, at) === 'word' && !functionWords.has(text) && !rowNouns.has(text) && isPlural(text)
}

function isLast(tokens: readonly Token[], at: number): boolean {
  return endsClause(tokens, at) || /^(?:and|&|with|plus|\+|\/)$/.test(textAt(tokens, at))
}

/** Whether the number is part of an adjective: "2 bedroom apartments". */
function isFew({ words }: Noun, value: number): boolean {
  return value <= mostFew && words.length > 1 && afterFew.has(words[0] as string)
}

/** What there can be several of: plurals, words of other scripts not. */
function isCountable(noun: Noun, value: number): boolean {
  return isPluralNoun(noun) || isAlike(noun) || value === 1
}
