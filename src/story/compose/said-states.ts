import type { Domain } from '../../domains/domain.ts'
import type { ColumnSchema, TableSchema } from '../../schema/schema.ts'
import type { Fact, RateFact } from '../facts/fact.ts'
import { findTable } from '../find/find-table.ts'

/** A state that rows of a table are said to be in, or a kind of them. */
interface Said {
  readonly table: string
  readonly value: string
  /** Whether the status is named with it, "with status in_repair". */
  readonly isNamed: boolean
  readonly isKind: boolean
}

/** Columns that tell of which kind a row is. */
const kindColumns = ['species', 'type', 'kind', 'category']

/**
 * Gives composed tables a column with the states or kinds that a story counts, where it counts several: "60 invoices: 40 paid, 15 open and the
 * rest overdue" are of `status`, "70 vehicles (45 vans, 25 trucks)" of `type`, and with a state that it names so, "25 bikes with status in_repair".
 * A status that is there keeps its other values.
 */
export function withSaidStates(domain: Domain, facts: readonly Fact[], made = domain.schema.tables): Domain {
  const said = facts.flatMap((fact) => (fact.type === 'rate' && (fact.isState ?? fact.isKind) === true ? stateOf(fact, domain) : []))
  const tables = domain.schema.tables.map((table): TableSchema => {
    if (!made.includes(table)) return table
    const own = said.filter((each) => each.table === table.name)
    const valuesOf = (isKind: boolean): readonly string[] => [
      ...new Set(own.flatMap((each) => (each.isKind === isKind ? [each.value] : []))),
    ]
    const [states, kinds] = [valuesOf(false), valuesOf(true)]
    const hasStates = states.length > 1 || own.some(({ isNamed }) => isNamed)
    const columns = hasStates ? withStatus(table.columns, states) : table.columns
    return kinds.length < 2 ? { ...table, columns } : { ...table, columns: withKinds(columns, kinds) }
  })
  return { ...domain, schema: { ...domain.schema, tables } }
}

function stateOf({ of, what, isKind }: RateFact, domain: Domain): readonly Said[] {
  const table = of === null ? null : findTable(of, domain)
  const isNamed = /^(?:status|state)$/.test(what[0] ?? '')
  const value = what.slice(isNamed ? 1 : 0).join('_')
  return table === null ? [] : [{ table: table.table, value, isNamed, isKind: isKind === true }]
}

function withKinds(columns: readonly ColumnSchema[], values: readonly string[]): readonly ColumnSchema[] {
  const before = columns.find(({ name, kind }) => kind === 'category' && kindColumns.includes(name))
  const name = before?.name ?? 'type'
  const kinds: ColumnSchema = { name, kind: 'category', values, weights: values.map(() => 1) }
  if (before === undefined) return [...columns.filter((column) => column.name !== name), kinds]
  return withoutFollowers(columns, before).map((column) => (column === before ? kinds : column))
}

/** Columns without those that depend on one of them: what follows from other kinds, as the breed from the species, follows from none of these. */
function withoutFollowers(columns: readonly ColumnSchema[], { name }: ColumnSchema): readonly ColumnSchema[] {
  const out = new Set<string>([name])
  for (const each of out)
    for (const column of columns)
      if (
        JSON.stringify(column)
          .replace(/^\{"name":"\w+"/, '')
          .includes(`"${each}"`)
      )
        out.add(column.name)
  return columns.filter((column) => column.name === name || !out.has(column.name))
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
