import type { SaidEffect } from './segment-facts.ts'
import { columnSureness } from '../attributes/readers/column-noun.ts'
import { boundsOf, readSaidRange } from '../attributes/readers/said-range.ts'
import { readSaidValues, type SaidValues } from '../attributes/readers/said-values.ts'
import { articles, determiners } from '../lexicon/determiners.ts'
import { comparatives } from '../lexicon/level-words.ts'
import { happenedStates } from '../lexicon/states.ts'
import { being } from '../lexicon/verbs.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { isOneOf, textAt, textsOf } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import { isNounWord, nounOf } from '../words/nouns.ts'
import { singularOf } from '../words/words.ts'
import { type FoundCondition, namedCondition } from './found-condition.ts'
import { inName } from './in-name.ts'
import { placeOf, startOf } from './parts-of-sentence.ts'
import { restWords } from './rest-words.ts'
import { andWords, onlyWords, relatives } from '../lexicon/connectives.ts'

const having = wordSet('have has had get gets carry carries')
const denials = wordSet("not never don't doesn't didn't cannot can't shouldn't mustn't haven't hasn't")
const auxiliaries = wordSet(denials, 'do does did should must can')
/** Words of a relative clause around its state: "who have not been | paid". */
const relativeWords = wordSet(relatives, auxiliaries, having, being)
const noneWords = wordSet('no')
const emptyWords = wordSet(noneWords, 'null empty blank missing')
/** Behind what does not happen any more. */
const laterWords = wordSet('after afterwards afterward later since then thereafter anymore before')
const ofNumbers = wordSet('of from between')
const joints = wordSet(', and but ; while whereas')
const fillers = wordSet(determiners, 'any')
const othersHave = wordSet('have has do does is are should must all any it one')
const none = wordSet(denials, 'none no null empty blank nothing')
/** Parts of "first name", which are no nouns alone. */
const ofNames = wordSet('first last middle')
const closings = wordSet(', and but ; while whereas )')
const mostWords = 5
const mostOthers = 3

/** A story and its listed values, as words in the singular. */
export interface StoryParts {
  readonly tokens: readonly Token[]
  readonly text: string
  readonly known: ReadonlySet<string>
}

interface Had {
  readonly words: readonly string[]
  readonly range: { readonly min: number | null; readonly max: number | null } | null
  readonly values: readonly string[] | null
  /** Whether the column is empty in the rows of the part: with "no", a count is 0 in them. */
  readonly isEmpty: boolean
  readonly isNone: boolean
  readonly next: number
}

/**
 * Reads a column that only some rows have a value in: "only completed orders have a rating from 1 to 5", "open deals have no close date",
 * "churned customers have an end date, the others not", "banned players have a ban date". Null for other sentences, and if no cell is empty.
 */
export function readHaving({ tokens, text, known }: StoryParts, first: number, end: number): FoundCondition | null {
  const verb = verbOf(tokens, first, end)
  if (verb === null) return null
  const start = startOf(tokens, first, verb)
  const isOnly = isOneOf(tokens, start, onlyWords)
  const rows = rowsBefore(tokens, isOnly ? start + 1 : start, verb)
  const had = rows === null ? null : readAllHad(tokens, text, verb + 1, end)
  if (rows === null || had === null) return null
  const isEmpty = had.isEmpty || rows.isDenied
  const others = readOthers(tokens, had.next, end, isEmpty)
  const next = others?.next ?? had.next
  if (next < end && !isOneOf(tokens, next, closings)) return null
  const effect: SaidEffect = {
    words: had.words,
    type: 'empty',
    isNot: false,
    ...(had.range === null ? {} : { range: boundsOf(had.range) }),
    ...(had.values === null ? {} : { values: had.values }),
    ...(had.isNone || rows.isDenied ? { isNone: true } : {}),
  }
  const isOthers = isEmpty && others !== null && others.words.length > 0
  const span = [start, next] as const
  // "Open deals have no close date, | closed ones do": only closed ones have it.
  if (isOthers && !rows.isNot) return namedCondition(tokens, span, others.words, { effect, isNot: true, others: rows.words })
  const isPlain = !isOneOf(tokens, start, noneWords) && !isOneOf(tokens, verb - 1, adverbs) && others === null && had.range === null
  const isState = isPlain && isOfState(tokens, rows.words, had, known)
  if ((isOnly || others !== null || isState) && !isEmpty)
    return namedCondition(tokens, span, rows.words, { effect, isNot: !rows.isNot, others: others?.words ?? [] })
  // "Customers have no email" names no part.
  const isPart = rows.words.length > 1 || known.has(singularOf(rows.words[0] ?? ''))
  if (!isEmpty || isOnly || others !== null || had.range !== null || !isPart) return null
  return namedCondition(tokens, span, rows.words, { effect, isNot: rows.isNot })
}

/**
 * Whether rows in a state have what the others lack: "| returned | parcels have a reason". What everybody has, such as a name, is said of
 * these rows only for another reason.
 */
function isOfState(tokens: readonly Token[], rows: readonly string[], { words, next }: Had, known: ReadonlySet<string>): boolean {
  const isState = rows.some((word) => known.has(singularOf(word)) || happenedStates.has(word) || /[^e]ed$/.test(word))
  const isMore = words.some((word) => comparatives.has(word))
  return isState && !isMore && !common.has(words.at(-1) ?? '') && textAt(tokens, next) !== ','
}

const adverbs = wordSet(auxiliaries, 'always usually often sometimes may might could also')
const common = wordSet('name names email emails phone phones address addresses id ids price prices age gender country city title')

/** The verb of a sentence, behind "who have not graduated". */
function verbOf(tokens: readonly Token[], first: number, end: number): number | null {
  const verb = placeOf(tokens, having, first, end)
  if (verb === null || !isOneOf(tokens, verb - 1, relatives)) return verb
  return placeOf(tokens, having, verb + 1, end)
}

/** The words for the rows ("completed orders", "those | who are not paid"), and whether the verb is negated ("open deals don't"). */
function rowsBefore(
  tokens: readonly Token[],
  start: number,
  verb: number,
): { readonly words: readonly string[]; readonly isNot: boolean; readonly isDenied: boolean } | null {
  let stop = verb
  while (stop > start && isOneOf(tokens, stop - 1, auxiliaries)) stop--
  const isDenied = placeOf(tokens, denials, stop, verb) !== null
  let from = start
  while (from < stop && isOneOf(tokens, from, determiners)) from++
  const relative = placeOf(tokens, relatives, from, stop)
  const isNot = relative !== null && placeOf(tokens, denials, relative, stop) !== null
  const said = tokens.slice(from, stop)
  if (said.length === 0 || said.length > mostWords || said.some(({ kind }) => kind !== 'word')) return null
  const words = said.flatMap(({ text }) => (text === 'ones' ? [] : [text]))
  return { words: relative === null ? words : words.filter((word) => !relativeWords.has(word)), isNot, isDenied }
}

/** Reads up to two columns: "a ban date | and a ban reason". */
function readAllHad(tokens: readonly Token[], text: string, at: number, end: number): Had | null {
  const one = readHad(tokens, text, at, end)
  const isPlain = one !== null && !one.isEmpty && one.range === null && one.values === null
  if (!isPlain || !isOneOf(tokens, one.next, andWords) || !isOneOf(tokens, one.next + 1, articles)) return one
  const other = readHad(tokens, text, one.next + 1, end)
  const isMore = other !== null && !other.isEmpty && other.range === null && other.values === null
  return isMore ? { ...one, words: [...one.words, 'and', ...other.words], next: other.next } : one
}

function readHad(tokens: readonly Token[], text: string, at: number, end: number): Had | null {
  let start = at
  while (start < end && isOneOf(tokens, start, fillers)) start++
  const isNone = isOneOf(tokens, start, noneWords)
  const isBefore = isOneOf(tokens, start, emptyWords)
  if (isBefore) start++
  let stop = start
  while (
    stop < end &&
    (inName(tokens, text, stop) ||
      (isOneOf(tokens, stop, ofNames) && textAt(tokens, stop + 1) === 'name') ||
      inName(tokens, text, stop - 1) ||
      (isNounWord(tokens[stop]) && !isOneOf(tokens, stop, emptyWords)))
  )
    stop++
  // "have no alarms | afterwards" says when, of rows of another table.
  if (isOneOf(tokens, stop, laterWords) || isOneOf(tokens, stop - 1, laterWords)) return null
  const isAfter = isOneOf(tokens, stop, emptyWords)
  if (stop === start || stop - start > mostWords || columnSureness(nounOf(tokens, start, stop)) === 'none') return null
  const words = textsOf(tokens, start, stop)
  if (isBefore || isAfter) return { words, range: null, values: null, isEmpty: true, isNone, next: isAfter ? stop + 1 : stop }
  const values = valuesBehind(tokens, text, stop, end)
  if (values !== null) return { words, range: null, values: values.values, isEmpty: false, isNone, next: values.next }
  const range = readSaidRange(tokens, isOneOf(tokens, stop, ofNumbers) ? stop + 1 : stop) ?? readSaidRange(tokens, stop)
  return { words, range, values: null, isEmpty: false, isNone, next: range?.next ?? stop }
}

/** "a reason|: damaged, lost or refused", "a reason| (damaged, lost)". Null if no values stand there. */
function valuesBehind(tokens: readonly Token[], text: string, at: number, end: number): SaidValues | null {
  if (!isOneOf(tokens, at, openings)) return null
  const close = textAt(tokens, at) === '(' ? placeOf(tokens, closing, at, end) : end
  const said = close === null ? null : readSaidValues(tokens.slice(0, close), text, at + 1, 'item')
  if (close === null || said === null || said.shares !== null || said.next < close) return null
  return { ...said, next: Math.min(end, close + 1) }
}

const openings = wordSet(': (')
const closing = wordSet(')')

/** The statement about the other rows: ", the others not", ", active ones don't"; with `isHaving`: ", closed ones do". */
interface Others {
  /** Empty for all other rows. */
  readonly words: readonly string[]
  readonly next: number
}

/** Null if it does not stand there. */
function readOthers(tokens: readonly Token[], at: number, end: number, isHaving: boolean): Others | null {
  let start = at
  while (start < end && (isOneOf(tokens, start, joints) || isOneOf(tokens, start, fillers))) start++
  if (start === at) return null
  let stop = start
  while (stop < end && stop - start < mostOthers && !isOneOf(tokens, stop, none) && !isOneOf(tokens, stop, othersHave)) stop++
  let next = stop
  while (next < end && isOneOf(tokens, next, othersHave)) next++
  const isNone = isOneOf(tokens, next, none)
  if (isNone === isHaving || (!isNone && next === stop) || tokens.slice(start, stop).some(({ kind }) => kind !== 'word')) return null
  if (isNone) next++
  while (next < end && isOneOf(tokens, next, othersHave)) next++
  const words = textsOf(tokens, start, stop).filter((word) => word !== 'ones')
  const isRest = words.some((word) => restWords.has(word))
  return words.length === 0 || next < end ? null : { words: isRest ? [] : words, next }
}
