import type { Params } from './data-set.ts'
import { conditionSql } from './formula-sql.ts'
import { RowScope } from './row-scope.ts'
import { quoted, type Sql, toScale } from './sql.ts'

/** What the rows that a row owns come to, added up by SQL. */
export function rollUpSql({ table, aggregate, column, where }: Params, cell: Sql, scope: RowScope): string {
  const children = new RowScope(scope.data, table)
  const owner = children.ownerKey()
  if (owner === null) throw new TypeError(`Nothing owns the rows of ${table}`)
  const value = column === undefined ? null : children.column(column, null)
  const filter = where === undefined ? '' : ` filter (where ${conditionSql(where, children)})`
  const alias = scope.joinByKey(
    `select r.${quoted(owner)} as k, ${folded(aggregate, value, filter, cell)} as v from ${children.from()} group by all`,
  )
  return aggregate === 'sum' || aggregate === 'count' ? `coalesce(${alias}.v, 0)` : `${alias}.v`
}

function folded(aggregate: string, value: Sql | null, filter: string, cell: Sql): string {
  if (value === null) return `count(*)${filter}`
  const number = toScale(value, value.type === 'text' ? 0 : value.scale)
  switch (aggregate) {
    case 'count':
      return `count(${value.sql})${filter}`
    case 'first':
      return `arg_min_null(${value.sql}, r.rowid)${filter}`
    case 'last':
      return `arg_max_null(${value.sql}, r.rowid)${filter}`
    case 'sum':
      return `sum(${number.sql})${filter}::bigint`
    case 'avg': {
      const shift = 10n ** BigInt(cell.scale)
      const unit = 10n ** BigInt(value.scale)
      const [sum, count] = [`sum(${number.sql})${filter}`, `(count(${number.sql})${filter} * ${unit})`]
      return `(half_away(2 * ${sum}::hugeint * ${shift}, 2 * ${count}::hugeint))::bigint`
    }
    default:
      return `${aggregate}(${number.sql})${filter}`
  }
}
