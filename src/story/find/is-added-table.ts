import type { Domain } from '../../domains/domain.ts'
import { domains } from '../../domains/index.ts'
import { termWords } from '../words/term-words.ts'
import { findTable } from './find-table.ts'

/** Whether a table was added to the domain by the story. Renamed tables of the domain are not added ones. */
export function isAddedTable(domain: Domain, table: string): boolean {
  const own = domains.get(domain.name)?.schema.tables
  return own !== undefined && !own.some(({ name }) => name === table || findTable({ words: termWords(name) }, domain)?.table === table)
}
