import type { ColumnSchema } from '../../schema/schema.ts'

/**
 * Hidden columns, the last of which is called `name`: so many days after the day `since` as `days` says, or one or two fewer, so that they
 * end on a Friday rather than at a weekend, unless that were fewer than `least`. All three are formulas.
 */
export function onWorkday(name: string, since: string, days: string, least: string): readonly ColumnSchema[] {
  return [
    { name: `${name}_weekday`, kind: 'formula', expression: `(${since} + ${days} + 3) % 7`, hidden: true },
    {
      name,
      kind: 'formula',
      expression: `${name}_weekday >= 5 && ${days} - (${name}_weekday - 4) >= ${least} ? ${days} - (${name}_weekday - 4) : ${days}`,
      scale: 0,
      hidden: true,
    },
  ]
}
