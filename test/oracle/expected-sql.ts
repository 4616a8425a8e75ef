import { caseSql } from './case-sql.ts'
import type { Params } from './data-set.ts'
import { formulaSql } from './formula-sql.ts'
import { rollUpSql } from './roll-up-sql.ts'
import type { RowScope } from './row-scope.ts'
import { scaled, type Sql, text, toScale } from './sql.ts'
import { templateSql } from './template-sql.ts'

type Expected = (params: Params, cell: Sql, scope: RowScope) => string | null

/** What a cell of a kind without chance is, in SQL, null included; null for other kinds. */
export function expectedSql(params: Params, cell: Sql, scope: RowScope): string | null {
  return kinds[params.kind]?.(params, cell, scope) ?? null
}

const kinds: Readonly<Record<string, Expected>> = {
  sequence: () => '(r.rowid + 1)',
  constant: ({ value }) => text(value),
  lookup: ({ through, column }, _cell, scope) => scope.column(column, through).sql,
  formula: ({ expression }, cell, scope) => inTypeOf(cell, formulaSql(expression, scope)),
  roll_up: rollUpSql,
  recurrence: ({ table, value }, cell, scope) => {
    if (value === 'state') return null
    const column = scope.data.tables.get(table)?.schema.columns.find(({ kind }) => kind === 'occurrence_date')?.name
    const params = value === 'count' ? { aggregate: 'count' } : { aggregate: 'max', column }
    return rollUpSql({ name: '', kind: 'roll_up', table, ...params }, cell, scope)
  },
  template: ({ template }, _cell, scope) => templateSql(template, scope),
  mapping: ({ by, cases, otherwise }, cell, scope) => {
    const key = scope.column(by, null)
    const word = (value: string | number) => (typeof value === 'string' ? text(value) : scaled(value, cell.scale))
    const whens = Object.entries(cases).map(([name, value]) => `when ${caseSql(key, name)} then ${word(value as string | number)}`)
    const rest = otherwise === undefined ? 'null' : word(otherwise)
    return `case when ${key.sql} is null then null ${whens.join(' ')} else ${rest} end`
  },
  bucket: ({ column, edges, labels }, _cell, scope) => {
    const value = scope.column(column, null)
    const whens = (edges as readonly number[]).map((edge, i) => `when ${value.sql} < ${scaled(edge, value.scale)} then ${text(labels[i])}`)
    return `case when ${value.sql} is null then null ${whens.join(' ')} else ${text(labels.at(-1))} end`
  },
}

function inTypeOf(cell: Sql, value: Sql): string {
  if (cell.type === 'boolean') return value.type === 'boolean' ? value.sql : `(${value.sql} <> 0)`
  return toScale(value, cell.scale).sql
}
