import type { Params } from './data-set.ts'
import type { RowScope } from './row-scope.ts'
import type { CellRule } from './rule.ts'
import type { Sql } from './sql.ts'

/** Windows of moments and of ages. */
export function momentRule({ kind, from, to, min_age: least, max_age: most }: Params, cell: Sql, scope: RowScope): CellRule {
  const day = (text: string): number => Date.parse(text) / 86_400_000
  const unit = cell.type === 'seconds' ? 86_400 : 1
  if (kind !== 'birth_date') return { isNull: null, holds: `${cell.sql} >= ${day(from) * unit} and ${cell.sql} < ${(day(to) + 1) * unit}` }
  return { isNull: null, holds: `(${scope.today} - ${cell.sql}) / 365.2425 between ${least - 0.01} and ${most + 0.01}` }
}
