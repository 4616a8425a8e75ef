import { anyNationalId, nationalIdWords } from '../lexicon/national-id-words.ts'
import { plain } from '../places/place-index.ts'
import { singularOf } from '../words/words.ts'
import type { ColumnBody } from '../../schema/schema.ts'
import type { Meaning } from './meaning.ts'
import type { TableDraft } from './table-draft.ts'

/** National ids by the names in one country, or in any. Each row has that of its own country. */
export const nationalIds: readonly Meaning[] = [
  ...Object.values(nationalIdWords).map(({ words }) => named(words.split('|'))),
  named([...anyNationalId, 'id number', 'tax id', 'tin']),
]

function named(words: readonly string[]): Meaning {
  const names = words.map((name) => plain(name.toLowerCase()).split(' ').map(singularOf).join(' '))
  return { names: [...new Set(names)], body: (draft: TableDraft): ColumnBody => ({ kind: 'national_id', country: draft.country() }) }
}
