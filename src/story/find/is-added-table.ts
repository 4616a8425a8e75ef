import type { Domain } from '../../domains/domain.ts'
import { domains } from '../../domains/index.ts'
import { termWords } from '../words/term-words.ts'
import { findTable } from './find-table.ts'

/** Whether a story adds a table to a trade. The tables of the trade are found by their own names, even if the story calls them something else. */
export function isAddedTable(domain: Domain, table: string): boolean {
  const own = domains.get(domain.name)?.schema.tables
  return own !== undefined && !own.some(({ name }) => name === table || findTable({ words: termWords(name) }, domain)?.table === table)
}
