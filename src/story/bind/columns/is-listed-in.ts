import type { Domain } from '../../../domains/domain.ts'
import type { Fact } from '../../facts/fact.ts'
import { findTable } from '../../find/find-table.ts'

/** Whether the story lists a column by these words in the table in which it was found: "orders (id, status). …. Status: new, paid". */
export function isListedIn(
  { facts, domain }: { readonly facts: readonly Fact[]; readonly domain: Domain },
  words: readonly string[],
  found: { readonly table: string } | null,
): boolean {
  return facts.some(
    (fact) =>
      fact.type === 'columns' &&
      fact.list !== undefined &&
      fact.columns.some((column) => column.words.length === words.length && column.words.every((word, at) => word === words[at])) &&
      findTable(fact.noun, domain)?.table === found?.table,
  )
}
