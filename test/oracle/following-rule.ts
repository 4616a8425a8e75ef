import type { Params } from './data-set.ts'
import type { RowScope } from './row-scope.ts'
import type { CellRule } from './rule.ts'
import { type Sql, toScale } from './sql.ts'

const secondsIn: Readonly<Record<string, number>> = { seconds: 1, minutes: 60, hours: 3600, days: 86_400 }

/** Moments that lie a drawn or given time after another column of the row. */
export function followingRule(params: Params, cell: Sql, scope: RowScope): CellRule {
  const base = inSeconds(scope.column(params['column'], null))
  const [found, unit] = [inSeconds(cell), secondsIn[params['unit']] ?? 1]
  if (params.kind === 'after') return afterRule(params, [base, found], cell, unit)
  const offset = scope.column(params['offset'], null)
  const number = toScale(offset, offset.scale)
  const wanted = `(${base} + ${number.sql} * ${unit}.0 / ${10 ** number.scale})`
  // Half a second may be rounded either way.
  const holds =
    cell.type === 'seconds'
      ? `abs(${found} - ${wanted}) <= 0.5`
      : `${cell.sql} in (floor(${wanted} / 86400), floor((${wanted} + 0.5) / 86400))`
  return { isNull: `${base} is null or ${offset.sql} is null`, holds }
}

/** What comes after a last day is null; without hours of the day it may do so only if the largest delay leads beyond that day. */
function afterRule(params: Params, moments: readonly [string, string], cell: Sql, unit: number): CellRule {
  const [[base, found], holds] = [moments, drawn(params, moments, cell, unit)]
  const { until, max, hours } = params
  if (until === undefined) return { isNull: `${base} is null`, holds }
  const end = Date.parse(until) / 1000 + 86_400
  const latest = `${base} + ${Math.round(max * unit) + (hours === undefined ? 0 : 86_400)}`
  return { isNull: `${base} is null or (${cell.sql} is null and ${latest} >= ${end})`, holds: `${holds} and ${found} < ${end}` }
}

const inSeconds = ({ sql, type }: Sql): string => (type === 'days' ? `(${sql} * 86400)` : sql)

/** With hours of the day a delay only says the day. */
function drawn({ min, max, hours }: Params, [base, found]: readonly [string, string], cell: Sql, unit: number): string {
  const first = `${base} + ${hours === undefined ? Math.round(min * unit) : 0}`
  const last = `${base} + ${Math.round(max * unit)}`
  if (cell.type === 'days') return `${cell.sql} between floored(${first}, 86400) and floored(${last}, 86400)`
  return `${found} between ${first} and ${hours === undefined ? last : `floored(${last}, 86400) * 86400 + 86399`}`
}
