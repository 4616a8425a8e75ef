import type { Domain } from '../../domains/domain.ts'
import type { ColumnSchema, TableSchema } from '../../schema/schema.ts'
import type { Fact, RateFact } from '../fact.ts'
import { findTable } from '../find-table.ts'

/** A state that rows of a table are said to be in. */
interface Said {
  readonly table: string
  readonly value: string
  /** Whether the status is named with it, "with status in_repair". */
  readonly isNamed: boolean
}

/**
 * Gives composed tables a status with the states that a story counts, where it counts several: "60 invoices: 40 paid, 15 open and the rest
 * overdue", and with one that it names so, "25 bikes with status in_repair". A status that is there keeps its other values.
 */
export function withSaidStates(domain: Domain, facts: readonly Fact[]): Domain {
  const said = facts.flatMap((fact) => (fact.type === 'rate' && fact.isState === true ? stateOf(fact, domain) : []))
  const tables = domain.schema.tables.map((table): TableSchema => {
    const own = said.filter((each) => each.table === table.name)
    const values = [...new Set(own.map(({ value }) => value))]
    return values.length < 2 && !own.some(({ isNamed }) => isNamed) ? table : { ...table, columns: withStatus(table.columns, values) }
  })
  return { ...domain, schema: { ...domain.schema, tables } }
}

function stateOf({ of, what }: RateFact, domain: Domain): readonly Said[] {
  const table = of === null ? null : findTable(of, domain)
  const isNamed = /^(?:status|state)$/.test(what[0] ?? '')
  return table === null ? [] : [{ table: table.table, value: what.slice(isNamed ? 1 : 0).join('_'), isNamed }]
}

function withStatus(columns: readonly ColumnSchema[], values: readonly string[]): readonly ColumnSchema[] {
  const before = columns.find(({ name }) => name === 'status')
  const others = before?.kind === 'category' ? before.values.filter((value) => !values.includes(value)) : []
  const all = [...values, ...others]
  const status: ColumnSchema = { name: 'status', kind: 'category', values: all, weights: all.map(() => 1) }
  // A flag for one of the states would deny the status.
  const rest = columns.filter(({ name }) => !values.includes(name.replace(/^is_/, '')))
  return before === undefined ? [...rest, status] : rest.map((column) => (column === before ? status : column))
}
