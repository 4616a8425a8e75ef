import type { SaidEffect } from './segment-facts.ts'
import { readSaidNumber } from '../attributes/readers/said-number.ts'
import { determiners, pronouns } from '../lexicon/determiners.ts'
import { comparatives } from '../lexicon/level-words.ts'
import { finiteBeing, modals } from '../lexicon/verbs.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { isOneOf, textAt, textsOf } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import { inName } from './in-name.ts'
import { textBetween } from '../tokens/text-between.ts'

const being = wordSet(
  modals,
  'to is are was were be been = : gets get becomes become stays stay remains always counts marked set has have as means mean only exists exist',
)
/** Orders before an effect: "mark them | overdue", "set | is_priority to true". */
export const marking: ReadonlySet<string> = wordSet('mark set make treat classify tag flag label')
/** Orders that may be the name of a column. */
const named = wordSet('flag label')
const objects = wordSet('it them')
const fillers = wordSet(determiners, pronouns, 'they then also column field value')
const empty = wordSet('null empty blank missing none nothing')
const filled = wordSet('set filled present required given there exists exist only populated recorded charged')
const negations = wordSet("not isn't aren't never no non")
/** Verbs with an amount of money. */
export const paying: ReadonlySet<string> = wordSet('pay pays cost costs')
const mostWords = 5

/**
 * Reads the effect of a condition: "the status is overdrawn", "closed_at is null", "it is flagged". Null unless it fills all tokens up to
 * `end`.
 */
export function readEffect(tokens: readonly Token[], text: string, at: number, end: number): SaidEffect | null {
  const isOrder = isOneOf(tokens, at, marking) && end - at > 1 && !(isOneOf(tokens, at, named) && isOneOf(tokens, at + 1, finiteBeing))
  let start = isOrder ? at + 1 : at
  while (start < end && isOneOf(tokens, start, fillers) && !inName(tokens, text, start)) start++
  if (isOrder && textAt(tokens, start) === 'as') start++
  let verb = start
  while (verb < end && (!isOneOf(tokens, verb, being) || isPartOfName(tokens, text, verb))) verb++
  if (start >= end || end - start > 2 * mostWords) return null
  const words = textsOf(tokens, start, nameEnd(tokens, text, start, verb))
  // "granted", "it needs_approval", "closed_at null".
  if (verb === end) return bare(tokens, text, start, end, isOrder)
  let value = verb
  while (value < end - 1 && (isOneOf(tokens, value, being) || isOneOf(tokens, value, determiners)) && !isPartOfName(tokens, text, value))
    value++
  return words.length > mostWords ? null : valued(tokens, text, words, value, end)
}

/** The end of the words that name a column, without a noun for what it is: "the shipped_at | date", "the paid on | field". */
function nameEnd(tokens: readonly Token[], text: string, start: number, end: number): number {
  const last = end - 1
  if (last <= start || inName(tokens, text, last - 1)) return end
  const isWritten = inName(tokens, text, last - 2)
  return isOneOf(tokens, last, holders) || (isWritten && isOneOf(tokens, last, holdings)) ? last : end
}

const holders = wordSet('column field attribute')
/** What a column holds, behind its name as a program writes it. */
const holdings = wordSet('date dates time timestamp datetime day value values text number flag reading string')

function isPartOfName(tokens: readonly Token[], text: string, at: number): boolean {
  return inName(tokens, text, at) || inName(tokens, text, at - 1)
}

function bare(tokens: readonly Token[], text: string, start: number, end: number, isOrder: boolean): SaidEffect | null {
  const words = textsOf(tokens, start, end)
  const last = words.at(-1) ?? ''
  const verb = words.at(-2) ?? ''
  // "A ticket costs nothing".
  if (last === 'nothing' && paying.has(verb)) return { words: [verb], type: 'number', value: 0 }
  if (empty.has(last) && words.length > 1 && words.length <= mostWords)
    return { words: textsOf(tokens, start, nameEnd(tokens, text, start, end - 1)), type: 'empty', isNot: false }
  const number = readSaidNumber(tokens, start)
  if (number !== null) return number.next === end ? { words: [], type: 'number', value: number.value } : null
  // "Reject | them".
  const stop = !isOrder && end - start === 2 && objects.has(last) ? end - 1 : end
  const ordered = isOrder ? 'state' : stop < end ? 'verb' : null
  const value = textBetween(text, tokens, start, stop)
  // "The failure rate | higher when ..." names no flag.
  return words.length > 3 || words.some((word) => comparatives.has(word))
    ? null
    : { words: [], type: 'word', value, ...(ordered === null ? {} : { ordered }) }
}

function valued(tokens: readonly Token[], text: string, words: readonly string[], at: number, end: number): SaidEffect | null {
  const isNot = isOneOf(tokens, at, negations)
  // "must not | be null"
  const start = isNot ? (textAt(tokens, at + 1) === 'be' ? at + 2 : at + 1) : at
  const word = textAt(tokens, start)
  const isLast = start === end - 1
  if (isLast && empty.has(word)) return { words, type: 'empty', isNot }
  if (isLast && filled.has(word)) return { words, type: 'empty', isNot: !isNot }
  if (isLast && /^(?:true|yes|false)$/.test(word)) return { words, type: 'boolean', value: (word !== 'false') !== isNot }
  const number = readSaidNumber(tokens, start)
  if (number !== null) return number.next === end && !isNot ? { words, type: 'number', value: number.value } : null
  if (start >= end || end - start > 3) return null
  const value = textBetween(text, tokens, start, end)
  return { words, type: 'word', value, ...(isNot ? { isNot } : {}) }
}
