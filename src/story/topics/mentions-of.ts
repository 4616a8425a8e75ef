import { isNumberAt } from '../amounts/quantity.ts'
import type { Domain } from '../../domains/domain.ts'
import { findTable, type FoundTable } from '../find/find-table.ts'
import { determiners, distributives, perWords } from '../lexicon/determiners.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { isOneOf, kindAt, textAt, textsOf } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import { isNounWord } from '../words/nouns.ts'
import { isPlural, singularOf } from '../words/words.ts'
import type { Mention } from './mention.ts'

/** Most words in the name of a table. */
const longest = 4
/** Words before the place of rows. */
const placing = wordSet('in across at within inside per by from to into among amongst over between via through on under without than')
/** Words between a column and the table that has it. */
const owning = wordSet('of for')
/** Most words before a noun that are skipped to find a preposition: "in all the four | sites". */
const mostBefore = 3

const leading = wordSet(determiners, distributives, perWords, 'one no any')

/**
 * Finds the mentions of tables in order: plurals, and singulars after a number or a determiner. Linear in the number of tokens.
 * @param untabled nouns in the singular that name no table; they are mentions of themselves
 */
export function mentionsOf(tokens: readonly Token[], domain: Domain, untabled: ReadonlySet<string>): readonly Mention[] {
  const found: Mention[] = []
  for (let at = 0, run = 0; at < tokens.length; at++) {
    run = kindAt(tokens, at) === 'word' ? Math.min(run + 1, longest) : 0
    const first = at + 1 - run
    const known = run === 0 ? null : (findTable({ words: textsOf(tokens, first, at + 1) }, domain) ?? untabledAt(tokens, at, untabled))
    if (known === null) continue
    const length = lengthOf(tokens, first, at, known.words)
    const start = at + 1 - length
    if (!isNoun(tokens, start, at)) continue
    const span = { start: (tokens[start] as Token).start, end: (tokens[at] as Token).end }
    // The longer name wins: "restaurant reservations".
    while (found.length > 0 && (found.at(-1) as Mention).end > span.start) found.pop()
    const led = leadOf(tokens, start)
    found.push({
      table: known.table,
      isPlace: isOneOf(tokens, led, placing),
      // "Invoices for | clients" are rows of their own.
      isOwner: isOneOf(tokens, led, owning) && found.at(-1)?.end !== tokens[led - 1]?.end,
      isCounted: isNumberAt(tokens, countBefore(tokens, start)),
      ...span,
    })
  }
  return found
}

function untabledAt(tokens: readonly Token[], at: number, untabled: ReadonlySet<string>): FoundTable | null {
  const text = textAt(tokens, at)
  return untabled.has(singularOf(text)) ? { table: singularOf(text), words: [text] } : null
}

/** Number of tokens that name the table and end at `at`, with words such as "records" behind the name: "order records". */
function lengthOf(tokens: readonly Token[], first: number, at: number, words: readonly string[]): number {
  for (let start = at + 1 - words.length; start >= first; start--)
    if (words.every((word, place) => tokens[start + place]?.text === word)) return at + 1 - start
  return words.length
}

/** Most words of a counted noun before the name of its table: "60 test | runs". */
const mostDropped = 2

/** The token before the noun that ends with the name of a table. A plural before the name belongs to another noun. */
function countBefore(tokens: readonly Token[], start: number): number {
  let at = start - 1
  while (at > start - 1 - mostDropped && isNounWord(tokens[at]) && !isPlural(textAt(tokens, at))) at--
  return at
}

function isNoun(tokens: readonly Token[], start: number, at: number): boolean {
  const { text } = tokens[at] as Token
  if (isPlural(text)) return true
  return isNumberAt(tokens, start - 1) || isOneOf(tokens, start - 1, leading)
}

/** The token before the number and the determiners of a noun: "of" of "of the 300 | orders". */
function leadOf(tokens: readonly Token[], start: number): number {
  let at = start - 1
  const isPassed = (): boolean => isNumberAt(tokens, at) || isOneOf(tokens, at, determiners) || isOneOf(tokens, at, distributives)
  while (at >= start - mostBefore && (isWithinRange(tokens, at) || (isPassed() && !isOneOf(tokens, at, placing)))) at--
  return at
}

/** Whether a word joins the two bounds of a number: "0 | to | 30 orders". */
function isWithinRange(tokens: readonly Token[], at: number): boolean {
  return textAt(tokens, at) === 'to' && kindAt(tokens, at - 1) === 'number' && kindAt(tokens, at + 1) === 'number'
}
