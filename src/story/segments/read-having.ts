import type { SaidEffect } from './segment-facts.ts'
import { columnSureness } from '../attributes/readers/column-noun.ts'
import { boundsOf, readSaidRange } from '../attributes/readers/said-range.ts'
import { determiners } from '../lexicon/determiners.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { isOneOf, textsOf } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import { isNounWord, nounOf } from '../words/nouns.ts'
import { singularOf } from '../words/words.ts'
import { type FoundCondition, namedCondition } from './found-condition.ts'
import { inName } from './in-name.ts'
import { placeOf, startOf } from './parts-of-sentence.ts'
import { restWords } from './rest-words.ts'
import { onlyWords } from '../lexicon/connectives.ts'

const having = wordSet('have has had get gets')
const denials = wordSet("not never don't doesn't didn't cannot can't")
const auxiliaries = wordSet(denials, 'do does did should must can')
const noneWords = wordSet('no')
const emptyWords = wordSet(noneWords, 'null empty blank missing')
const ofNumbers = wordSet('of from between')
const joints = wordSet(', and but ; while whereas')
const fillers = wordSet(determiners, 'any')
const othersHave = wordSet('have has do does is are all any it one')
const othersWords = wordSet(fillers, othersHave, restWords)
const none = wordSet("not none no null empty blank don't doesn't nothing")
const closings = wordSet(', and but ; while whereas )')
const mostWords = 5

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
  const verb = placeOf(tokens, having, first, end)
  if (verb === null) return null
  const start = startOf(tokens, first, verb)
  const isOnly = isOneOf(tokens, start, onlyWords)
  const rows = rowsBefore(tokens, isOnly ? start + 1 : start, verb)
  const had = rows === null ? null : readHad(tokens, text, verb + 1, end)
  if (rows === null || had === null) return null
  const isEmpty = had.isEmpty || rows.isDenied
  const others = othersNot(tokens, had.next, end)
  const next = others ?? had.next
  if (next < end && !isOneOf(tokens, next, closings)) return null
  const effect: SaidEffect = {
    words: had.words,
    type: 'empty',
    isNot: false,
    ...(had.range === null ? {} : { range: boundsOf(had.range) }),
    ...(had.isNone || rows.isDenied ? { isNone: true } : {}),
  }
  if (isOnly || others !== null) return isEmpty ? null : namedCondition(tokens, [start, next], rows.words, { effect, isNot: true })
  // "Customers have no email" names no part.
  const isPart = rows.words.length > 1 || known.has(singularOf(rows.words[0] ?? ''))
  if (!isEmpty || had.range !== null || !isPart) return null
  return namedCondition(tokens, [start, next], rows.words, { effect, isNot: false })
}

/** The words for the rows ("completed orders"), and whether they are negated ("open deals don't"). */
function rowsBefore(
  tokens: readonly Token[],
  start: number,
  verb: number,
): { readonly words: readonly string[]; readonly isDenied: boolean } | null {
  let stop = verb
  while (stop > start && isOneOf(tokens, stop - 1, auxiliaries)) stop--
  const isDenied = placeOf(tokens, denials, stop, verb) !== null
  let from = start
  while (from < stop && isOneOf(tokens, from, determiners)) from++
  const said = tokens.slice(from, stop)
  if (said.length === 0 || said.length > mostWords || said.some(({ kind }) => kind !== 'word')) return null
  return { words: said.map(({ text }) => text), isDenied }
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
    (inName(tokens, text, stop) || inName(tokens, text, stop - 1) || (isNounWord(tokens[stop]) && !isOneOf(tokens, stop, emptyWords)))
  )
    stop++
  const isAfter = isOneOf(tokens, stop, emptyWords)
  if (stop === start || stop - start > mostWords || columnSureness(nounOf(tokens, start, stop)) === 'none') return null
  const words = textsOf(tokens, start, stop)
  if (isBefore || isAfter) return { words, range: null, isEmpty: true, isNone, next: isAfter ? stop + 1 : stop }
  const range = readSaidRange(tokens, isOneOf(tokens, stop, ofNumbers) ? stop + 1 : stop) ?? readSaidRange(tokens, stop)
  return { words, range, isEmpty: false, isNone, next: range?.next ?? stop }
}

/** The token after ", the others not"; null if it does not stand there. */
function othersNot(tokens: readonly Token[], at: number, end: number): number | null {
  let next = at
  while (next < end && isOneOf(tokens, next, joints)) next++
  const start = next
  while (next < end && isOneOf(tokens, next, othersWords)) next++
  const isOthers = tokens.slice(start, next).some(({ text }) => restWords.has(text))
  if (!isOthers || !isOneOf(tokens, next, none)) return null
  next++
  while (next < end && isOneOf(tokens, next, othersHave)) next++
  return next
}
