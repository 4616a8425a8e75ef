import { sideWords } from '../lexicon/bounds.ts'
import { relatives } from '../lexicon/connectives.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { isOneOf, kindAt, textAt } from '../reader/index.ts'
import type { Noun } from '../words/noun.ts'
import { readPlace } from '../places/read-place.ts'
import { readPeriod } from './read-period.ts'
import { ageEnd } from './said-age.ts'
import type { Token } from '../tokens/token.ts'

/** What rows may be by themselves, beside participles. */
const states = /^(?:late|overdue|unpaid|paid|sold|lost|fraudulent|false|inactive|active|dead|void|broken|faulty|defective|missing|pending)$/
/** "sacred", "seed": too short, or no participle. */
const participle = /^\w{2,}[^e]ed$/
/** Before an age. */
const ages = wordSet(sideWords, 'aged older younger')
/** How many words behind "who" and "that" are taken. */
const mostWords = 8

/** Whether a noun names rows by what became of them: "cancelled orders", "late deliveries". */
export function isOfState({ words }: Noun): boolean {
  const [first = ''] = words
  return words.length > 1 && (states.test(first) || participle.test(first))
}

const singlePronouns = wordSet('it him her them this that these those')

/** The token after what limits the rows that are left out: "members | from London", "orders | in January"; null where all of them are. */
export function limitEnd(tokens: readonly Token[], at: number, isNo: boolean): number | null {
  const text = textAt(tokens, at)
  // "No readings from it that day": there are others.
  if (/^(?:from|of|for|by|with|to)$/.test(text) && isOneOf(tokens, at + 1, singlePronouns)) return at + 2
  if (text === 'from') return readPlace(tokens, at + 1, true)?.next ?? null
  if (/^(?:in|during|before|after)$/.test(text)) return isNo ? (readPeriod(tokens, at + 1)?.next ?? null) : null
  if (ages.has(text)) return ageEnd(tokens, at)
  if (!(relatives.has(text) || text === 'whose')) return null
  let next = at + 1
  while (next < at + mostWords && kindAt(tokens, next) === 'word') next++
  return next
}
