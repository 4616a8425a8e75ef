import type { Domain } from '../../domains/domain.ts'
import type { PlaceFact } from '../facts/fact.ts'
import { findTable } from '../find/find-table.ts'
import { firstFrom } from '../tokens/first-from.ts'
import { rowWords } from '../lexicon/row-words.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { nounBefore, readNoun } from '../words/nouns.ts'
import { isOneOf, textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import { isPlural } from '../words/words.ts'

/** Whose rows a place is of: a table; null where no table is named; `unknown` for a noun that names none, "40% of buyers". */
export interface PlaceTopic {
  readonly table: string | null
  readonly unknown: string | null
}

/** Those of any table: everybody in the data. */
const everybody = wordSet(
  rowWords,
  'people persons users customers clients them these those everyone everybody all cities countries regions places locations markets areas towns states',
)

/** Between rows and where they are: "3 shops: Rome, Milan and Turin". */
const listing = new Set([':', '('])

/** Whose rows a place is of: a noun of its own words, "30% of guests are German", one right before it, "hotels | in Italy", or behind it, "Dutch | members". */
export function placeTopic({ start, end }: PlaceFact, tokens: readonly Token[], domain: Domain): PlaceTopic {
  const [first, next] = [firstFrom(tokens, start), firstFrom(tokens, end)]
  let unknown: string | null = null
  for (let at = first; at < next; at++) {
    const noun = readNoun(tokens, at)
    const table = noun === null || noun.next > next ? null : findTable(noun.noun, domain)
    if (table !== null) return { table: table.table, unknown: null }
    const isOf = textAt(tokens, at - 1) === 'of' && noun !== null && noun.next < next
    if (isOf && !everybody.has(noun.noun.words.at(-1) ?? '')) unknown ??= noun.noun.words.join(' ')
  }
  if (unknown !== null) return { table: null, unknown }
  const before = nounBefore(tokens, isOneOf(tokens, first - 1, listing) ? first - 1 : first, 0)
  const beside = before ?? readNoun(tokens, next)?.noun ?? null
  const last = beside?.words.at(-1) ?? ''
  const table = beside === null ? null : (findTable(beside, domain)?.table ?? null)
  const isUnknown = before !== null && table === null && isPlural(last) && !everybody.has(last)
  return { table, unknown: isUnknown ? (beside?.words.join(' ') ?? null) : null }
}
