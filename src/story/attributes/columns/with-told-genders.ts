import type { ColumnSchema, TableSchema } from '../../../schema/schema.ts'
import { genderWords } from '../../lexicon/gender-words.ts'
import { withColumn } from './with-column.ts'

const genders = ['female', 'male'] as const

/**
 * Makes names of people agree with a gender column that has other values, such as "M" or "woman". Values for neither gender get names of
 * both.
 * @param before the former gender column
 */
export function withToldGenders(table: TableSchema, before: ColumnSchema, values: readonly string[]): TableSchema {
  const isGender = before.kind === 'person_attribute' && before.attribute === 'gender'
  const person = table.columns.find(({ name }) => isGender && name === before.person)
  if (person?.kind !== 'person') return table
  const { female_share: _, gender = `${person.name}_gender`, ...rest } = person
  const cases = Object.fromEntries(values.map((value) => [value, weightsOf(value)]))
  const drawn: ColumnSchema = { name: gender, kind: 'category', values: genders, by: before.name, cases, hidden: true }
  const others = table.columns.filter(({ name }) => name !== gender)
  return withColumn({ ...table, columns: [...others, drawn] }, { ...rest, gender })
}

function weightsOf(value: string): readonly number[] {
  const own = genders.map((gender) => (genderWords[gender].test(value.toLowerCase()) ? 1 : 0))
  return own.includes(1) ? own : [1, 1]
}
