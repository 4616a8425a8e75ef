import type { ColumnSchema } from '../../schema/schema.ts'

/**
 * Hidden columns, the last of which is called `name`: so many days after the day `since` as `days` says, or one or two fewer, but not fewer
 * than `least`, so that they end on a working day unless `since` and `least` end at a weekend. The seven days of a week become five of them
 * in their order, in another way each week, so that none is fuller than others. All three are formulas.
 */
export function onWorkday(name: string, since: string, days: string, least: string): readonly ColumnSchema[] {
  return [
    { name: `${name}_weekday`, kind: 'formula', expression: `(${since} + ${days} + 3) % 7`, hidden: true },
    { name: `${name}_week`, kind: 'formula', expression: `floor((${since} + ${days} + 3) / 7)`, hidden: true },
    {
      name,
      kind: 'formula',
      expression: `max(${least}, ${days} - ${name}_weekday + floor((${name}_weekday * 5 + ${name}_week % 5) / 7))`,
      scale: 0,
      hidden: true,
    },
  ]
}
