import { isAggregate } from './aggregates.ts'
import { Compiler } from './compiler.ts'
import { joined } from './join.ts'
import type { Call, Expression, Query, Value } from './query.ts'
import type { Relation, Row } from './relation.ts'
import { windowValues } from './windows.ts'

/** Tables by name. */
export type Tables = ReadonlyMap<string, Relation>

/** Runs a query over tables. @throws Error for what proofs do not use, and for tables and columns that are not there */
export function runQuery(query: Query, outer: Tables): Relation {
  const tables = new Map(outer)
  for (const each of query.withs) tables.set(each.name, runQuery(each.query, tables))
  const run = (inner: Query): Relation => runQuery(inner, tables)
  const whole = joined(query.from, ({ of, alias }) => named(typeof of === 'string' ? tableNamed(tables, of) : run(of), alias))
  const where = query.where === null ? null : new Compiler(whole, run).compile(query.where)
  const kept = where === null ? whole : { ...whole, rows: whole.rows.filter((row) => where(row, []) === true) }
  const columns = query.items.map(({ alias }) => ({ table: '', name: alias }))
  const rows = isGrouped(query) ? groupedRows(query, kept, run) : plainRows(query, kept, run)
  return { columns, rows: query.isDistinct ? distinct(rows) : rows }
}

function tableNamed(tables: Tables, name: string): Relation {
  const table = tables.get(name)
  if (table === undefined) throw new Error(`No table "${name}"`)
  return table
}

function named({ columns, rows }: Relation, alias: string): Relation {
  return { columns: columns.map(({ name }) => ({ table: alias, name })), rows }
}

function isGrouped({ items, groupBy }: Query): boolean {
  return (
    groupBy.length > 0 || items.some(({ expression }) => callsIn(expression).some(({ name, over }) => over === null && isAggregate(name)))
  )
}

function groupedRows({ items, groupBy }: Query, relation: Relation, run: (query: Query) => Relation): readonly Row[] {
  const compiler = new Compiler(relation, run)
  const cells = items.map(({ expression }) => compiler.compile(expression))
  // A number means an item.
  const keyed = groupBy.map((each) => (each.type === 'value' ? (items[Number(each.value) - 1]?.expression ?? each) : each))
  const keys = keyed.map((each) => compiler.compile(each))
  const groups = new Map<string, Row[]>(keys.length === 0 ? [['[]', []]] : [])
  for (const row of relation.rows) {
    const key = keyOf(keys.map((each) => each(row, [])))
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [row])
    else group.push(row)
  }
  return [...groups.values()].map((group) => cells.map((cell) => cell(group[0] ?? [], group)))
}

function plainRows({ items }: Query, relation: Relation, run: (query: Query) => Relation): readonly Row[] {
  const windows = items.flatMap(({ expression }) => callsIn(expression)).filter(({ over }) => over !== null)
  const width = relation.columns.length
  const places = new Map<Expression, number>(windows.map((call, index) => [call, width + index]))
  const plain = new Compiler(relation, run)
  const values = windows.map((call) => {
    const key = plain.compile(call.over?.partition[0] ?? call.over?.order[0] ?? { type: 'value', value: null })
    return windowValues(call, relation.rows, (row) => key(row, []))
  })
  const compiler = new Compiler(relation, run, places)
  const cells = items.map(({ expression }) => compiler.compile(expression))
  return relation.rows.map((row, index) => {
    const wide = values.length === 0 ? row : [...row, ...values.map((each) => each[index] as number)]
    return cells.map((cell) => cell(wide, []))
  })
}

function distinct(rows: readonly Row[]): readonly Row[] {
  return [...new Map(rows.map((row) => [keyOf(row), row])).values()]
}

function keyOf(values: readonly Value[]): string {
  return JSON.stringify(values)
}

/** The calls in an expression, but for those of subqueries. */
function callsIn(expression: Expression): readonly Call[] {
  switch (expression.type) {
    case 'call':
      return [expression, ...expression.args.flatMap(callsIn)]
    case 'binary':
      return [expression.left, expression.right].flatMap(callsIn)
    case 'between':
      return [expression.of, expression.low, expression.high].flatMap(callsIn)
    case 'case':
      return [...expression.whens.flat(), expression.otherwise].flatMap(callsIn)
    case 'unary':
    case 'null':
    case 'in':
    case 'cast':
    case 'extract':
      return callsIn(expression.of)
    default:
      return []
  }
}
