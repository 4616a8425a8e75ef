import type { ColumnSchema } from '../../schema/schema.ts'
import { isReferred } from '../attributes/columns/is-referred.ts'

const counted: ReadonlySet<ColumnSchema['kind']> = new Set(['sequence', 'formula'])

/**
 * The hidden columns that others read. Numbers of rows and formulas may be left over where a declared type takes the place of what a name
 * means: "orderNumber int" is no code.
 */
export function neededHelpers(helpers: readonly ColumnSchema[], made: readonly ColumnSchema[]): readonly ColumnSchema[] {
  const needed = helpers.filter(({ kind, name }) => !counted.has(kind) || isReferred({ columns: [...helpers, ...made] }, name))
  return needed.length === helpers.length ? helpers : neededHelpers(needed, made)
}
