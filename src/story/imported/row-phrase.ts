import type { Token } from '../tokens/token.ts'

/** A number of rows that is said beside code, without the name of a table. */
export interface RowPhrase {
  readonly count: number
  /** Whether each table has so many. */
  readonly isEach: boolean
  readonly start: number
  readonly end: number
}

const rowWords = new Set('rows row records entries objects examples samples lines documents items instances'.split(' '))
const likeWords = new Set('like of such similar'.split(' '))
const pointing = new Set('this these that those them it'.split(' '))
const eachWords = new Set('each per'.split(' '))

/** The first "500 rows", "50 like this", "20 of these", "100 each" among tokens; null for none. */
export function rowPhrase(tokens: readonly Token[]): RowPhrase | null {
  for (const [at, { kind, value, start }] of tokens.entries()) {
    if (kind !== 'number' || !Number.isInteger(value)) continue
    const found = phraseEnd(tokens, at + 1)
    if (found !== null) return { count: value, start, ...found }
  }
  return null
}

function phraseEnd(tokens: readonly Token[], from: number): Pick<RowPhrase, 'isEach' | 'end'> | null {
  let at = from
  if (tokens[at]?.text === 'more') at++
  const noun = tokens[at]
  if (noun?.kind !== 'word') return null
  if (eachWords.has(noun.text)) return { isEach: true, end: noun.end }
  if (likeWords.has(noun.text)) {
    const next = tokens[at + 1]
    if (next !== undefined && pointing.has(next.text)) return { isEach: false, end: next.end }
    return noun.text === 'of' ? null : { isEach: false, end: noun.end }
  }
  if (!rowWords.has(noun.text)) return null
  const next = tokens[at + 1]
  const isEach = next !== undefined && (eachWords.has(next.text) || (next.text === 'of' && tokens[at + 2]?.text === 'each'))
  return { isEach, end: isEach ? next.end : noun.end }
}
