import { columnRates } from '../lexicon/share-words.ts'
import { findMeaning } from '../meanings/find-meaning.ts'
import type { Span } from '../tokens/token.ts'
import type { ListedColumn } from './outline.ts'

/** A name and a share, which is a flag among other columns: "attrition 16%", but not "discount 10%". */
const flagged = /^(?:the |an? )?\p{L}[\p{L} _-]{2,40} (?:about |around )?\d[\d.]{0,5} ?%(?: yes| true)?$/u

/** The columns before the first shares of kinds, which are no flags: "300 orders, mobile 60%, desktop 40%". */
export function withoutShares(text: string, columns: readonly ListedColumn[]): readonly ListedColumn[] {
  const isFlag = ({ start, end }: Span): boolean => flagged.test(text.slice(start, end))
  const flags = columns.filter(isFlag)
  const first = columns.findIndex(isFlag)
  const isAlone = flags.length * 2 < columns.length && flags.every(({ words }) => !isNumber(words))
  return first < 0 || isAlone ? columns.map((column) => (isFlag(column) ? asFlag(column) : column)) : columns.slice(0, first)
}

function isNumber(words: readonly string[]): boolean {
  const { meaning, isGuess } = findMeaning(words, [])
  return (
    words.some((word) => columnRates.has(word) || word === 'rate') ||
    (!isGuess && typeof meaning.body === 'object' && /^(?:integer|decimal)$/.test(meaning.body.kind))
  )
}

function asFlag(column: ListedColumn): ListedColumn {
  const { said, details, places } = column
  return said === null
    ? column
    : { ...column, details: [...details, { type: 'type', of: 'boolean', scale: null }], places: [...places, said] }
}
