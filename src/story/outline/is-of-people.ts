import type { TablePlan } from '../compose/table-plan.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { termOf } from '../words/words.ts'
import type { ListedColumn } from './outline.ts'

/** Nouns for any kind of row. */
const bareThings = wordSet('record item entry sample row object element')
const personal = new Set([
  'email',
  'age',
  'gender',
  'birthday',
  'birth date',
  'date of birth',
  'dob',
  'nationality',
  'marital status',
  'ethnicity',
])

const names = new Set(['name', 'full name', 'first name'])

/** Whether a column describes a person: each occurs in one row. */
export function isPersonal({ words }: ListedColumn): boolean {
  const term = termOf(words)
  return personal.has(term) || names.has(term)
}

/** Whether the rows of a listed table are people. Unknown rows with an age or a birthday are: "10 items with name, age and birthday". */
export function isOfPeople({ kind, words }: TablePlan, list: readonly ListedColumn[]): boolean {
  if (kind.archetype.subject === 'person') return true
  const isKnown = kind.family !== null && kind.family.heads.length > 0 && !bareThings.has(words.at(-1) ?? '')
  return !isKnown && list.some((column) => personal.has(termOf(column.words)))
}
