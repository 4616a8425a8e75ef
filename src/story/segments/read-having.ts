import type { SaidEffect } from './segment-facts.ts'
import { columnSureness } from '../attributes/readers/column-noun.ts'
import { boundsOf, readSaidRange } from '../attributes/readers/said-range.ts'
import { determiners } from '../lexicon/determiners.ts'
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
import { onlyWords, relatives } from '../lexicon/connectives.ts'

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
  /** Whether the column is empty in the rows of the part: with "no", a count is 0 in them. */
  readonly isEmpty: boolean
  readonly isNone: boolean
  readonly next: number
}

/**
 * Reads a column that only some rows have a value in: "only completed orders have a rating from 1 to 5", "open deals have no close date",
 * "churned customers have an end date, the others not". Null for other sentences, and if no cell is empty.
 */
export function readHaving({ tokens, text, known }: StoryParts, first: number, end: number): FoundCondition | null {
  const verb = verbOf(tokens, first, end)
  if (verb === null) return null
  const start = startOf(tokens, first, verb)
  const isOnly = isOneOf(tokens, start, onlyWords)
  const rows = rowsBefore(tokens, isOnly ? start + 1 : start, verb)
  const had = rows === null ? null : readHad(tokens, text, verb + 1, end)
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
    ...(had.isNone || rows.isDenied ? { isNone: true } : {}),
  }
  const isOthers = isEmpty && others !== null && others.words.length > 0
  const span = [start, next] as const
  // "Open deals have no close date, | closed ones do": only closed ones have it.
  if (isOthers && !rows.isNot) return namedCondition(tokens, span, others.words, { effect, isNot: true, others: rows.words })
  if ((isOnly || others !== null) && !isEmpty)
    return namedCondition(tokens, span, rows.words, { effect, isNot: !rows.isNot, others: others?.words ?? [] })
  // "Customers have no email" names no part.
  const isPart = rows.words.length > 1 || known.has(singularOf(rows.words[0] ?? ''))
  if (!isEmpty || isOnly || others !== null || had.range !== null || !isPart) return null
  return namedCondition(tokens, span, rows.words, { effect, isNot: rows.isNot })
}

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
  const words = said.map(({ text }) => text)
  return { words: relative === null ? words : words.filter((word) => !relativeWords.has(word)), isNot, isDenied }
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
  if (isBefore || isAfter) return { words, range: null, isEmpty: true, isNone, next: isAfter ? stop + 1 : stop }
  const range = readSaidRange(tokens, isOneOf(tokens, stop, ofNumbers) ? stop + 1 : stop) ?? readSaidRange(tokens, stop)
  return { words, range, isEmpty: false, isNone, next: range?.next ?? stop }
}

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
