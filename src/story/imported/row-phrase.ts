import type { Token } from '../tokens/token.ts'
import { singularOf } from '../words/words.ts'
import { rowNouns } from '../lexicon/row-words.ts'
import { wordSet } from '../lexicon/word-set.ts'

/** A number of rows next to code, without the name of a table. */
export interface RowPhrase {
  readonly count: number
  /** Whether it is the number of each table. */
  readonly isEach: boolean
  readonly start: number
  readonly end: number
}

const imported = wordSet(rowNouns, 'objects documents items')
const likeWords = wordSet('like of such similar')
const pointing = wordSet('this these that those them it')
const eachWords = wordSet('each per')

/**
 * Finds the first number of rows without a table: "500 rows", "50 like this", "20 of these", "100 each". Null for none. "25 samples" counts
 * a table of samples, and "10 per sensor" is a ratio: both are read like in any story.
 * @param tables last words of the table names, in the singular
 */
export function rowPhrase(tokens: readonly Token[], tables: ReadonlySet<string>): RowPhrase | null {
  for (const [at, { kind, value, start }] of tokens.entries()) {
    if (kind !== 'number' || !Number.isInteger(value)) continue
    const found = phraseEnd(tokens, at + 1, tables)
    if (found !== null) return { count: value, start, ...found }
  }
  return null
}

function phraseEnd(tokens: readonly Token[], from: number, tables: ReadonlySet<string>): Pick<RowPhrase, 'isEach' | 'end'> | null {
  let at = from
  if (tokens[at]?.text === 'more') at++
  const noun = tokens[at]
  if (noun?.kind !== 'word') return null
  const isOfTable = (place: number): boolean => tables.has(singularOf(tokens[place]?.text ?? ''))
  if (eachWords.has(noun.text)) return isOfTable(at + 1) ? null : { isEach: true, end: noun.end }
  if (likeWords.has(noun.text)) {
    const next = tokens[at + 1]
    if (next !== undefined && pointing.has(next.text)) return { isEach: false, end: next.end }
    return noun.text === 'of' ? null : { isEach: false, end: noun.end }
  }
  if (!imported.has(noun.text) || isOfTable(at)) return null
  const next = tokens[at + 1]
  const isEach =
    next !== undefined && ((eachWords.has(next.text) && !isOfTable(at + 2)) || (next.text === 'of' && tokens[at + 2]?.text === 'each'))
  return { isEach, end: isEach ? next.end : noun.end }
}
