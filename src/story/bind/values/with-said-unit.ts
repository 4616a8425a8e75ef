import type { ColumnSchema, Schema } from '../../../schema/schema.ts'
import type { secondsIn } from '../../../columns/shared/moments.ts'
import type { AttributeFact } from '../../facts/fact.ts'
import { millisecondsIn, millisecondsInName } from '../../lexicon/time-units.ts'
import { withRenamedColumn } from '../columns/renamed-column.ts'
import { tableNamed, withTable } from '../tables/references.ts'

const names: ReadonlyMap<number, keyof typeof secondsIn> = new Map([
  [1000, 'seconds'],
  [60_000, 'minutes'],
  [3_600_000, 'hours'],
])

/**
 * Gives a whole duration of a composed table the smaller unit in which the story says it: rentals of "20 to 60 minutes" have
 * `duration_minutes` and end at a time, not on a day. Null if the unit fits, or other columns compute with the duration.
 */
export function withSaidUnit(
  schema: Schema,
  { table: name, column }: { readonly table: string; readonly column: string },
  facts: readonly AttributeFact[],
): { readonly schema: Schema; readonly column: string } | null {
  const own = millisecondsInName(column)
  const said = facts.map(({ unit = '' }) => millisecondsIn(unit)).find((length) => length !== undefined)
  const unit = names.get(said ?? 0)
  const table = tableNamed(schema, name)
  if (own === undefined || said === undefined || said >= own || unit === undefined || table === null) return null
  const ends = table.columns.filter((each) => each.kind === 'shifted' && each.offset === column)
  const isRead = table.columns.some((each) => each.name !== column && !ends.includes(each) && JSON.stringify(each).includes(column))
  const isWhole = table.columns.some((each) => each.name === column && each.kind === 'integer' && each.min >= 1)
  if (isRead || !isWhole) return null
  const renamed = [...column.split('_').slice(0, -1), unit].join('_')
  let result = withRenamedColumn(schema, { table: name, from: column, to: renamed })
  for (const { name: end } of ends) {
    const changed = result === null ? null : tableNamed(result, name)
    if (result === null || changed === null) return null
    const columns = changed.columns.map((each): ColumnSchema =>
      each.name === end && each.kind === 'shifted' ? { ...each, unit, as: 'timestamp' } : each,
    )
    result = withRenamedColumn(withTable(result, { ...changed, columns }), {
      table: name,
      from: end,
      to: end.replace(/^end_date$/, 'ended_at'),
    })
  }
  return result === null ? null : { schema: result, column: renamed }
}
