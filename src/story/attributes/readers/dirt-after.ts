import { articles, definites, pronouns } from '../../lexicon/determiners.ts'
import { cellWords, columnWords, wholeRowNouns } from '../../lexicon/dirt-words.ts'
import { being } from '../../lexicon/verbs.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import type { Noun } from '../../words/noun.ts'
import { readShare } from '../../amounts/share.ts'
import { nounOf, readNoun } from '../../words/nouns.ts'
import { endsClause, isOneOf, kindAt, oneOf, optional, sequence, skip, textAt } from '../../reader/index.ts'
import type { Token } from '../../tokens/token.ts'
import type { Part } from '../aspect.ts'
import { columnSureness } from './column-noun.ts'
import { canStartDirt } from './said-dirt.ts'
import { readPart } from './said-part.ts'

/** The column and amount after a word for dirt. */
export interface DirtAfter {
  readonly part: Part | null
  readonly noun: Noun | null
  readonly isAll: boolean
  readonly next: number
}

const prepositions = wordSet('in for to of on among across within into inside')
const dets = wordSet(articles, definites, 'each every all any both column columns field named')
const joints = wordSet('( : , = for in at with about - – to a rate of on among approximately around')
const wholes = wordSet(wholeRowNouns, columnWords, pronouns, 'data dataset table cases cell cells time everything everywhere')

/**
 * Reads the column and amount after a word for dirt: "in bedrooms (4%)", "| emails for 6 of them", "to 5% of the city names". Missing parts
 * are null.
 */
export function dirtAfter(tokens: readonly Token[], at: number, isPlain: boolean, hasPart: boolean): DirtAfter {
  const none: DirtAfter = { part: null, noun: null, isAll: false, next: at }
  const behind = isPlain ? nounBehind(tokens, at) : none
  if (hasPart) return behind
  const counted = partBehind(tokens, behind.next, behind.noun !== null || behind.isAll || !isPlain)
  if (counted === null) return behind.noun === null ? behind : { ...behind, part: partOfList(tokens, behind.next) }
  return {
    part: counted.part,
    noun: behind.noun ?? counted.noun,
    isAll: behind.isAll || (behind.noun === null && counted.isAll),
    next: counted.next,
  }
}

/** The column: "in the country column", "| emails", "in each column". */
function nounBehind(tokens: readonly Token[], at: number): DirtAfter {
  const none: DirtAfter = { part: null, noun: null, isAll: false, next: at }
  const isTold = isOneOf(tokens, at, prepositions)
  const start = isTold ? at + 1 : at
  const from = skip(dets, 3)(tokens, start).next
  if (isTold && isOneOf(tokens, from, wholes)) return { ...none, isAll: true, next: from + 1 }
  if (isTold && from > start && isOneOf(tokens, from - 1, columnWords)) return { ...none, isAll: true, next: from }
  const next = aside(tokens, at)?.next ?? at
  if (next > at) return { ...none, next }
  const found = readNoun(tokens, from) ?? nameOfTwo(tokens, from)
  if (found === null || (isTold && readShare(tokens, start) !== null)) return none
  const end = trimmed(tokens, from, found.next)
  const noun = nounOf(tokens, from, end)
  if (!isTold && (from > start || columnSureness(noun) !== 'known')) return none
  return { ...none, noun, next: found.next }
}

const occurring = optional(oneOf(['exist', 'exists', 'occur', 'occurs', 'remain', 'remains']))
const onPurpose = optional(oneOf(['on purpose', 'by design', 'intentionally', 'deliberately']))
/** Words that name no column: "one duplicate | exists on purpose", "outliers | remain". */
const aside = sequence({ occurring, onPurpose })

/** Most columns of a list with one share. */
const mostListed = 8

/** The share after a list of columns that continues at a token: "in age |, income and region (8%)". Null for none. */
function partOfList(tokens: readonly Token[], at: number): Part | null {
  let next = at
  for (let count = 0; count < mostListed; count++) {
    const listed = nextListed(tokens, next)
    if (listed === null) break
    next = listed.next
  }
  return next === at ? null : (partInBrackets(tokens, next)?.part ?? null)
}

/** The next column of a list, after a comma or "and"; null for none. */
export function nextListed(tokens: readonly Token[], at: number): { readonly noun: Noun; readonly next: number } | null {
  const from = skip(listJoints, 2)(tokens, at).next
  if (from === at || canStartDirt(textAt(tokens, from))) return null
  const found = readNoun(tokens, from)
  if (found === null) return null
  const isNamed = tokens[from]?.isCapital === true && found.next === from + 1
  return isNamed || columnSureness(found.noun) === 'known' ? found : null
}

const listJoints = wordSet(', and')

/** "Last name", as no other noun may start with "last". */
function nameOfTwo(tokens: readonly Token[], from: number): { readonly noun: Noun; readonly next: number } | null {
  if (!isOneOf(tokens, from, orders) || kindAt(tokens, from + 1) !== 'word') return null
  const noun = nounOf(tokens, from, from + 2)
  return columnSureness(noun) === 'known' ? { noun, next: from + 2 } : null
}

const orders = wordSet('last first next')

/** The amount: "(4%)", ": 20%", "for 6 of them", "to 5% of the city names", "in 12 of 100 usernames". */
function partBehind(tokens: readonly Token[], at: number, isNamed: boolean): DirtAfter | null {
  const bracketed = partInBrackets(tokens, at)
  if (bracketed !== null) return bracketed
  const start = skip(joints, 3)(tokens, at).next
  const isPart = textAt(tokens, start - 1) === 'a' && readShare(tokens, start - 1) !== null
  const said = start > at || kindAt(tokens, at) === 'number' ? readPart(tokens, isPart ? start - 1 : start) : null
  if (said === null || ('isDefault' in said.part && start === at)) return null
  // "outliers in price, | 2% missing": the share belongs to the dirt behind it.
  if (textAt(tokens, start - 1) === ',' && canStartDirt(textAt(tokens, said.next))) return null
  const whole: DirtAfter = { part: said.part, noun: null, isAll: false, next: said.next }
  // "Missing values: 4% | in engine_size".
  const column = !isNamed && isOneOf(tokens, said.next, prepositions) ? nounBehind(tokens, said.next) : null
  if (column !== null && (column.isAll || (column.noun !== null && columnSureness(column.noun) === 'known')))
    return { ...column, part: said.part }
  if (textAt(tokens, said.next) !== 'of') {
    if ('share' in said.part || textAt(tokens, said.next) === ')') return { ...whole, next: closed(tokens, at, said.next) }
    if (isOneOf(tokens, said.next, wholeRowNouns)) return { ...whole, isAll: !isNamed, next: said.next + 1 }
    const rows = isOneOf(tokens, start - 1, prepositions) ? readNoun(tokens, said.next) : null
    return rows !== null && columnSureness(rows.noun) !== 'known' && endsClause(tokens, rows.next) ? { ...whole, next: rows.next } : null
  }
  const from = skip(dets, 3)(tokens, said.next + 1).next
  if (isOneOf(tokens, from, wholes)) return { ...whole, isAll: !isNamed, next: from + 1 }
  if (isOneOf(tokens, from - 1, columnWords)) return { ...whole, isAll: true, next: from }
  const isCount = kindAt(tokens, from) === 'number'
  const found = readNoun(tokens, isCount ? from + 1 : from)
  // "Some emails are invalid, | 8% of phones are missing": another statement.
  if (found === null || (textAt(tokens, start - 1) === ',' && isOneOf(tokens, found.next, being))) return null
  const noun = nounOf(tokens, isCount ? from + 1 : from, trimmed(tokens, from, found.next))
  return { ...whole, noun: isNamed ? null : noun, next: isCount ? from : found.next }
}

/** An amount in brackets: "(25% null)", "(null for anonymous, 30%)". */
export function partInBrackets(tokens: readonly Token[], at: number): DirtAfter | null {
  if (textAt(tokens, at) !== '(') return null
  for (let start = at + 1; start < at + 7 && textAt(tokens, start) !== ')'; start++) {
    const said = readPart(tokens, start)
    if (said === null || 'isDefault' in said.part) continue
    const end = skip(bracketWords, 3)(tokens, said.next).next
    return textAt(tokens, end) === ')' ? { part: said.part, noun: null, isAll: false, next: end + 1 } : null
  }
  return null
}

const bracketWords = wordSet(wholeRowNouns, 'null nulls missing empty blank of them the default')

/** The end of the noun without words such as "values". */
function trimmed(tokens: readonly Token[], from: number, next: number): number {
  // "Null revenue due to outages".
  let end = textAt(tokens, next) === 'to' && textAt(tokens, next - 1) === 'due' ? next - 1 : next
  while (end > from + 1 && (isOneOf(tokens, end - 1, cellWords) || isOneOf(tokens, end - 1, columnWords))) end--
  return end
}

function closed(tokens: readonly Token[], first: number, next: number): number {
  return textAt(tokens, next) === ')' && tokens.slice(first, next).some(({ text }) => text === '(') ? next + 1 : next
}
