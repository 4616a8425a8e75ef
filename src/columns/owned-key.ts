import Type from 'typebox'
import { permute } from '../random/permute.ts'
import { combineKeys } from '../random/site.ts'
import { SchemaError } from '../schema/schema-error.ts'
import { defineColumnKind } from './column-kind.ts'
import { numberLayout } from './shared/layouts.ts'

/** A foreign key into an owned table that stays with one owner: a dish of the order's restaurant, an account of the customer. */
export const ownedKey = defineColumnKind({
  name: 'owned_key',
  description:
    'The identifier of one of the rows that a given row owns; siblings of this row refer to different ones while there are enough.',
  params: Type.Object({
    table: Type.String({ description: 'The owned table that is referred to.' }),
    of: Type.String({ description: "A column of this row with the identifier of the owner's row." }),
  }),
  examples: [],
  compile: ({ table, of }, context) => {
    const site = context.site()
    const target = context.tableNamed(table).index
    const owner = context.table.column(of).index
    const hasSiblings = context.mostSiblings > 1
    return {
      layout: numberLayout(),
      target,
      fill: (frame) => {
        const ids = frame.column(owner).lanes[0] as Float64Array
        const ownerRows = frame.float64()
        for (let i = 0; i < frame.count; i++) ownerRows[i] = (ids[i] as number) - 1
        const { starts, counts } = frame.ranges(target, ownerRows)
        const keys = frame.float64()
        if (hasSiblings) {
          const { rows, places } = frame.owner()
          const key = frame.key(site)
          for (let i = 0; i < frame.count; i++) {
            const count = someOf(counts[i] as number)
            const place = permute((places[i] as number) % count, count, combineKeys(key, { high: rows[i] as number, low: count }))
            keys[i] = (starts[i] as number) + place + 1
          }
        } else {
          const words = frame.draw(site)
          for (let i = 0; i < frame.count; i++)
            keys[i] = (starts[i] as number) + Math.floor((words[i] as number) * (someOf(counts[i] as number) / 2 ** 32)) + 1
        }
        return { lanes: [keys], nulls: null }
      },
    }
  },
})

/** @throws SchemaError when an owner has nothing to refer to: an owned table whose `min` is 0. */
function someOf(count: number): number {
  if (count === 0) throw new SchemaError('owned_key: a row owns none of the rows to choose from')
  return count
}
