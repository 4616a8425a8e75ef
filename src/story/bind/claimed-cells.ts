import { secondsIn } from '../../columns/shared/moments.ts'
import type { SaidBounds } from '../attributes/aspect.ts'
import type { ColumnSchema, Schema, TableSchema } from '../../schema/schema.ts'
import type { Claim, ClaimOf } from '../proofs/claim.ts'
import { sumOf } from '../../lists.ts'
import { reachOf } from './times/reach.ts'

/** Tolerance between a said share and that of the column. */
const nearly = 1e-4

/** Tolerance between a said mean and that of exact shares, as a part of the mean: shares of a few rows are rounded. */
const nearlyMean = 0.01

/** Tolerance between a said delay and that of the column, whose unit may be longer. */
const nearlySeconds = 0.5

/** Where a column stands. */
export interface ColumnPlace {
  readonly table: TableSchema
  readonly schema: Schema
}

/** Whether the cells of a column can be as a claim says. True where its kind does not tell. */
export function fits(claim: Claim, column: ColumnSchema, place: ColumnPlace): boolean {
  switch (claim.type) {
    case 'share':
      return hasValue(claim.value, column) && hasShare(claim, column)
    case 'having':
      return hasValue(claim.value, column)
    case 'among':
      return isAmong(claim.values, column)
    case 'between':
      return isNumber(column) ? isWithin(column, claim) : true
    case 'within':
      return isIn(claim, column, place)
    case 'delay':
      return isDelayed(claim, column)
    case 'statistic':
      return claim.of !== 'mean' || hasMean(claim.value, column, place.table)
    default:
      return true
  }
}

function hasValue(value: string | boolean, column: ColumnSchema): boolean {
  if (typeof value !== 'string') return true
  if (column.kind === 'category') return column.values.includes(value)
  const cases = column.kind === 'mapping' && column.otherwise === undefined ? Object.values(column.cases) : []
  return cases.length === 0 || cases.some((each) => String(each) === value)
}

/** Whether a column with exact shares gives a value the claimed share. */
function hasShare({ value, share }: ClaimOf<'share'>, column: ColumnSchema): boolean {
  if (column.kind === 'boolean' && typeof value === 'boolean' && column.nullable === undefined) {
    const rate = column.rate ?? 0.5
    return Math.abs((value ? rate : 1 - rate) - share) < nearly
  }
  if (column.kind !== 'category' || column.shares === undefined || column.cases !== undefined) return true
  const own = column.shares[column.values.indexOf(String(value))] ?? 0
  return Math.abs(own - share) < nearly
}

/** Whether a column has no values outside of a list. */
function isAmong(values: readonly string[], column: ColumnSchema): boolean {
  if (column.kind === 'category') return column.values.every((value, at) => column.shares?.[at] === 0 || values.includes(value))
  // "2.50" is the number 2.5.
  const isSaid = (value: unknown): boolean => values.some((each) => each === String(value) || Number(each) === value)
  if (column.kind === 'mapping') return Object.values(column.cases).every(isSaid)
  if (column.kind === 'integer') {
    const { min, max } = column
    return max - min < values.length && Array.from({ length: max - min + 1 }, (_, at) => min + at).every(isSaid)
  }
  return column.kind !== 'decimal' || column.min === column.max
}

/** Whether a column draws its numbers between bounds. */
export function isNumber(column: ColumnSchema): column is Extract<ColumnSchema, { readonly kind: 'integer' | 'decimal' }> {
  return column.kind === 'integer' || column.kind === 'decimal'
}

function isWithin({ min: least, max: most }: SaidBounds, { min, max, isOpen }: SaidBounds): boolean {
  const isAtLeast = min === null || least === null || (isOpen === true ? least > min : least >= min)
  return isAtLeast && (max === null || most === null || (isOpen === true ? most < max : most <= max))
}

/** Whether the days of a column lie in a period. */
function isIn({ from, to }: ClaimOf<'within'>, column: ColumnSchema, { table, schema }: ColumnPlace): boolean {
  const reach = reachOf(column, table, schema)
  return reach === null || (reach.first >= from && reach.last <= to)
}

/** Whether a drawn delay is within the claimed one. Parts of a day do not show between dates. */
function isDelayed({ after, min, max, isOfDays }: ClaimOf<'delay'>, column: ColumnSchema): boolean {
  if (column.kind !== 'after' || column.column !== after || (isOfDays && column.unit !== 'days')) return true
  const unit = secondsIn[column.unit]
  return column.min * unit >= min - nearlySeconds && (max === null || column.max * unit <= max + nearlySeconds)
}

/** Whether numbers that exact shares of a category decide have a mean. */
function hasMean(mean: number, column: ColumnSchema, { columns }: TableSchema): boolean {
  const by = column.kind === 'mapping' ? columns.find(({ name }) => name === column.by) : undefined
  if (column.kind !== 'mapping' || by?.kind !== 'category' || by.shares === undefined || by.cases !== undefined) return true
  const { shares, values } = by
  const own = sumOf(values.map((value, at) => (shares[at] ?? 0) * Number(column.cases[value] ?? NaN)))
  return Number.isNaN(own) || Math.abs(own - mean) <= nearlyMean * Math.abs(mean)
}
