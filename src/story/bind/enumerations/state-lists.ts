import type { Domain } from '../../../domains/domain.ts'
import type { TableSchema } from '../../../schema/schema.ts'
import type { AttributeFact, ColumnsFact, Fact, RateFact } from '../../facts/fact.ts'
import { findTable } from '../../find/find-table.ts'
import { isShown } from '../tables/is-shown.ts'
import { tableNamed } from '../tables/references.ts'
import type { Noun } from '../../words/noun.ts'

/** Columns that hold the state of a row. */
const stateColumn = /^(?:.+_)?(?:status|state|outcome|result|stage|phase)$/

/**
 * The values of a column for the states of rows, as a list of shares says them: "jobs (name, status). Success 94%, failed 6%". The column is
 * one that the story lists, of the table before the shares. Null if the story lists none, or says the values of the column elsewhere.
 * @param parts shares that sum up to 100%
 */
export function listOfStates(
  parts: readonly RateFact[],
  shares: readonly number[],
  facts: readonly Fact[],
  domain: Domain,
): AttributeFact | null {
  const [first] = parts
  const last = parts.at(-1)
  if (domain.name !== 'custom' || first === undefined || last === undefined) return null
  const listed = listedBefore(first, facts, domain)
  const column = listed === null ? undefined : stateOf(listed.table, listed.columns)
  if (listed === null || column === undefined) return null
  const words = column.split('_')
  const isSaid = (fact: Fact): boolean =>
    fact.type === 'attribute' && fact.column?.words.join('_') === column && fact.aspects.some(({ type }) => type === 'values')
  if (facts.some(isSaid)) return null
  const span = { start: first.start, end: last.end }
  const values = parts.map(({ what }) => what.join('_'))
  if (new Set(values).size < values.length) return null
  return {
    type: 'attribute',
    table: { words: listed.table.name.split('_'), ...span },
    column: { words, name: column, ...span },
    aspects: [{ type: 'values', values, shares }],
    currency: null,
    ...span,
  }
}

interface Listed {
  readonly table: TableSchema
  readonly columns: readonly Noun[]
}

/** The table that the shares name, else the last one before them, if the story lists its columns. Null for none. */
function listedBefore({ of, start }: RateFact, facts: readonly Fact[], domain: Domain): Listed | null {
  const nouns = facts.flatMap((fact) => (fact.end <= start && (fact.type === 'columns' || fact.type === 'count') ? [fact.noun] : []))
  const tableOf = (noun: Noun | null): string | undefined => (noun === null ? undefined : findTable(noun, domain)?.table)
  const name = of === null ? nouns.map(tableOf).findLast((each) => each !== undefined) : tableOf(of)
  const table = name === undefined ? null : tableNamed(domain.schema, name)
  const lists = facts.filter((fact) => fact.type === 'columns' && tableOf(fact.noun) === name)
  const columns = lists.flatMap((fact) => (fact.type === 'columns' ? fact.columns.filter(({ start: at }) => !hasValues(fact, at)) : []))
  return table === null || !isShown(table) || columns.length === 0 ? null : { table, columns }
}

/** Whether a list says the values of the column that starts at an offset: "status (new, done)". */
function hasValues({ list = [] }: ColumnsFact, at: number): boolean {
  return list.some(({ start, details }) => start === at && details.some(({ type }) => type === 'values'))
}

/** The only listed column for the state of a row, if it is a category. */
function stateOf({ columns }: TableSchema, listed: readonly Noun[]): string | undefined {
  const names = new Set(listed.map(({ name, words }) => name ?? words.join('_')))
  const found = columns.filter(({ name, kind }) => kind === 'category' && stateColumn.test(name) && names.has(name))
  return found.length === 1 ? found[0]?.name : undefined
}
