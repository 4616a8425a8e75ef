import { articles, beforeRows, definites } from '../../lexicon/determiners.ts'
import { cellWords, columnWords, wholeRowNouns } from '../../lexicon/dirt-words.ts'
import { rowNouns } from '../../lexicon/row-words.ts'
import { being, having, modals } from '../../lexicon/verbs.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import type { Noun } from '../../words/noun.ts'
import { isNoData } from '../../words/is-no-data.ts'
import { nounBefore, nounOf } from '../../words/nouns.ts'
import { isOneOf, skip, skipBack, textAt } from '../../reader/index.ts'
import type { Token } from '../../tokens/token.ts'
import type { Part } from '../aspect.ts'
import { areRows } from './are-rows.ts'
import { columnSureness } from './column-noun.ts'
import { readPart } from './said-part.ts'
import { firstOf } from './subject-before.ts'

/** The amount and column before a word for dirt. */
export interface DirtBefore {
  /** Null if none is said. */
  readonly part: Part | null
  /** Null if none is named, or if rows are meant. */
  readonly noun: Noun | null
  /** The rows of a known column: "phones of the guardians are". Absent if none are named. */
  readonly of?: Noun
  /** Whether rows or all columns are named instead. */
  readonly isAll: boolean
  /** Whether nothing but a verb stands between: "4% are". */
  readonly isBare?: boolean
  readonly first: number
}

const links = wordSet(
  being,
  modals,
  having,
  articles,
  'that which left as set marked made also both completely entirely totally to some contain contains',
)
const owning = wordSet(having, 'contain contains')
const openers = wordSet('( : = [ – -')
const ofWords = wordSet(articles, definites, 'of all in each every left leave leaves')
const reach = 12

/**
 * Reads the amount and column before a word for dirt: "5% of the phones are |", "10% |", "salary should be |". Null for none.
 * @param isOfTable whether the dirt is about whole rows: "20 suppliers are | entered twice"
 */
export function dirtBefore(tokens: readonly Token[], at: number, free: number, isOfTable = false): DirtBefore | null {
  for (let start = Math.max(free, at - reach); start < at; start++) {
    const found = partBefore(tokens, start, at, isOfTable)
    if (found !== null) return found
  }
  const only = nounBeforeLink(tokens, at, free)
  // "Messy data: typos" is about all columns.
  if (only === null || isNoData(only.noun.words)) return null
  return { part: null, ...(ofRows(tokens, only, free) ?? { noun: only.noun }), isAll: false, first: only.end }
}

/** A column and its rows: "the phone of a guardian may be | empty". Null if no rows are named. */
function ofRows(tokens: readonly Token[], { noun: of, end }: LinkedNoun, free: number): { readonly noun: Noun; readonly of: Noun } | null {
  const first = firstOf(tokens, end, of)
  const start = skipBack(tokens, first, free, beforeRows, 2)
  if (textAt(tokens, start - 1) !== 'of' || !areRows(tokens, start, first, of)) return null
  const noun = nounBefore(tokens, start - 1, free)
  return noun === null || columnSureness(noun) !== 'known' ? null : { noun, of }
}

/** The column of a statement, and the token after its words. */
export interface LinkedNoun {
  readonly noun: Noun
  readonly end: number
}

/** "5% of the phones are | missing", "1 in 20 emails | missing", "20 | duplicated". */
function partBefore(tokens: readonly Token[], start: number, at: number, isOfTable: boolean): DirtBefore | null {
  const said = readPart(tokens, start)
  if (said === null || said.next > at) return null
  if (said.next === at) return { part: said.part, noun: null, isAll: false, first: start }
  const from = skip(ofWords, 3)(tokens, said.next).next
  const end = skipBack(tokens, at, from, links, 4)
  const cells = skipBack(tokens, end, from, cellWords, 1)
  const all = skipBack(tokens, cells, from, allWords, 2)
  if (all === from) return { part: said.part, noun: null, isAll: true, isBare: end === from, first: start }
  const named = skipBack(tokens, cells, from + 1, columnWords, 1)
  const noun = nounBefore(tokens, named, from)
  if (noun === null || firstOf(tokens, named, noun) !== from) return null
  // "500 customers missing emails" counts customers.
  const isBare = 'rows' in said.part && from === said.next
  const isRows = isOfTable && !isOneOf(tokens, named, owning)
  if (isBare && !isRows && (columnSureness(noun) === 'none' || isOneOf(tokens, named, having))) return null
  return { part: said.part, noun, isAll: false, first: start }
}

/** Words for all rows. Days and other intervals are the rows of a series. */
const allWords = wordSet(wholeRowNouns, columnWords, 'data readings days nights hours weeks months quarters')

/** A column with a verb or sign: "salary should be | null", "email: | 4% null", "vat_number (| 8% null)". */
export function nounBeforeLink(tokens: readonly Token[], at: number, free: number): LinkedNoun | null {
  const open = skipBack(tokens, skipBack(tokens, at, free, links, 4), free, openers, 1)
  const end = skipBack(tokens, skipBack(tokens, open, free, cellWords, 1), free, columnWords, 1)
  const noun = isOneOf(tokens, at - 1, articles) ? null : (identifierBefore(tokens, end, free) ?? nounBefore(tokens, end, free))
  // "500 rows: | 3% duplicates" has no column of rows.
  return noun === null || noun.words.every((word) => rowNouns.has(word)) ? null : { noun, end }
}

const identifierEnds = wordSet('at on by')

/** An identifier: "shipped_at | is null". */
function identifierBefore(tokens: readonly Token[], end: number, free: number): Noun | null {
  const [before, last] = [tokens[end - 2], tokens[end - 1]]
  const isNamed = end - 2 >= free && before?.kind === 'word' && last?.start === before.end + 1 && isOneOf(tokens, end - 1, identifierEnds)
  return isNamed && !isOneOf(tokens, end - 2, being) ? nounOf(tokens, end - 2, end) : null
}
