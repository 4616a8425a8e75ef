import { rowWords } from '../../lexicon/row-words.ts'
import { timeWords } from '../../lexicon/time-words.ts'
import { finiteBeing, having, modals } from '../../lexicon/verbs.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { isOneOf, kindAt, textAt } from '../../reader/index.ts'
import type { Token } from '../../tokens/token.ts'
import { isNounWord } from '../../words/nouns.ts'
import { isPlural } from '../../words/words.ts'
import { clauseEnd } from './clause.ts'
import type { Clause } from './some-rows.ts'

/** What has a number and is no row: "part 2 has 30 tables". */
const headings = wordSet('table task part step section sheet version example number top phase question note')
const before = wordSet('the our but while whereas also only')
const places = wordSet('in at on of')
const adverbs = wordSet('always never often sometimes mostly only')
const verbs = wordSet(finiteBeing, modals, having, adverbs, 'had')
/** Finds a clause about a row that is named by its number: "store 7 closed in August", "sensor 5 is broken and reports 0". Null for none. */
export function aboutNumbered(tokens: readonly Token[], at: number): Clause | null {
  const first = isOneOf(tokens, at, before) ? at + 1 : at
  if (!isNumbered(tokens, first)) return null
  let verb = first + 2
  for (let pairs = 0; pairs < 2 && isOneOf(tokens, verb, places) && isNumbered(tokens, verb + 1); pairs++) verb += 3
  if (!isVerb(tokens, verb) || textAt(tokens, verb) === 'with') return null
  const next = clauseEnd(tokens, verb)
  return next > verb + 1 ? { first: at, next } : null
}

/** "Machine | 3", "Store | #7". */
function isNumbered(tokens: readonly Token[], at: number): boolean {
  const text = textAt(tokens, at)
  if (!isNounWord(tokens[at]) || isPlural(text) || rowWords.has(text) || timeWords.has(text) || headings.has(text)) return false
  return kindAt(tokens, at + 1) === 'number' && Number.isInteger(tokens[at + 1]?.value)
}

function isVerb(tokens: readonly Token[], at: number): boolean {
  const text = textAt(tokens, at)
  return kindAt(tokens, at) === 'word' && (verbs.has(text) || (/[^e]ed$/.test(text) && text.length > 4))
}
