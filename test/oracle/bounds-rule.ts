import { caseSql } from './case-sql.ts'
import type { Params } from './data-set.ts'
import type { RowScope } from './row-scope.ts'
import type { CellRule } from './rule.ts'
import { scaled, type Sql, text } from './sql.ts'

/** What a drawn number, word or code may be; null for kinds that may be anything. */
export function boundsRule(params: Params, cell: Sql, scope: RowScope): CellRule | null {
  const holds = kinds[params.kind]?.(params, cell, scope)
  return holds === undefined ? null : { isNull: null, holds }
}

const kinds: Readonly<Record<string, (params: Params, cell: Sql, scope: RowScope) => string>> = {
  integer: ({ min, max }, cell) => `${cell.sql} between ${scaled(min, cell.scale)} and ${scaled(max, cell.scale)}`,
  decimal: ({ min, max, ending }, cell) => {
    const within = `${cell.sql} between ${scaled(min, cell.scale)} and ${scaled(max, cell.scale)}`
    return ending === undefined ? within : `${within} and ${cell.sql} % 100 = ${ending}`
  },
  boolean: ({ rate, periods }, cell) => (periods === undefined && (rate === 0 || rate === 1) ? `${cell.sql} = ${rate === 1}` : 'true'),
  category: ({ values, weights, by, cases }, cell, scope) => {
    const likely = (chances?: readonly number[]) =>
      `${cell.sql} in (${(values as readonly string[])
        .filter((_, i) => chances?.[i] !== 0)
        .map(text)
        .join(', ')})`
    if (by === undefined) return likely(weights)
    const key = scope.column(by, null)
    const whens = Object.entries(cases as Readonly<Record<string, readonly number[]>>).map(
      ([word, chances]) => `when ${caseSql(key, word)} then ${likely(chances)}`,
    )
    return `case ${whens.join(' ')} else ${likely(weights)} end`
  },
  pattern: ({ pattern }, cell) => `regexp_full_match(${cell.sql}, ${text(expressionOf(pattern))})`,
  uuid: (_, cell) => `regexp_full_match(${cell.sql}, '[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}')`,
}

function expressionOf(pattern: string): string {
  return pattern
    .replaceAll(/[.*+^$()|[\]{}\\]/gu, String.raw`\$&`)
    .replaceAll('?', '[A-Z]')
    .replaceAll('#', '[0-9]')
}
