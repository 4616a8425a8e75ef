import { boundsRule } from './bounds-rule.ts'
import { caseSql } from './case-sql.ts'
import type { Params } from './data-set.ts'
import { conditionSql } from './formula-sql.ts'
import { followingRule } from './following-rule.ts'
import { expectedSql } from './expected-sql.ts'
import { momentRule } from './moment-rule.ts'
import type { RowScope } from './row-scope.ts'
import type { CellRule } from './rule.ts'
import type { Sql } from './sql.ts'

/** What a schema says of a column's cells; null where the oracle only knows that there are such cells, or none. */
export function cellRule(params: Params, cell: Sql, scope: RowScope): CellRule | null {
  const rule = ruleOfKind(params, cell, scope)
  const { rate, when } = (params['nullable'] ?? {}) as { readonly rate?: number; readonly when?: string }
  if (rule === null || (rate === undefined && when === undefined)) return rule
  const lacks = when === undefined ? 'true' : `coalesce(${conditionSql(when, scope)}, false)`
  // Those that lack a value by chance are counted for the whole column.
  const missing = rate === undefined ? lacks : `${lacks} and ${cell.sql} is null`
  return { ...rule, isNull: rule.isNull === null ? missing : `${missing} or ${rule.isNull}` }
}

function ruleOfKind(params: Params, cell: Sql, scope: RowScope): CellRule | null {
  const expected = expectedSql(params, cell, scope)
  if (expected !== null) return { isNull: `${expected} is null`, holds: `${cell.sql} = ${expected}` }
  switch (params.kind) {
    case 'conditional':
      return conditional(params, cell, scope)
    case 'switch':
      return switched(params, cell, scope)
    case 'after':
    case 'shifted':
      return followingRule(params, cell, scope)
    case 'date':
    case 'timestamp':
    case 'birth_date':
      return momentRule(params, cell, scope)
    default:
      return boundsRule(params, cell, scope)
  }
}

function conditional({ when, value, name }: Params, cell: Sql, scope: RowScope): CellRule {
  const inner = cellRule({ ...value, name }, cell, scope)
  return within(`coalesce(${conditionSql(when, scope)}, false)`, inner, cell)
}

/** A rule where a condition is true, and null elsewhere. */
function within(condition: string, inner: CellRule | null, cell: Sql): CellRule {
  const isNull = inner === null ? `${cell.sql} is null` : (inner.isNull ?? 'false')
  return { isNull: `case when ${condition} then ${isNull} else true end`, holds: inner?.holds ?? 'true' }
}

function switched({ by, cases, otherwise, name }: Params, cell: Sql, scope: RowScope): CellRule {
  const key = scope.column(by, null)
  const isNull: string[] = [`when ${key.sql} is null then true`]
  const holds: string[] = []
  for (const [word, value] of [...Object.entries(cases), [null, otherwise ?? null] as const]) {
    const inner = value === null ? null : cellRule({ ...(value as Params), name }, cell, scope)
    const when = word === null ? 'else' : `when ${caseSql(key, word)} then`
    isNull.push(`${when} ${value === null ? 'true' : inner === null ? `${cell.sql} is null` : (inner.isNull ?? 'false')}`)
    holds.push(`${when} ${inner?.holds ?? 'true'}`)
  }
  return { isNull: `case ${isNull.join(' ')} end`, holds: `case ${holds.join(' ')} end` }
}
