/** What a cell is to a formula: moments count in days or seconds since 1970. */
export type SqlType = 'number' | 'text' | 'boolean' | 'days' | 'seconds'

/** An expression of DuckDB. Numbers are BIGINT, multiplied by 10^scale; moments BIGINT with scale 0. */
export interface Sql {
  readonly sql: string
  readonly type: SqlType
  readonly scale: number
  readonly nullable: boolean
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

export function text(value: string): string {
  return `'${value.replaceAll("'", "''")}'`
}

/** Functions of SQL that formulas need: rounding half away from zero, and downwards; extremes that are null where something is. */
export const macros = [
  'create macro half_away(v, d) as (v + sign(v) * (d // 2)) // d',
  'create macro floored(v, d) as v // d - case when v % d < 0 then 1 else 0 end',
  'create macro half_away_quotient(a, b) as (half_away(sign(a) * sign(b) * 2 * abs(a)::hugeint * 1000000, 2 * abs(b)::hugeint))::bigint',
  'create macro lesser(a, b) as case when a is null or b is null then null when a < b then a else b end',
  'create macro greater(a, b) as case when a is null or b is null then null when a > b then a else b end',
]

/** The same number in another scale, rounded half away from zero. A truth counts 0 or 1. */
export function toScale(given: Sql, scale: number): Sql {
  const { sql, scale: from, type, nullable } = given
  if (type === 'boolean') return toScale({ sql: `(${sql})::bigint`, type: 'number', scale: 0, nullable }, scale)
  if (from === scale) return given
  const unit = 10n ** BigInt(Math.abs(scale - from))
  return { ...given, scale, sql: scale > from ? `(${sql} * ${unit})` : `half_away(${sql}, ${unit})` }
}

/** A decimal number of JavaScript in a scale, which may be a fraction there: as it stands in the schema, so not exact. */
export function scaled(value: number, scale: number): string {
  const digits = Number((value * 10 ** scale).toPrecision(15))
  return Number.isInteger(digits) ? digits.toFixed(0) : digits.toFixed(6)
}
