import Type from 'typebox'
import { permute } from '../random/permute.ts'
import { combineKeys } from '../random/site.ts'
import { SchemaError } from '../schema/schema-error.ts'
import { defineColumnKind, type TableRef } from './column-kind.ts'
import { numberLayout } from './shared/layouts.ts'
import { mostSiblings } from './shared/ownership.ts'

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
    const owned = context.tableNamed(table)
    const target = owned.index
    const owner = ownerColumn(of, owned, context.table)
    const hasSiblings = mostSiblings(context) > 1
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
            const count = counts[i] as number
            const place = permute((places[i] as number) % count, count, combineKeys(key, { high: rows[i] as number, low: count }))
            keys[i] = (starts[i] as number) + place + 1
          }
        } else {
          const words = frame.draw(site)
          for (let i = 0; i < frame.count; i++)
            keys[i] = (starts[i] as number) + Math.floor((words[i] as number) * ((counts[i] as number) / 2 ** 32)) + 1
        }
        return { lanes: [keys], nulls: null }
      },
    }
  },
})

/** The index of the column `of`. @throws SchemaError when it does not refer to the owners of `table`, or an owner may have nothing to refer to. */
function ownerColumn(of: string, table: TableRef, own: TableRef): number {
  const { index, target, layout } = own.column(of)
  if (table.ownership?.type !== 'owned') throw new SchemaError(`The rows of table "${table.name}" are not owned`)
  const { by, min } = table.ownership
  if (target?.name !== by || layout.nullable)
    throw new SchemaError(`"of": column "${of}" is no key of table "${by}", which owns "${table.name}", or may be null`)
  if (min === 0) throw new SchemaError(`A row of table "${by}" may own none of "${table.name}": its rows need a \`min\` of 1 at least`)
  return index
}
