import { amend } from './amend.ts'
import { drop } from './drop.ts'
import { numberOf, type Repair, rowsOfType, tablesOf, textOf } from './repair.ts'

/** Moves the mean number of children between minimum and maximum; drops it if a total is given. */
export const ownedMean: Repair = {
  name: 'owned_mean',
  apply: (schema) =>
    tablesOf(schema).flatMap((table) => {
      const rows = rowsOfType(table, 'owned')
      const [min, max, mean] = rows === null ? [null, null, null] : [numberOf(rows, 'min'), numberOf(rows, 'max'), numberOf(rows, 'mean')]
      if (rows === null || min === null || max === null || mean === null) return []
      const name = textOf(table, 'name')
      if (numberOf(rows, 'total') !== null) {
        drop(rows, 'mean')
        return [`The mean of the rows of table ${name} was dropped: their total determines it`]
      }
      const clamped = Math.min(max, Math.max(min, mean))
      if (clamped === mean) return []
      amend.rows(rows, { mean: clamped })
      return [`The mean ${mean} of the rows of table ${name} was changed to lie between ${min} and ${max}`]
    }),
}
