import type { Domain } from '../../../domains/domain.ts'
import type { ColumnSchema, TableSchema } from '../../../schema/schema.ts'
import type { AttributeFact, ColumnsFact, Fact, RateFact } from '../../facts/fact.ts'
import { findRate } from '../../find/find-rate.ts'
import { findTable } from '../../find/find-table.ts'
import { areStates } from '../../lexicon/life-stages.ts'
import { onlyOf } from '../../../lists.ts'
import { isOfOthers } from '../shares/of-other-rows.ts'
import { lastBefore } from '../../tokens/first-from.ts'
import type { Noun } from '../../words/noun.ts'
import { isSameStem } from '../../words/same-stem.ts'
import { tableNamed } from '../tables/references.ts'
import { isShown } from '../tables/is-shown.ts'

/** Columns that hold the state of a row. */
const stateColumn = /^(?:.+_)?(?:status|state|outcome|result|stage|phase)$/
/** The state of a row where no columns are listed: a state may be a place there, and a result a part of the status. */
const statusColumn = /^(?:.+_)?status$/

/** Shares that sum up to 100%, and each as a number. */
interface Shares {
  readonly parts: readonly RateFact[]
  readonly shares: readonly number[]
}

/**
 * Reads lists of shares as the values of a column for the states of rows: "jobs (name, status). Success 94%, failed 6%". The column is one
 * that the story lists, or else the status, where one of the states has no share yet: "orders are shipped (80%) or returned (20%)". Its
 * table is the one that the shares name, or the last one before them. Null if there is none, or if the story says the values of the column
 * elsewhere. Tables are looked up once for all lists.
 */
export function stateLists(facts: readonly Fact[], domain: Domain): (said: Shares) => AttributeFact | null {
  const isListed = domain.name === 'custom' && facts.some(({ type }) => type === 'columns')
  const tableOf = (noun: Noun): string | undefined => findTable(noun, domain)?.table
  const named = facts.flatMap((fact) => {
    const table = fact.type === 'columns' || fact.type === 'count' ? tableOf(fact.noun) : undefined
    return table === undefined ? [] : [{ fact, table, start: fact.start, end: fact.end }]
  })
  const columns = new Map(
    domain.schema.tables.map((table) => [
      table.name,
      isListed ? stateOf(table, listedColumns(named, table.name), facts) : statusOf(table, facts),
    ]),
  )
  return ({ parts, shares }) => {
    const [first] = parts
    const last = parts.at(-1)
    if (first === undefined || last === undefined || named.length === 0) return null
    const before = lastBefore(named, first.start)?.table
    const table = first.of === null ? before : tableOf(first.of)
    const column = table === undefined ? undefined : (columns.get(table) ?? (isListed ? undefined : newStatus(table, parts, domain)))
    const values = parts.map(({ what }) => what.join('_'))
    if (table === undefined || column === undefined || new Set(values).size < values.length) return null
    if (!isListed && !areStatesOf(parts, table, domain)) return null
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

/** Whether shares are of states that the rows of a table can have, and not each state has a share in one column already. */
function areStatesOf(parts: readonly RateFact[], table: string, domain: Domain): boolean {
  const found = parts.map(({ what }) => findRate(what, table, domain))
  const isKnown = found.every((each) => each !== null && each.table === found[0]?.table && each.column === found[0].column)
  return !isKnown && areStates(parts.map(({ what }) => what.join(' '))) && !parts.some(({ what }) => isOfOthers(what, table))
}

/** Returns the name of a new status column. Undefined if the table has a status, or a column about one of the states, such as `returned_at`. */
function newStatus(table: string, parts: readonly RateFact[], domain: Domain): string | undefined {
  const columns = tableNamed(domain.schema, table)?.columns ?? []
  const states = parts.flatMap(({ what }) => what)
  const isTold = columns.some(({ name }) =>
    name.split('_').some((part) => part === 'status' || states.some((word) => isSameStem(part, word))),
  )
  return isTold ? undefined : 'status'
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
  const names = new Set(listed.map(({ name, words }) => name ?? words.join('_')))
  return onlyColumn(table, facts, ({ name, kind }) => kind === 'category' && stateColumn.test(name) && names.has(name))
}

/** The only column for the status of a row, if no values of it are said. */
function statusOf(table: TableSchema, facts: readonly Fact[]): string | undefined {
  return onlyColumn(table, facts, ({ name, hidden }) => hidden !== true && statusColumn.test(name))
}

function onlyColumn(table: TableSchema, facts: readonly Fact[], isMeant: (column: ColumnSchema) => boolean): string | undefined {
  const found = isShown(table) ? onlyOf(table.columns.filter(isMeant)) : null
  const isSaid = (fact: Fact): boolean =>
    fact.type === 'attribute' && fact.column?.words.join('_') === found?.name && fact.aspects.some(({ type }) => type === 'values')
  return found === null || facts.some(isSaid) ? undefined : found.name
}
