import type { Amount } from '../amounts/amount.ts'
import { boundsOfRows } from '../amounts/bounds-of-rows.ts'
import { archetypeOf } from '../compose/archetype-of.ts'
import { classify } from '../compose/classify.ts'
import { isLasting } from '../compose/is-lasting.ts'
import type { CountFact } from '../facts/fact.ts'
import { pieceNouns, rowNouns } from '../lexicon/row-words.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { endsClause, isOneOf, kindAt, textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import { identifierBefore } from '../words/identifiers.ts'
import { isMeasure } from '../words/is-measure.ts'
import type { Noun } from '../words/noun.ts'
import { isPluralNoun, nounBefore, readNoun } from '../words/nouns.ts'
import { pluralOf, singularOf } from '../words/words.ts'
import type { Reading } from './phrase.ts'

/** Words between a table and its rows. */
const beforeRows = wordSet(', ( [ : = - – — → with has having containing of holds')

/** Nouns for rows behind their table. */
const rowsBehind = wordSet(rowNouns, pieceNouns)

/** The count of an identifier: "dim_store (40 stores)", "fact_sales with 20000 rows", "dim_day 365 rows", "api_keys: 80". */
export function countOfName(tokens: readonly Token[], at: number, free: number, amount: Amount): Reading | null {
  const isBracket = /^[([]$/.test(textAt(tokens, at - 1))
  const direct = isOneOf(tokens, amount.next, rowNouns) ? identifierBefore(tokens, at) : null
  const end = direct !== null ? at : textAt(tokens, at - 2) === 'table' ? at - 2 : at - 1
  // "Policies table 600 rows"
  const isTable = textAt(tokens, at - 1) === 'table'
  const title = isTable || isOneOf(tokens, at - 1, beforeRows) ? titleBefore(tokens, end, free, amount) : null
  const named = isOneOf(tokens, at - 1, beforeRows) ? (identifierBefore(tokens, end) ?? title) : title
  const noun = direct ?? named
  const rows = readNoun(tokens, amount.next)
  const isRows =
    (rows === null && textAt(tokens, at - 1) !== ',') ||
    isOneOf(tokens, amount.next, rowsBehind) ||
    (isBracket && rows !== null && isPluralNoun(rows.noun) && !isMeasure(rows.noun))
  const after = rows?.next ?? amount.next
  const isClosed = isBracket ? /^[)\]]$/.test(textAt(tokens, after)) : rows !== null || endsClause(tokens, after)
  // "in_stock: 84" is a value; "num_visits 0-5, 1000 rows" counts no visits.
  const isSeveral = rows !== null || (noun !== null && isPluralNoun(noun))
  if (
    noun === null ||
    (amount.isRange && !isOneOf(tokens, amount.next, rowsBehind)) ||
    !isRows ||
    !isClosed ||
    !isSeveral ||
    noun.start < (tokens[free]?.start ?? 0)
  )
    return null
  if ((tokens[end]?.start ?? 0) > noun.end + 1) return null
  const next = isBracket ? after + 1 : after
  const span = { start: noun.start, end: tokens[next - 1]?.end ?? 0 }
  const fact: CountFact = { type: 'count', noun, count: amount.value, ...boundsOfRows(amount), ...span }
  return { facts: [fact], first: firstAt(tokens, at, noun), next }
}

function firstAt(tokens: readonly Token[], at: number, { start }: Noun): number {
  let first = at
  while (first > 0 && (tokens[first - 1]?.start ?? 0) >= start) first--
  return first
}

/**
 * The rows of a list: "a customer | list of 500 rows" has customers, "a server log with 500 lines" server logs, "a log file" log lines. "Price
 * list" names no rows.
 */
function rowsOfList(noun: Noun | null): Noun | null {
  if (noun === null) return null
  const words = noun.words.length > 1 && files.has(noun.words.at(-1) ?? '') ? noun.words.slice(0, -1) : noun.words
  const [owner = '', last = ''] = words.length > 1 ? words.slice(-2) : ['', ...words]
  if (!listNouns.has(last) || (words.length === 1 && last !== 'log')) return noun
  if (isHead(words)) return { ...noun, words: [...words.slice(0, -1), pluralOf(last)] }
  const one = singularOf(owner)
  const isRows = isHead([one]) && archetypeOf([one]) !== 'measurement'
  if (isRows && !(records.has(last) && isLasting(one))) return { ...noun, words: [...words.slice(0, -2), pluralOf(one)] }
  if (words.length === 1) return { ...noun, words: [last, 'lines'] }
  return records.has(last) ? { ...noun, words: [...words.slice(0, -1), pluralOf(last)] } : noun
}

function isHead(words: readonly string[]): boolean {
  const name = words.join(' ')
  return name !== 'log' && classify(words)?.family?.heads.includes(name) === true
}

/** Nouns for a list of what happened. "A door log" is about a door, and has no doors. */
const records = wordSet('log book journal ledger')
/** Nouns for a list of things. */
const listNouns = wordSet(records, 'list register directory roster')
/** Nouns behind a list that is written down. */
const files = wordSet('file data')

/** The table before a number of rows: "cars: 150 pieces", "card payments, 10000 rows", "table payments, 5k rows", "payments table with 300 rows". */
function titleBefore(tokens: readonly Token[], end: number, free: number, amount: Amount): Noun | null {
  if (!isOneOf(tokens, amount.next, rowsBehind) || textAt(tokens, amount.next + 1) === 'of') return null
  const noun = rowsOfList(nounBefore(tokens, end, free))
  if (noun === null || !isPluralNoun(noun) || isMeasure(noun)) return null
  const first = firstAt(tokens, end, noun)
  // "claims table 900 rows, | policies table 300 rows"
  if (textAt(tokens, end) === 'table') return noun
  // "teams: 5 rows, | players: 100 rows": each has its own number.
  const isNext = isOneOf(tokens, first - 2, rowsBehind)
  const isListed = (!isNext && /^(?:,|and|&)$/.test(textAt(tokens, first - 1))) || kindAt(tokens, first - 1) === 'number'
  const words = noun.words[0] === 'table' ? noun.words.slice(1) : noun.words
  return isListed || words.length === 0 ? null : { ...noun, words }
}
