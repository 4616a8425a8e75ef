import { distinctBody } from '../../meanings/distinct-body.ts'
import { isNumbered } from '../columns/is-numbered.ts'
import { withColumn } from '../columns/with-column.ts'
import type { AspectFamily } from './aspect-family.ts'

/** Columns with different values in all rows. */
export const uniques: AspectFamily = {
  types: ['unique'],
  apply: (aspects, { table, column, isOwn }) => {
    const [aspect] = aspects
    const path = `${table.name}.${column.name}`
    const body = distinctBody(column, column.name.split('_'), isNumbered(table, column.name))
    // Other columns may use a column of the domain, so only codes are replaced there.
    const isFree = body !== null && (isOwn || column.kind === 'pattern' || JSON.stringify(body) === JSON.stringify(column))
    if (aspect === undefined || !isFree) return { reason: `values of ${path} may repeat: a column of this kind cannot be unique` }
    const { name, nullable, hidden } = column
    const kept = { name, ...(nullable === undefined ? {} : { nullable }), ...(hidden === undefined ? {} : { hidden }) }
    return {
      table: withColumn(table, { ...body, ...kept }),
      notes: [{ aspect, text: `${path} is different in each row`, claims: [{ type: 'distinct', table: table.name, column: column.name }] }],
    }
  },
}
