import type { Domain } from '../../../domains/domain.ts'
import type { ColumnSchema, TableSchema } from '../../../schema/schema.ts'
import type { AttributeFact } from '../../facts/fact.ts'
import { columnPath } from '../../find/column-path.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { findMeaning } from '../../meanings/find-meaning.ts'
import { singularOf } from '../../words/words.ts'

/** What a table has for a measure: one column, or several that it follows from. */
export type OwnMeasure = { readonly column: string } | { readonly from: readonly string[] }

const numeric = /^(?:range|beyond|mean|median|deviation|peak|shape|whole)$/
/** Words for one measure, and the words in names of its columns. */
const alike: readonly { readonly said: ReadonlySet<string>; readonly named: ReadonlySet<string> }[] = [
  {
    said: wordSet('price cost amount total value charge fare bill spend'),
    named: wordSet('price cost amount total value charge fare bill spend fee rate'),
  },
  { said: wordSet('rating star score'), named: wordSet('rating star score') },
]
/** Kinds of columns with numbers, drawn or computed from other columns. */
const numbers = /^(?:integer|decimal|formula|mapping|roll_up|split|conditional|switch|lookup|recurrence)$/

/**
 * What a table already has for a measure that the words name otherwise: `total` for the price of an order. A second
 * column would contradict it. Null for nothing.
 * @param words for the column, without those for its table
 */
export function ownMeasure(domain: Domain, table: TableSchema, words: readonly string[], fact: AttributeFact): OwnMeasure | null {
  if (!fact.aspects.some(({ type }) => numeric.test(type))) return null
  const shown = table.columns.filter(({ kind, hidden }) => hidden !== true && numbers.test(kind))
  return perUnit(shown, words) ?? sameMeaning(shown, words) ?? otherWord(domain, table.name, shown, words)
}

/** The only column with the exact meaning of the words: "abv_percent" for "alcohol content". */
function sameMeaning(columns: readonly ColumnSchema[], words: readonly string[]): OwnMeasure | null {
  const { meaning, isExact } = findMeaning(words, [])
  const found = isExact ? columns.filter(({ name }) => meaningOf(name) === meaning) : []
  return found.length === 1 ? { column: found[0]?.name ?? '' } : null
}

/** The meaning of a name, or of it without its last word, which may be a unit. */
function meaningOf(name: string): unknown {
  const parts = name.split('_')
  const [whole, most] = [findMeaning(parts, []), findMeaning(parts.slice(0, -1), [])]
  return whole.isExact ? whole.meaning : parts.length > 1 && most.isExact ? most.meaning : null
}

/** What a rate follows from: a price and an area for "price per m2". */
function perUnit(columns: readonly ColumnSchema[], [word = '', per, ...of]: readonly string[]): OwnMeasure | null {
  const group = per === 'per' ? alike.find(({ said }) => said.has(word)) : undefined
  if (group === undefined) return null
  const parts = columns.map(({ name }) => ({ name, words: name.split('_').map(singularOf) }))
  const amounts = parts.filter(({ words }) => words.some((each) => group.named.has(each)))
  const units = parts.filter(({ words }) => of.some((each) => words.includes(singularOf(each))))
  return amounts.length === 0 || units.length === 0 ? null : { from: [...amounts, ...units].map(({ name }) => name) }
}

/** The columns of the same measure under another word. Several are one if the trade names one of them as the measure of its rows. */
function otherWord(domain: Domain, table: string, columns: readonly ColumnSchema[], words: readonly string[]): OwnMeasure | null {
  const [word = '', ...others] = words.map(singularOf)
  const group = others.length > 0 ? undefined : alike.find(({ said }) => said.has(word))
  const found = columns.map(({ name }) => name).filter((name) => name.split('_').some((part) => group?.named.has(singularOf(part))))
  const main = domain.measures.map(({ column }) => columnPath(column)).find((path) => path.table === table && found.includes(path.column))
  const [only, ...more] = found
  if (only === undefined) return null
  return main !== undefined ? { column: main.column } : more.length === 0 ? { column: only } : { from: found }
}
