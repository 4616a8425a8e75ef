import type { Schema } from '../../../schema/schema.ts'
import type { SeriesFact } from '../../facts/fact.ts'
import type { Claim } from '../../proofs/claim.ts'
import { type Bound, columnPointer, unused, used } from '../note.ts'
import { keyOf } from '../tables/key-of.ts'
import { tableNamed } from '../tables/references.ts'

/** Notes the interval of a time series. Its table was made with it. */
export function setSeries(schema: Schema, { table: name, every, unit, from, to }: SeriesFact): Bound {
  const table = tableNamed(schema, name)

  const time = table?.columns.find(({ kind }) => kind === 'regular_time')
  if (table === null || time === undefined) return unused(schema, `no table ${name} is written`)
  const { rows } = table
  const owner = typeof rows === 'object' && rows.type === 'owned' ? tableNamed(schema, rows.by) : null
  const key = table.columns.find((column) => column.kind === 'owner_key')?.name ?? null
  const parentKey = owner === null ? null : keyOf(owner)
  const perOwner: readonly Claim[] =
    owner === null || key === null || parentKey === null || typeof rows !== 'object' || rows.type !== 'owned'
      ? []
      : [{ type: 'per_parent', child: name, key, parent: owner.name, parentKey, min: rows.min, max: rows.max }]
  const each = owner === null ? '' : ` for each row of ${owner.name}`
  const text = `${name} has a row every ${every === 1 ? unit.slice(0, -1) : `${every} ${unit}`}${each}, on days ${from} to ${to}`
  const claims: readonly Claim[] = [
    { type: 'within', table: name, column: time.name, from, to },
    { type: 'regular', table: name, time: time.name, key },
    ...perOwner,
  ]
  return used(schema, columnPointer(schema, name, time.name), text, claims)
}
