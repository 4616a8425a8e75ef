import type { ColumnSchema } from '../../schema/schema.ts'

/** Far more seconds than anything takes: what is computed of them stays exact. */
const mostSeconds = 400_000_000

/**
 * Hidden columns, the last of which is called `name`: how many seconds after the timestamp `since` something happens, about as many as the
 * column `seconds` says, at an hour of that day when such things happen. What falls on the day of `since` stays as it is.
 */
export function atHours(name: string, since: string, seconds: string, hours: readonly number[]): readonly ColumnSchema[] {
  return [
    { name: `${name}_day`, kind: 'shifted', column: since, offset: seconds, unit: 'seconds', as: 'date', hidden: true },
    { name: `${name}_hour`, kind: 'after', column: `${name}_day`, as: 'timestamp', unit: 'hours', min: 0, max: 0, hours, hidden: true },
    {
      name,
      kind: 'formula',
      expression: `days(${name}_hour) == days(${since}) ? ${seconds} : max(0, min(${mostSeconds}, ${name}_hour - ${since}))`,
      hidden: true,
    },
  ]
}
