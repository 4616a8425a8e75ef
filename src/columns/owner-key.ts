import { Type } from 'typebox'
import { SchemaError } from '../schema/schema-error.ts'
import { defineColumnKind } from './column-kind.ts'
import { numberLayout } from './shared/layouts.ts'
import { notOwned } from './shared/ownership.ts'
import { referenceTo } from './shared/reference.ts'

/** The foreign key to the owner of a row. */
export const ownerKey = defineColumnKind({
  name: 'owner_key',
  description: 'The identifier of the row that owns this one.',
  group: 'keys',
  params: Type.Object({ table: Type.String({ description: 'The table of the owner: the same as `by` in the `rows` of this table.' }) }),
  examples: [],
  usage: [{ table: 'orders' }],
  compile: ({ table }, context) => {
    if (context.table.ownership?.by !== table)
      throw new SchemaError(`${notOwned(context.table.name, table)}, or refer to "${table}" by a foreign_key`)
    return referenceTo(context.tableNamed(table), {
      layout: numberLayout(),
      isOwnerKey: true,
      distinct: context.table.mostSiblings() <= 1 ? 'table' : undefined,
      groups: {
        areSiblings: true,
        most: () => context.table.mostSiblings(),
        fill: (frame, groups, places) => {
          const owner = frame.owner()
          groups.set(owner.rows.subarray(0, frame.count))
          places.set(owner.places.subarray(0, frame.count))
        },
      },
      fill: (frame) => {
        const { rows } = frame.owner()
        const keys = frame.float64()
        for (let i = 0; i < frame.count; i++) keys[i] = (rows[i] as number) + 1
        return { lanes: [keys], nulls: null }
      },
    })
  },
})
