import type { Span } from '../tokens/token.ts'
import { isOfNumbers } from './statistic-tail.ts'
import { timeWords } from '../lexicon/time-words.ts'
import { unitWords } from './name-words.ts'
import { endOf } from '../tokens/end-of.ts'

/** What separates the items of a list. */
export type Separator = 'commas' | 'semicolons' | 'bars' | 'dashes' | 'lines' | 'rows' | 'cells'

const separators: Readonly<Record<Separator, RegExp>> = {
  commas: /,\s?(?:(?:and|plus) |& ?)?| and | & | plus /y,
  semicolons: /;\s?(?:and )?/y,
  bars: / ?\| ?/y,
  dashes: / - /y,
  lines: /\n/y,
  rows: /\n\|/y,
  cells: /[,;\t]/y,
}
/** Separators of lists without an announced one; the first that occurs is used. */
const firstOf: readonly Separator[] = ['commas', 'semicolons', 'bars', 'lines']

const opening = new Set(['(', '[', '{'])
const closing = new Set([')', ']', '}'])
/** Longer items end the list, by characters, or by words outside of brackets. Lines may describe columns. */
const longest = 200
const mostWords = 18
const longestLine = 400
const mostWordsOfLine = 70
/** First characters of separators. */
const signs = new Set([',', ';', '|', '\n', '\t'])
/** First characters of separators in words, after a space. */
const afterSpace = new Set(['a', '&', 'p', '-', '|'])

/** The start of a list and its largest extent. */
export interface Extent extends Span {
  /** Null for the first separator that occurs. */
  readonly separator: Separator | null
  /** Whether the list ends with its sentence, its line, or before "for 300 users"; else at `end` or with its bracket. */
  readonly isInSentence: boolean
}

/**
 * Splits a list into items without the space around them. Separators in brackets do not count. The list ends at an unmatched bracket and
 * before an item that is too long.
 */
export function* itemsFrom(text: string, { start, end, separator, isInSentence }: Extent): Generator<Span, undefined> {
  let parts = separator
  let depth = 0
  let from = start
  let words = 0
  const [longestItem, most] = separator === 'lines' ? [longestLine, mostWordsOfLine] : [longest, mostWords]
  for (let at = start; at <= end && at - from <= longestItem && words <= most; at++) {
    const char = at === end ? '' : (text[at] as string)
    if (opening.has(char)) depth++
    if (depth > 0) {
      if (closing.has(char)) depth--
      continue
    }
    if (char === '' || closing.has(char) || (isInSentence && endsAt(text, at, from, parts))) {
      if (at > from) yield trimmed(text, { start: from, end: at })
      return
    }
    if (char === ' ') words++
    if (!signs.has(char) && !(char === ' ' && afterSpace.has(text[at + 1] ?? ''))) continue
    if (parts === null && text.slice(from, at).trim() !== '') parts = firstOf.find((each) => endOf(separators[each], text, at) > at) ?? null
    const length = parts === null ? 0 : endOf(separators[parts], text, at) - at
    if (length === 0 || at + length > end) continue
    if (
      isInNumber(text, from, at) ||
      isInNumbers(text, from, at) ||
      isInRange(text, from, at) ||
      isOfNumbers(text, from, at) ||
      isInHalves(text, at)
    )
      continue
    const item = trimmed(text, { start: from, end: at })
    if (item.end > item.start) yield item
    from = at + length
    at = from - 1
    words = 0
  }
}

/** Splits a text at commas or semicolons outside of brackets: "a, b; c". */
export function partsOf(text: string, span: Span, separator: Separator): readonly Span[] {
  return [...itemsFrom(text, { ...span, separator, isInSentence: false })]
}

/** Whether a comma separates the thousands of a number after a name, or of an end of a range: "mileage up to 200,000", "20,000-150,000". */
function isInNumber(text: string, from: number, at: number): boolean {
  const item = text.slice(from, at)
  if (!/^,\d{3}(?!\d)/.test(text.slice(at, at + 5)) || !/(?<![\d,])\d{1,3}(?:,\d{3})*$/.test(item)) return false
  return /\p{L}/u.test(item) || startsRange(item, text.slice(at, at + 20)) || endsRange(item)
}

/** ", 12 or 24 months" behind "length 1", up to the end of the item. */
const moreNumbers = /(?:, ?\d[\d.]{0,8}){0,8},? (?:or|and) \d(?:[\d.]{0,8}\d)?(?: (\p{L}{1,12}))?(?=[,;)\n.]|$| and )/uy

/** Whether a separator is between numbers that a name can have: "contract length 1, 12 or 24 months", but not "5 and 10". */
function isInNumbers(text: string, from: number, at: number): boolean {
  const listed = /[\p{L}_] \d(?:[\d.]{0,8}\d)?((?:, ?\d[\d.]{0,8}){0,8})$/u.exec(text.slice(from, at))
  if (listed === null || (listed[1] === '' && text[at] === ' ')) return false
  moreNumbers.lastIndex = at
  const found = moreNumbers.exec(text)
  return found !== null && (found[1] === undefined || unitWords.has(found[1]) || timeWords.has(found[1]))
}

/** "half | and half", "half male | and half female", "equally male | and female" */
function isInHalves(text: string, at: number): boolean {
  const before = /\b(?:(half)(?: [\p{L}-]{2,20})?|(?:equally|evenly) [\p{L}-]{2,20})$/iu.exec(text.slice(Math.max(0, at - longestHalf), at))
  return (
    before !== null &&
    (before[1] === undefined ? /^ and (?!\w+_)[\p{L}-]{2,20}(?=[,;.)]|$)/u : /^ and half\b(?! an?\b| of\b)/i).test(
      text.slice(at, at + longestHalf),
    )
  )
}

const longestHalf = 30

/** "20" before ",000-150,000". */
function startsRange(item: string, rest: string): boolean {
  return /^\s*[$€£]?\d{1,3}(?:,\d{3})*$/.test(item) && /^(?:,\d{3})+ ?[-–—] ?[$€£]?\d/.test(rest)
}

/** Most characters of a range of numbers. */
const longestRange = 30

/** "20,000-150" and "500-2", but not "100-200", before ",000". */
function endsRange(item: string): boolean {
  const [before = '', after = ''] = item.slice(-longestRange).split(/[-–—]/).slice(-2)
  const least = /(?<![\d,])[\d,]{1,20} ?$/.exec(before)?.[0].trim() ?? ''
  const most = after.replaceAll(/[ $€£]/g, '')
  return /^\d/.test(most) && least !== '' && (least.includes(',') || (!most.includes(',') && Number(most) <= Number(least)))
}

/** "between 1950 | and today", "between Jan 2020 | and March 2021" */
const timeEnd = /^ and (?:today|now|the present)\b|^ and (?:\d{1,2} )?[A-Z][a-z]{2,8}\.? (?:\d{1,2},? )?(?:19|20)\d\d\b/
const timeStart = /\bbetween (?:\d{1,2} )?(?:[A-Z][a-z]{2,8}\.? ?)?(?:\d{1,2},? )?(?:(?:19|20)\d\d)?$/

/** "and 40% with", "and 3 tags": no value. */
const countedNext = /^ and \d(?:[\d.,]{0,8}\d)? ?(?:%|\p{L})/u

/** Whether an "and" belongs to a range or to common values: "price between 1 and 50", "rating 1-5, mostly 4 and 5". */
function isInRange(text: string, from: number, at: number): boolean {
  if (text[at] === ' ' && timeEnd.test(text.slice(at, at + 24)) && timeStart.test(text.slice(Math.max(from, at - 30), at))) return true
  if (text[at] !== ' ' || !/^ and [$€£]?-?\d/.test(text.slice(at, at + 8))) return false
  const item = text.slice(from, at)
  if (/\b(?:mostly|mainly|skewed to(?:wards?)?) \d{1,3}$/i.test(item)) return !countedNext.test(text.slice(at, at + 20))
  return /\bbetween [$€£]?-?\d[\d.,-]{0,12}k?$/i.test(item) && !/\b(?:is|are|was|were|be)\b/i.test(item)
}

const sentenceEnd = /[.!?](?=\s|$)/y
/** " are stored", " for 300 users", "(85 stores)" and "- 55 sensors" at the end of a sentence: no part of a column */
const ending =
  / (?:is|are|(?:must|should|will) be) (?:also )?(?:stored|recorded|kept|tracked|held|noted|required|needed)\b| for (?:(?:the|all|my|our) )?\d(?![\d.,]{0,5} ?(?:%|percent))| ?(?:--|[-–—(]) ?\d[\d,]{0,11}k? (?!(?:digit|letter|char|decimal|place|word|star|point|year|month|week|day|hour|minute|second|percent)\w{0,8}\b)\p{L}{1,30} ?\)?(?=$|[\n.;])/uy

/** Whether the sentence of a list ends at an offset. A line break after a comma does not end it. */
function endsAt(text: string, at: number, from: number, parts: Separator | null): boolean {
  const char = text[at] as string
  if (char === ';') return parts === 'commas' || parts === 'dashes'
  if (char === '\n') return text[at + 1] === '\n' || text.slice(from, at).trim() !== ''
  if (char === ' ' || char === '(') return /[fiamsw\d(–—-]/.test(text[at + 1] ?? '') && endOf(ending, text, at) > at
  return (char === '.' || char === '!' || char === '?') && endOf(sentenceEnd, text, at) > at
}

/** Removes the space at both ends. */
export function trimmed(text: string, { start, end }: Span): Span {
  let first = start
  let last = end
  while (first < last && /\s/.test(text[first] as string)) first++
  while (last > first && /\s/.test(text[last - 1] as string)) last--
  return { start: first, end: last }
}
