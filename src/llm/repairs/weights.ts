import { drop } from './drop.ts'
import { columnsOf, type Repair, tablesOf, textOf } from './repair.ts'

/** Drops weights whose number differs from that of the values, so that all values are equally frequent. */
export const weights: Repair = {
  name: 'weights',
  apply: (schema) =>
    tablesOf(schema).flatMap((table) =>
      columnsOf(table).flatMap((column) => {
        const { kind, values, weights: given } = column
        if (kind !== 'category' || !Array.isArray(values) || !Array.isArray(given) || values.length === given.length) return []
        drop(column, 'weights')
        return [
          `The ${given.length} weights of the ${values.length} values of ${textOf(table, 'name')}.${textOf(column, 'name')} were dropped`,
        ]
      }),
    ),
}
