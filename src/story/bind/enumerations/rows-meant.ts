import type { Domain } from '../../../domains/domain.ts'
import type { Schema } from '../../../schema/schema.ts'
import type { AttributeFact, CountFact, Fact } from '../../facts/fact.ts'
import { findTable } from '../../find/find-table.ts'
import type { Noun } from '../../words/noun.ts'
import { refersTo, tableNamed } from '../tables/references.ts'
import { isPluralNoun } from '../../words/nouns.ts'

/**
 * Turns a list of values into names of rows, if a table has these rows: "Departments: Sales, Finance, IT" with a table of departments, and
 * "department (Sales, IT)" where no column is called so. Null for other facts.
 */
export function rowsMeant(fact: Fact, schema: Schema, domain: Domain): (AttributeFact & { readonly table: Noun }) | null {
  if (fact.type !== 'attribute' || fact.column === null || fact.table !== null || fact.aspects.length !== 1) return null
  const [said] = fact.aspects
  if (said?.type !== 'values' || (!isPluralNoun(fact.column) && isColumn(fact.column, schema))) return null
  const found = findTable(fact.column, domain)
  if (found === null || found.words.length < fact.column.words.length) return null
  const table = tableNamed(schema, found.table)
  if (table === null || table.hidden === true || !schema.tables.some((each) => refersTo(each, table.name))) return null
  return { ...fact, table: fact.column, column: null, aspects: [{ type: 'names', values: said.values, shares: said.shares }] }
}

function isColumn({ words }: Noun, { tables }: Schema): boolean {
  const name = words.join('_')
  return tables.some(({ columns, hidden }) => hidden !== true && columns.some((column) => column.name === name && column.hidden !== true))
}

/** Adds a count for each table whose rows are named but not counted: the number of names. */
export function withCountsOfNamed(facts: readonly Fact[], domain: Domain): readonly Fact[] {
  const counted = new Set(facts.flatMap((fact) => (fact.type === 'count' ? [findTable(fact.noun, domain)?.table] : [])))
  const more = facts.flatMap((fact): readonly CountFact[] => {
    const meant = rowsMeant(fact, domain.schema, domain)
    const [names] = meant?.aspects ?? []
    const table = meant === null ? undefined : findTable(meant.table, domain)?.table
    if (meant === null || names?.type !== 'names' || table === undefined || counted.has(table)) return []
    counted.add(table)
    return [{ type: 'count', noun: meant.table, count: names.values.length, start: fact.start, end: fact.end }]
  })
  return more.length === 0 ? facts : [...facts, ...more]
}
