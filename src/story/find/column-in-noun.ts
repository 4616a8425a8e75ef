import type { Domain } from '../../domains/domain.ts'
import type { Noun } from '../words/noun.ts'
import { termKey } from '../words/term-words.ts'
import { singularOf } from '../words/words.ts'
import { findTable } from './find-table.ts'
import { partsNamed } from './parts-named.ts'

/** The visible column that a noun names behind its table: `orders.rating` of "order ratings". Null for none. */
export function columnInNoun(
  { words }: Pick<Noun, 'words'>,
  domain: Pick<Domain, 'nouns' | 'schema'>,
): { readonly table: string; readonly column: string } | null {
  for (let end = words.length - 1; end > 0; end--) {
    const owner = words.slice(0, end)
    const found = findTable({ words: owner }, domain)
    const named = found?.words.length === end ? domain.schema.tables.find(({ name }) => name === found.table) : undefined
    const table = named ?? partsNamed(owner.join('_'), domain.schema)
    const said = [...words.slice(end, -1), singularOf(words.at(-1) ?? '')].join('_')
    const column = table?.columns.find(({ name, hidden }) => hidden !== true && (name === said || termKey(name) === said))
    if (table !== undefined && column !== undefined) return { table: table.name, column: column.name }
  }
  return null
}
