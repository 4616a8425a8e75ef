import type { Domain } from '../../../domains/domain.ts'
import type { ColumnSchema } from '../../../schema/schema.ts'
import { moneyNouns, moneySums } from '../../amounts/money-nouns.ts'
import { findRate } from '../../find/find-rate.ts'
import { findTable } from '../../find/find-table.ts'
import type { ShapeFact } from '../../facts/amount-facts.ts'
import { definites } from '../../lexicon/determiners.ts'
import { being } from '../../lexicon/verbs.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { kindAt, skipBack, textAt } from '../../reader/index.ts'
import { firstFrom } from '../../tokens/first-from.ts'
import type { Token } from '../../tokens/token.ts'
import { isSameStem } from '../segments/same-stem.ts'
import { singularOf } from '../../words/words.ts'

const linking: ReadonlySet<string> = wordSet(being, definites, 'that which with has have shows show')
const times: ReadonlySet<ColumnSchema['kind']> = new Set(['date', 'timestamp', 'after', 'shifted'])

/**
 * The reason if a season is not about all rows of a table: "prices | are higher in July" is about a column, "fraud | spikes in December"
 * about some rows. Null if it is about rows or sums of money, or if it has no subject.
 */
export function notOfRows({ start }: ShapeFact, tokens: readonly Token[], domain: Domain): string | null {
  const at = skipBack(tokens, firstFrom(tokens, start), 0, linking, 3) - 1
  const word = textAt(tokens, at)
  if (kindAt(tokens, at) !== 'word' || moneySums.has(word) || moneyNouns.has(word) || findTable({ words: [word] }, domain) !== null)
    return null
  if (findTable({ words: [textAt(tokens, at - 1), word] }, domain) !== null) return null
  const columns = domain.schema.tables.flatMap((table) => table.columns.filter(({ hidden }) => hidden !== true))
  if (columns.some(({ kind, name }) => times.has(kind) && name.split('_').some((part) => isSameStem(part, word)))) return null
  const isColumn = columns.some(({ name }) => name === singularOf(word) || name.endsWith(`_${singularOf(word)}`))
  if (isColumn) return `"${word}" is what rows have: how many rows there are can be more or fewer at some times, not what they have`
  const isState = findRate([word], null, domain) !== null
  return isState
    ? `"${word}" are some rows of a table: how many all its rows are can be more or fewer at some times, not some of them`
    : null
}
