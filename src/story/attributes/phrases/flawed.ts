import { sentenceEnds } from '../../lexicon/connectives.ts'
import { cellWords, wholeRowNouns } from '../../lexicon/dirt-words.ts'
import { type Flaw, flawAdjectives, flawTurns, judgedNouns } from '../../lexicon/flaw-turns.ts'
import { being, having, modals } from '../../lexicon/verbs.ts'
import { firstWordsOf, wordSet } from '../../lexicon/word-set.ts'
import type { Noun } from '../../words/noun.ts'
import { nounBefore, nounOf, readNoun } from '../../words/nouns.ts'
import { endsClause, isJoined, isOneOf, kindAt, skip, skipBack, textAt, valueOf, hasOneOf } from '../../reader/index.ts'
import type { Token } from '../../tokens/token.ts'
import { headOf } from '../../words/words.ts'
import type { Aspect, Part } from '../aspect.ts'
import { casesEnd } from '../readers/cases-end.ts'
import { columnSureness } from '../readers/column-noun.ts'
import { type DirtAfter, dirtAfter } from '../readers/dirt-after.ts'
import { defaultShare, readPart } from '../readers/said-part.ts'
import { firstOf } from '../readers/subject-before.ts'
import type { AttributePhrase, AttributeReading, Last } from './attribute-phrase.ts'
import { mayBePlural } from '../../compose/noun-words.ts'

const readTurn = valueOf(flawTurns)
const starts = firstWordsOf(flawTurns.keys())
const links = wordSet(being, modals, 'sometimes often partly all some values written entered stored in a the column field')
const joints = wordSet('and or but while')
/** Most words after a flaw that belong to it. */
const mostTail = 10

/**
 * Flaws in the text of cells: "region spelled inconsistently (north, North)", "10 names in all caps", "dates in mixed formats", "2%
 * negative quantities".
 */
export const flawed: AttributePhrase = {
  name: 'flawed',
  precedence: 300,
  startsAt: ({ text }) => starts.has(text) || text === 'like' || flawAdjectives.has(text),
  read: (tokens, at, free, last) => {
    if (flawAdjectives.has(textAt(tokens, at))) return adjective(tokens, at, free, last)
    const turn = readTurn(tokens, at) ?? readFormats(tokens, at) ?? readExample(tokens, at)
    return turn === null ? null : behind(tokens, at, free, turn.value, turn.next)
  },
}

/** "In US and European format". */
function readFormats(tokens: readonly Token[], at: number): { readonly value: Flaw; readonly next: number } | null {
  if (textAt(tokens, at) !== 'in') return null
  let next = at + 1
  while (next < at + 6 && (kindAt(tokens, next) === 'word' || textAt(tokens, next) === '/') && !isOneOf(tokens, next, formats)) next++
  return next > at + 1 && isOneOf(tokens, next, formats) ? { value: 'flaw', next: next + 1 } : null
}

const formats = wordSet('format formats notation notations style styles')

const examples = wordSet('as like')

/** Examples of wrong cells: "as 31.02.2024", "like 'thirty' or 999". */
function readExample(tokens: readonly Token[], at: number): { readonly value: Flaw; readonly next: number } | null {
  if (!isOneOf(tokens, at, examples) || !/^\d/.test(textAt(tokens, at + 1))) return null
  let next = at + 2
  while (next < at + mostTail && (!endsClause(tokens, next) || (isJoined(tokens, next) && isJoined(tokens, next + 1)))) next++
  return { value: 'flaw', next }
}

/** A flaw after its column, or after a number of cells: "5 with emojis". */
function behind(tokens: readonly Token[], at: number, free: number, flaw: Flaw, next: number): AttributeReading | null {
  const end = skipBack(tokens, at, free, links, 3)
  const noun = columnNoun(tokens, end, free)
  const first = noun === null ? end : firstOf(tokens, end, noun)
  const counted =
    partBefore(tokens, first, free) ?? (noun === null ? null : (ownersBefore(tokens, first, free) ?? holders(tokens, first, free)))
  const later: DirtAfter | null = noun === null && counted !== null ? dirtAfter(tokens, next, true, true) : null
  const named: Noun | null = later?.noun ?? null
  if (later !== null && named !== null && columnSureness(named) === 'known') return flawIn(named, flaw, counted, later.next, at)
  const sureness = noun === null ? 'none' : columnSureness(noun)
  const isSpaces = textAt(tokens, at) === 'spaces'
  if (!isSpaces && (noun === null ? counted === null : sureness === 'none' && !isDate(noun))) return null
  // "Appointments in the future" and "a price in the past" are times.
  if (/^(?:future|past)$/.test(textAt(tokens, next - 1)) && counted === null) return null
  const column = sureness === 'none' || isSpaces ? null : noun
  const cased = flaw === 'casing' || flaw === 'spelling' ? casesEnd(tokens, next) : next
  const made = column === null || flaw === 'flaw' ? null : flaw !== 'spelling' ? flaw : cased > next ? 'casing' : null
  const after = dirtAfter(tokens, cased, false, counted !== null || textAt(tokens, cased) === ',')
  const part = counted?.part ?? after.part ?? { share: defaultShare, isDefault: true }
  const last = made !== null ? after.next : tailEnd(tokens, after.next)
  return readingOf(
    made === null ? { type: 'flaw' } : { type: 'mess', of: made, part },
    column,
    isSpaces ? at : (counted?.first ?? first),
    last,
    tableOf(counted),
  )
}

/** A flaw before its column: "4% | with trailing spaces | in last_name". */
function flawIn(column: Noun, flaw: Flaw, counted: Counted | null, next: number, at: number): AttributeReading {
  const part = counted?.part ?? { share: defaultShare, isDefault: true }
  const isMade = flaw !== 'flaw' && flaw !== 'spelling'
  return readingOf(isMade ? { type: 'mess', of: flaw, part } : { type: 'flaw' }, column, counted?.first ?? at, next)
}

/** The counted rows before a column: "25 contacts with | country". */
function ownersBefore(tokens: readonly Token[], at: number, free: number): Counted | null {
  const end = skipBack(tokens, at, free, wordSet('a an the their'), 1)
  // "25 contacts | should have a"
  const verb = isOneOf(tokens, end - 1, having) ? skipBack(tokens, end - 1, free, modals, 1) : end
  const table = verb < end ? nounBefore(tokens, verb, free) : null
  if (table === null || table.words.length > 1 || !mayBePlural(table.words[0] ?? '')) return null
  const counted = partBefore(tokens, firstOf(tokens, verb, table), free)
  return counted === null ? null : { ...counted, table }
}

/** Counted rows without a noun: "4 have an | email". */
function holders(tokens: readonly Token[], at: number, free: number): Counted | null {
  const end = skipBack(tokens, at, free, wordSet('a an the their'), 1)
  return isOneOf(tokens, end - 1, having) ? partBefore(tokens, end - 1, free) : null
}

/** A flaw as an adjective: "2% negative quantities", "impossible dates of birth", "5 of the prices are negative". */
function adjective(tokens: readonly Token[], at: number, free: number, last: Last | null): AttributeReading | null {
  const counted = partBefore(tokens, skipBack(tokens, at, free, having, 1), free) ?? ownersBefore(tokens, at, free)
  const found = readNoun(tokens, at + 1)
  if (found !== null && judgedNouns.has(headOf(found.noun.words))) return null
  if (isOneOf(tokens, at + 1, cellWords)) return ofCells(tokens, at, counted, last)
  if (found !== null && columnSureness(found.noun) !== 'none') {
    const next = textAt(tokens, found.next) === 'of' ? (readNoun(tokens, found.next + 1)?.next ?? found.next) : found.next
    const later = dirtAfter(tokens, next, false, false)
    // "500 records with | negative prices in 1% of rows": the number before is that of all rows.
    if (later.part !== null && !('isDefault' in later.part))
      return readingOf(aspectOf(tokens, at, { part: later.part, first: at }), found.noun, at, later.next)
    const isTold = counted !== null || /^(?:impossible|implausible|nonsensical|absurd|garbled)$/.test(textAt(tokens, at))
    return isTold ? readingOf(aspectOf(tokens, at, counted), found.noun, counted?.first ?? at, next, tableOf(counted)) : null
  }
  if (!endsClause(tokens, at + 1) && !isOneOf(tokens, at + 1, joints)) return null
  const end = skipBack(tokens, at, free, being, 2)
  const noun = end < at ? nounBefore(tokens, end, free) : null
  const before = noun === null ? null : partBefore(tokens, firstOf(tokens, end, noun), free)
  if (noun === null || before === null || columnSureness(noun) === 'none') return null
  return readingOf(aspectOf(tokens, at, before), noun, before.first, at + 1)
}

/** Wrong cells of the column that is named behind them, or of the one before: "on average 18 with some | negative values". */
function ofCells(tokens: readonly Token[], at: number, counted: Counted | null, last: Last | null): AttributeReading | null {
  if (counted === null) return null
  const after = dirtAfter(tokens, at + 2, true, true)
  const isMore = after.noun === null && last !== null && !hasOneOf(tokens, last.next, at, sentenceEnds)
  return { ...readingOf(aspectOf(tokens, at, counted), after.noun, counted.first, after.next), isMore }
}

/** Of these adjectives, only "negative" can be generated. */
function aspectOf(tokens: readonly Token[], at: number, counted: Counted | null): Aspect {
  return textAt(tokens, at) === 'negative' && counted !== null ? { type: 'mess', of: 'negative', part: counted.part } : { type: 'flaw' }
}

interface Counted {
  readonly part: Part
  readonly first: number
  /** The table of the counted rows; undefined if cells are counted. */
  readonly table?: Noun
}

function tableOf(counted: Counted | null): Noun | null {
  return counted?.table ?? null
}

const ofWords = wordSet('of them the their its all')

/** A number or share before a column: "10 | names", "5% of the | emails", "some | revenue values". */
function partBefore(tokens: readonly Token[], at: number, free: number): Counted | null {
  const end = skipBack(tokens, at, free, ofWords, 2)
  for (let start = Math.max(free, end - 4); start < end; start++) {
    const said = readPart(tokens, start)
    if (said !== null && said.next === end) return { part: said.part, first: start }
  }
  return null
}

/** The column before a token: "names", "dates of birth". */
function columnNoun(tokens: readonly Token[], end: number, free: number): Noun | null {
  const noun = nounBefore(tokens, end, free)
  const first = noun === null ? end : firstOf(tokens, end, noun)
  const outer = noun === null || textAt(tokens, first - 1) !== 'of' ? null : nounBefore(tokens, first - 1, free)
  if (outer === null || textAt(tokens, first - 2) === '%') return noun
  const from = firstOf(tokens, first - 1, outer)
  return columnSureness(nounOf(tokens, from, end)) === 'none' ? noun : nounOf(tokens, from, end)
}

function isDate({ words }: Noun): boolean {
  return /^(?:dates?|times?|timestamps?|names?|values?|amounts?|prices?)$/.test(words.at(-1) ?? '')
}

/** The token after a bracket with examples: '(e.g. "UK" vs "United Kingdom")'. The same token if there is none. */
function bracketEnd(tokens: readonly Token[], at: number): number {
  if (textAt(tokens, at) !== '(') return at
  const close = tokens.slice(at, at + mostTail * 2).findIndex(({ text }) => text === ')')
  return close < 0 ? at : at + close + 1
}

/** The end of the words that belong to a flaw: "as text | with a currency sign", "with letters | like 0x". */
function tailEnd(tokens: readonly Token[], at: number): number {
  let next = bracketEnd(tokens, at)
  const from = next
  while (next < from + mostTail && !endsClause(tokens, next) && !isOneOf(tokens, next, joints) && kindAt(tokens, next) !== 'number') next++
  return skip(wholeRowNouns, 1)(tokens, next).next
}

function readingOf(aspect: Aspect, column: Noun | null, first: number, next: number, table: Noun | null = null): AttributeReading {
  return { aspects: [aspect], currency: null, column, table, isMore: false, first, next }
}
