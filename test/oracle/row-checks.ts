import { cellRule } from './cell-rule.ts'
import type { RowCheck } from './check.ts'
import type { DataSet, Params } from './data-set.ts'
import { conditionSql } from './formula-sql.ts'
import { RowScope } from './row-scope.ts'
import { quoted } from './sql.ts'

/** What holds in each row of a table: what its kinds say of cells, what refers to it, formulas that are promised. */
export function rowChecks(data: DataSet, table: string): readonly RowCheck[] {
  const found = data.tables.get(table)
  if (found === undefined) return []
  const { schema, facts } = found
  const check = (what: string, breachOf: (scope: RowScope) => string | null): readonly RowCheck[] => {
    const scope = new RowScope(data, table)
    const breach = breachOf(scope)
    return breach === null ? [] : [{ type: 'rows', what, scope, breach }]
  }
  const nulls = facts.columns.filter(({ nullable }) => !nullable)
  return [
    ...nulls.flatMap(({ name }) => check(`${name} is never null`, () => `r.${quoted(name)} is null`)),
    ...facts.columns.flatMap(({ name, references }) =>
      references === undefined
        ? []
        : check(`${name} refers to a row of ${references.table}`, (scope) => {
            const key = scope.column(references.column, name)
            return `r.${quoted(name)} is not null and ${key.sql} is null`
          }),
    ),
    ...schema.columns.flatMap((column) => check(`${column.name} is as its ${column.kind} says`, (scope) => cellBreach(column, scope))),
    ...schema.columns.flatMap((column) => check(`${column.name} refers to what it may`, (scope) => referenceBreach(column, scope))),
    ...[...(schema.constraints ?? []), ...(data.rules[table] ?? [])].flatMap((formula) =>
      check(formula, (scope) => `not (${conditionSql(formula, scope)})`),
    ),
  ]
}

function cellBreach(column: Params, scope: RowScope): string | null {
  const cell = scope.column(column.name, null)
  const rule = cellRule(column, cell, scope)
  if (rule === null) return null
  const holds = `(${cell.sql} is not null and coalesce(${rule.holds}, false))`
  if (rule.isNull === null) return `not ${holds}`
  return `not (case when coalesce(${rule.isNull}, false) then ${cell.sql} is null else ${holds} end)`
}

/** Rows that did not exist yet, that another tenant has, or that come later in the same table. */
function referenceBreach(column: Params, scope: RowScope): string | null {
  if (column.kind === 'self_reference') return `${scope.rowAt([column.name])} >= r.rowid`
  if (column.kind !== 'foreign_key') return null
  const { name, existing_at: at, min_age_days: age = 0, partition_by: partition } = column
  const breaches: string[] = []
  if (at !== undefined) {
    const began = beginning([name], scope)
    const day = scope.column(at, null)
    breaches.push(`${began} >= ${day.type === 'seconds' ? `floored(${day.sql}, 86400)` : day.sql} - ${age}`)
  }
  if (partition !== undefined) breaches.push(`${ancestor(name, partition, scope)} <> r.${quoted(partition)}`)
  return breaches.length === 0 ? null : breaches.join(' or ')
}

/** The day on which the row that references lead to began, or the one that owns it. */
function beginning(path: readonly string[], scope: RowScope): string {
  const table = scope.tableAt(path)
  const column = scope.data.tables.get(table)?.schema.columns.find(({ kind }) => kind === 'date' || kind === 'timestamp')
  if (column === undefined) return beginning([...path, 'parent'], scope)
  const began = scope.at(path, column.name)
  return began.type === 'seconds' ? `floored(${began.sql}, 86400)` : began.sql
}

/** The key, by owner keys, of the row of the partition's table that owns the row which is referred to. */
function ancestor(name: string, partition: string, scope: RowScope): string {
  const wanted = scope.tableAt([partition])
  const path = [name]
  for (;;) {
    const table = scope.tableAt(path)
    const owner = scope.ownerKey(table)
    if (owner === null) throw new TypeError(`Nothing of ${wanted} owns the rows of ${table}`)
    const key = scope.at(path, owner)
    path.push('parent')
    if (scope.tableAt(path) === wanted) return key.sql
  }
}
