import { mapped } from '../../builders/computed.ts'
import { oneOfBy } from '../../builders/drawn.ts'
import { personal } from '../../builders/texts.ts'
import type { ImportedColumn } from '../../import/imported.ts'
import type { ColumnBody } from '../../schema/schema.ts'
import type { Meaning } from '../meanings/meaning.ts'
import type { TableDraft } from '../meanings/table-draft.ts'

/** Characters of "female". */
const longestWord = 6
/** Weight of a gender's own value beside each value that is neither. */
const ownWeight = 48

/** Whether a column has genders in words or letters of its own: a list of values, or too few characters for "female". */
export function hasOwnGenders({ names }: Meaning, { type, values, length }: ImportedColumn): boolean {
  if (names[0] !== 'gender' || (type !== 'text' && type !== null)) return false
  return values !== null || (length !== null && length < longestWord)
}

/** The genders of the people of the rows, in the words or letters of the column; null if its values name no women or no men. */
export function genderBody({ values }: ImportedColumn, draft: TableDraft): ColumnBody | null {
  const gender = (): string => draft.helper('gender', personal('gender', draft.person()))
  if (values === null) return mapped(gender(), { female: 'F', male: 'M' })
  const female = values.find((value) => /^(?:f|w)/i.test(value))
  const male = values.find((value) => /^m/i.test(value))
  if (female === undefined || male === undefined) return null
  const others = Object.fromEntries(values.flatMap((value) => (value === female || value === male ? [] : [[value, 1]])))
  return oneOfBy(gender(), [...new Set(values)], {
    female: { ...others, [female]: ownWeight },
    male: { ...others, [male]: ownWeight },
  })
}
