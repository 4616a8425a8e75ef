import type { Domain } from '../../domains/domain.ts'
import type { Fact } from '../facts/fact.ts'
import { findTable } from '../find/find-table.ts'
import { isGenderWord } from '../lexicon/gender-words.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { withOwnGender } from './with-own-gender.ts'
import type { ColumnSchema, TableSchema } from '../../schema/schema.ts'
import type { Topics } from '../topics/topics.ts'

/** The column where it is said: "120 members, gender 80% female". */
const genders = wordSet('gender genders sex')

/** Adds the gender of people whose share of women or men is said: "500 customers, 60% women". */
export function withSaidGenders(domain: Domain, facts: readonly Fact[], topics: Topics): Domain {
  const names = new Set(facts.flatMap((fact) => tableOf(fact, domain, topics) ?? []))
  const tables = domain.schema.tables.map((table) => withOwnGender(names.has(table.name) ? withGender(table) : table))
  return { ...domain, schema: { ...domain.schema, tables } }
}

function tableOf(fact: Fact, domain: Domain, topics: Topics): string | null {
  if (fact.type === 'segments') return fact.entries.every(({ words }) => words.some(isGenderWord)) ? topics.spoken(fact) : null
  if (fact.type !== 'rate' || !fact.what.some(isGenderWord)) return null
  return fact.of === null || genders.has(fact.of.words.join(' ')) ? topics.spoken(fact) : (findTable(fact.of, domain)?.table ?? null)
}

/** The gender behind the names of people; the table itself if it tells it, or if its rows are no people. */
function withGender(table: TableSchema): TableSchema {
  const { columns } = table
  const person = columns.find(({ kind }) => kind === 'person')
  if (person === undefined || columns.some(({ name }) => /^(?:gender|sex)$/.test(name))) return table
  const gender: ColumnSchema = { name: 'gender', kind: 'person_attribute', person: person.name, attribute: 'gender' }
  const at = columns.findLastIndex((column) => column.kind === 'person_attribute' && column.attribute === 'family_name') + 1
  return { ...table, columns: at === 0 ? [...columns, gender] : [...columns.slice(0, at), gender, ...columns.slice(at)] }
}
