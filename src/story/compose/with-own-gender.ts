import { genderWords, isGenderWord } from '../lexicon/gender-words.ts'
import type { TableSchema } from '../../schema/schema.ts'

/** The people of a table that is called after a gender have it: "768 women". */
export function withOwnGender(table: TableSchema): TableSchema {
  const last = table.name.split('_').at(-1) ?? ''
  if (!isGenderWord(last)) return table
  const share = genderWords.female.test(last) ? 1 : 0
  return {
    ...table,
    columns: table.columns.map((column) =>
      column.kind === 'person' && column.gender === undefined ? { ...column, female_share: share } : column,
    ),
  }
}
