import type { Domain } from '../../../domains/domain.ts'
import type { TableSchema } from '../../../schema/schema.ts'
import type { AttributeFact, ColumnsFact, Fact, RateFact } from '../../facts/fact.ts'
import { findTable } from '../../find/find-table.ts'
import { lastBefore } from '../../tokens/first-from.ts'
import type { Noun } from '../../words/noun.ts'
import { isShown } from '../tables/is-shown.ts'

/** Columns that hold the state of a row. */
const stateColumn = /^(?:.+_)?(?:status|state|outcome|result|stage|phase)$/

/** Shares that sum up to 100%, and each as a number. */
interface Shares {
  readonly parts: readonly RateFact[]
  readonly shares: readonly number[]
}

/**
 * Reads lists of shares as the values of a column for the states of rows: "jobs (name, status). Success 94%, failed 6%". The column is one
 * that the story lists, of the table that the shares name, or of the last one before them. Null if the story lists none, or says the values
 * of the column elsewhere. Tables are looked up once for all lists.
 */
export function stateLists(facts: readonly Fact[], domain: Domain): (said: Shares) => AttributeFact | null {
  const isListed = domain.name === 'custom' && facts.some(({ type }) => type === 'columns')
  const tableOf = (noun: Noun): string | undefined => findTable(noun, domain)?.table
  const named = isListed
    ? facts.flatMap((fact) => {
        const table = fact.type === 'columns' || fact.type === 'count' ? tableOf(fact.noun) : undefined
        return table === undefined ? [] : [{ fact, table, start: fact.start, end: fact.end }]
      })
    : []
  const columns = new Map(domain.schema.tables.map((table) => [table.name, stateOf(table, listedColumns(named, table.name), facts)]))
  return ({ parts, shares }) => {
    const [first] = parts
    const last = parts.at(-1)
    if (first === undefined || last === undefined || named.length === 0) return null
    const before = lastBefore(named, first.start)?.table
    const table = first.of === null ? before : tableOf(first.of)
    const column = table === undefined ? undefined : columns.get(table)
    const values = parts.map(({ what }) => what.join('_'))
    if (table === undefined || column === undefined || new Set(values).size < values.length) return null
    const span = { start: first.start, end: last.end }
    return {
      type: 'attribute',
      table: { words: table.split('_'), ...span },
      column: { words: column.split('_'), name: column, ...span },
      aspects: [{ type: 'values', values, shares }],
      currency: null,
      ...span,
    }
  }
}

/** The columns that the story lists for a table, without those whose values it says there: "status (new, done)". */
function listedColumns(named: readonly { readonly fact: Fact; readonly table: string }[], of: string): readonly Noun[] {
  const hasValues = ({ list = [] }: ColumnsFact, at: number): boolean =>
    list.some(({ start, details }) => start === at && details.some(({ type }) => type === 'values'))
  return named.flatMap(({ fact, table }) =>
    table === of && fact.type === 'columns' ? fact.columns.filter(({ start }) => !hasValues(fact, start)) : [],
  )
}

/** The only listed column for the state of a row, if it is a category of which no values are said. */
function stateOf(table: TableSchema, listed: readonly Noun[], facts: readonly Fact[]): string | undefined {
  if (listed.length === 0 || !isShown(table)) return undefined
  const names = new Set(listed.map(({ name, words }) => name ?? words.join('_')))
  const [found, other] = table.columns.filter(({ name, kind }) => kind === 'category' && stateColumn.test(name) && names.has(name))
  const isSaid = (fact: Fact): boolean =>
    fact.type === 'attribute' && fact.column?.words.join('_') === found?.name && fact.aspects.some(({ type }) => type === 'values')
  return other === undefined && !facts.some(isSaid) ? found?.name : undefined
}
