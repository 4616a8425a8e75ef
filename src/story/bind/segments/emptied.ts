import type { ColumnBody, ColumnSchema } from '../../../schema/schema.ts'
import { fitNumber } from '../../attributes/columns/fit-number.ts'
import { numberColumn } from '../../attributes/columns/number-column.ts'
import { numberSaid } from '../../attributes/columns/number-said.ts'
import type { Claim } from '../../proofs/claim.ts'
import type { RowTest } from '../../proofs/row-test.ts'
import type { SaidBounds } from '../../attributes/aspect.ts'
import { isMapped } from './priced-by.ts'

/** A column that is empty in some rows, with its claims. */
export interface Emptied {
  readonly column: ColumnSchema
  readonly claims: readonly Claim[]
}

/** What is said of the cells that are not empty. */
interface Filled {
  readonly range?: SaidBounds
  readonly values?: readonly string[]
}

/** The rows in which the column is empty, as a formula and as a test. */
interface Where {
  readonly table: string
  readonly columns: readonly ColumnSchema[]
  readonly formula: string
  readonly test: RowTest
  /** Whether the story says that all other rows have a value. */
  readonly isOnly: boolean
}

/**
 * Makes a column empty in some more rows.
 * @param said bounds of its numbers, or its values, in the other rows. The result is null if the column cannot have them
 */
export function emptied(column: ColumnSchema, { table, columns, formula, test, isOnly }: Where, said: Filled): Emptied | null {
  const { range = null, values = null } = said
  const { name, hidden } = column
  const before = column.nullable !== undefined && 'when' in column.nullable ? column.nullable.when : undefined
  const when = isOnly || before === undefined ? formula : `(${before}) || (${formula})`
  const numbers = range === null ? null : numbersWithin(column, range)
  if ((range !== null && numbers === null) || (values !== null && numberColumn(column) !== null)) return null
  const given = values === null ? numbers : ({ kind: 'category', values } as const)
  const body: ColumnSchema = given === null ? column : { name, ...(hidden === undefined ? {} : { hidden }), ...given }
  const empty: RowTest = { type: 'empty', column: name }
  const filled: RowTest = { type: 'not', of: empty }
  // A column that has its values in just these rows stays as it is.
  const isSo = column.kind === 'conditional' && column.nullable === undefined && formula === `!(${column.when})` && given === null
  const isDrawn = column.kind !== 'conditional' && (isOnly || column.nullable === undefined)
  const isFilled = (isSo || isDrawn) && !readsEmpty(columns, column)
  const claims: readonly Claim[] = [
    { type: 'every', table, when: test, holds: empty },
    ...(isFilled ? [{ type: 'every', table, when: { type: 'not', of: test }, holds: filled } as const] : []),
    ...(range === null ? [] : [{ type: 'every', table, when: filled, holds: { type: 'between', column: name, ...range } } as const]),
    ...(values === null ? [] : [{ type: 'every', table, when: filled, holds: { type: 'among', column: name, values } } as const]),
  ]
  return { column: isSo ? column : { ...body, nullable: { when } }, claims }
}

/** Numbers within bounds that replace other numbers or placeholder text; null for other columns. */
function numbersWithin(column: ColumnSchema, range: SaidBounds): ColumnBody<'integer' | 'decimal'> | null {
  const own = numberColumn(column)
  if (own === null && !isMapped(column) && column.kind !== 'text') return null
  const fitted = fitNumber(numberSaid([{ type: 'range', ...range }]), own === null ? null : { ...own, distribution: null }, false, null)
  return 'body' in fitted ? fitted.body : null
}

/** Whether a column reads cells of its table that may be empty, directly or through other columns. */
function readsEmpty(columns: readonly ColumnSchema[], column: ColumnSchema): boolean {
  const named = new Map(columns.map((each) => [each.name, each]))
  const found = new Set([column.name])
  for (const name of found)
    for (const word of JSON.stringify(named.get(name)).match(/\w+/g) ?? []) {
      const read = named.get(word)
      if (read === undefined || found.has(word)) continue
      if (read.nullable !== undefined || read.kind === 'conditional' || read.kind === 'lookup') return true
      found.add(word)
    }
  return false
}
