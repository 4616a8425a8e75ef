import type { Domain } from '../../domains/domain.ts'
import type { PlaceFact } from '../facts/fact.ts'
import { findTable } from '../find/find-table.ts'
import { firstFrom } from '../tokens/first-from.ts'
import { rowWords } from '../lexicon/row-words.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { nounBefore, readNoun } from '../words/nouns.ts'
import { textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'

/** Whose rows a place is of: a table; null where no table is named; `unknown` for a noun that names none, "40% of buyers". */
export interface PlaceTopic {
  readonly table: string | null
  readonly unknown: string | null
}

/** Those of any table: everybody in the data. */
const everybody = wordSet(rowWords, 'people persons users customers clients them these those everyone everybody all')

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
  const beside = nounBefore(tokens, first, 0) ?? readNoun(tokens, next)?.noun ?? null
  return { table: beside === null ? null : (findTable(beside, domain)?.table ?? null), unknown: null }
}
