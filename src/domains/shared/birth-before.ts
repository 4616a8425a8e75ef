import type { ColumnSchema } from '../../schema/schema.ts'

/** A day of birth that makes people as old as the quantiles say, in years, at a date or timestamp of the row, wherever that lies. */
export function birthBefore(since: string, quantiles: readonly [number, ...number[]]): readonly ColumnSchema[] {
  return [
    {
      name: 'age_then',
      kind: 'decimal',
      scale: 2,
      min: quantiles[0],
      max: Math.max(...quantiles),
      distribution: { name: 'empirical', quantiles },
      hidden: true,
    },
    { name: 'to_birth', kind: 'formula', expression: '-round(age_then * 365.25)', hidden: true },
    { name: 'birth_date', kind: 'shifted', column: since, offset: 'to_birth', unit: 'days', as: 'date' },
  ]
}
