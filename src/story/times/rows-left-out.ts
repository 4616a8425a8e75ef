import { sideWords } from '../lexicon/bounds.ts'
import { relatives } from '../lexicon/connectives.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { isOneOf, kindAt, textAt } from '../reader/index.ts'
import type { Noun } from '../words/noun.ts'
import { readPlace } from '../places/read-place.ts'
import { readPeriod } from './read-period.ts'
import { ageEnd } from './said-age.ts'
import type { Token } from '../tokens/token.ts'

/** States of rows, besides participles. */
const states = /^(?:late|overdue|unpaid|paid|sold|lost|fraudulent|false|inactive|active|dead|void|broken|faulty|defective|missing|pending)$/
/** Participles. "sacred" and "seed" are none. */
const participle = /^\w{2,}[^e]ed$/
/** Words before an age. */
const ages = wordSet(sideWords, 'aged older younger')
/** Most words after "who" and "that". */
const mostWords = 8

/** Whether a noun names rows by their state: "cancelled orders", "late deliveries". */
export function isOfState({ words }: Noun): boolean {
  const [first = ''] = words
  return words.length > 1 && isStateWord(first)
}

/** Whether a word says in which state rows are. */
export function isStateWord(word: string): boolean {
  return states.test(word) || participle.test(word)
}

const singlePronouns = wordSet('it him her them this that these those')

/** The token after words that limit which rows are left out: "members | from London", "orders | in January". Null if all rows are. */
export function limitEnd(tokens: readonly Token[], at: number, isNo: boolean): number | null {
  const text = textAt(tokens, at)
  // "No readings from it that day": other readings exist.
  if (/^(?:from|of|for|by|with|to)$/.test(text) && isOneOf(tokens, at + 1, singlePronouns)) return at + 2
  if (text === 'from') return readPlace(tokens, at + 1, true)?.next ?? null
  if (/^(?:in|during|before|after)$/.test(text)) return isNo ? (readPeriod(tokens, at + 1)?.next ?? null) : null
  if (ages.has(text)) return ageEnd(tokens, at)
  if (!(relatives.has(text) || text === 'whose')) return null
  let next = at + 1
  while (next < at + mostWords && kindAt(tokens, next) === 'word') next++
  return next
}
