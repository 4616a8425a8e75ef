import type { Measure } from '../../../domains/domain.ts'
import { refused } from '../refused.ts'
import type { ColumnSchema, OutcomeSchema, Schema, TableSchema } from '../../../schema/schema.ts'
import { trySchema } from '../../../try-schema.ts'
import { sumOf } from '../../../lists.ts'
import type { RowTest } from '../../proofs/row-test.ts'
import { setMean } from '../amounts/set-mean.ts'
import type { Binding, FactBound } from '../binding.ts'
import type { BindNote } from '../note.ts'
import { tablePointer } from '../note.ts'
import { marginal } from '../shares/shares.ts'
import { tableNamed, withTable } from '../tables/references.ts'
import { rowsIn } from '../tables/row-counts.ts'
import { exactPart } from './exact-part.ts'
import { type Differing, type Groups, pairOf } from './leaning-pair.ts'
import type { Part } from './parts-of.ts'
import type { ResolvedEntries } from './resolve-entries.ts'

type Totals = Extract<OutcomeSchema, { readonly type: 'totals' }>

/** The measure of a trade that a column holds; null for other columns. */
export function measureIn({ domain }: Pick<Binding, 'domain'>, table: string, column: string): Measure | null {
  return domain.measures.find((measure) => measure.column === `${table}.${column}`) ?? null
}

/**
 * Makes the rows of one kind have more or less of a measure that follows from other columns: its sum gets exact shares by the kind of row.
 * The mean of all rows stays.
 */
export function setGroupMeans(binding: Binding, table: TableSchema, column: ColumnSchema, groups: Groups, differing: Differing): FactBound {
  const middle = meanOfAll(binding, table, column.name)
  if (middle === null) return refused(`${table.name}.${column.name} follows from other columns`)
  const [own, rest] = pairOf(middle.value, middle.value, differing)
  const reason = setMeansBy(binding, table, column.name, groups.by, (value) => {
    if (groups.parts.some((part) => part.value === value)) return own
    return groups.rest.some((part) => part === null || part.value === value) ? rest : middle.value
  })
  if (reason !== null) return refused(reason)
  const means = [
    ...groups.parts.map((part): GroupMean => ({ part, mean: own })),
    ...groups.rest.map((part): GroupMean => ({ part, mean: rest })),
  ]
  return { used: true, notes: notesOf(binding.schema, table.name, column.name, groups.by, means) }
}

/** Sets the means that a story states of a measure in some parts of the rows. Other rows keep the usual mean, or make up the said mean of all. */
export function setMeansOfParts(binding: Binding, { table: name, by, entries }: ResolvedEntries, column: string): FactBound {
  const table = tableNamed(binding.schema, name)
  const middle = table === null ? null : meanOfAll(binding, table, column)
  const said = entries.map((entry) => (entry.said.type === 'number' && entry.said.min === entry.said.max ? entry.said.min : null))
  if (table === null || middle === null || said.includes(null)) return refused(`${name}.${column} follows from other columns`)
  const exact = exactPart(table, by)
  if ('reason' in exact) return refused(exact.reason)
  const meanFor = (value: string | null): number | null => said[entries.findIndex(({ part }) => (part?.value ?? null) === value)] ?? null
  const counts = countsOf(exact.table.columns.find((each) => each.name === by))
  const own = counts.filter(([value]) => meanFor(value) !== null)
  const left = 1 - sumOf(own.map(([, share]) => share))
  const sum = sumOf(own.map(([value, share]) => share * (meanFor(value) ?? 0)))
  const others = meanFor(null) ?? (middle.isSaid ? (middle.value - sum) / left : middle.value)
  const overall = sum + (left > 1e-9 ? left * others : 0)
  if (own.length === 0 || (middle.isSaid && Math.abs(overall - middle.value) > 1e-6 * middle.value))
    return refused(`the story states a mean of all rows of ${name}`)
  const reason = setMeansBy(binding, table, column, by, (value) => meanFor(value) ?? others)
  if (reason !== null) return refused(reason)
  const means = entries.map(({ part }, at): GroupMean => ({ part, mean: said[at] ?? others }))
  return { used: true, notes: notesOf(binding.schema, name, column, by, means) }
}

/** The mean of all rows of a measure: the said one, else the usual one. Null if it cannot be set. */
export function meanOfAll(
  binding: Binding,
  table: TableSchema,
  column: string,
): { readonly value: number; readonly isSaid: boolean } | null {
  const measure = measureIn(binding, table.name, column)
  const rows = rowsIn(binding.schema, table.name)
  if (measure === null || rows === 0 || (typeof table.rows === 'object' && table.rows.type === 'recurring')) return null
  const known = totalsOf(table, column)
  return known === null ? { value: measure.typical, isSaid: false } : { value: sumIn(known) / rows, isSaid: true }
}

/** Gives a measure its means by the values of a column. Returns the reason if that is not possible, else null. */
export function setMeansBy(
  binding: Binding,
  table: TableSchema,
  column: string,
  by: string,
  meanOf: (value: string) => number,
): string | null {
  const measure = measureIn(binding, table.name, column)
  const exact = exactPart(table, by)
  if ('reason' in exact) return exact.reason
  const counts = countsOf(exact.table.columns.find(({ name }) => name === by))
  if (measure === null || counts.some(([value]) => !(meanOf(value) >= 0))) return `the mean of all rows leaves no room for it`
  const shared = withTable(binding.schema, exact.table)
  const overall = sumOf(counts.map(([value, share]) => share * meanOf(value)))
  const rows = rowsIn(binding.schema, table.name)
  const summed = totalsOf(table, column) === null ? setMean(shared, measure, overall, rows).schema : shared
  const schema = withShares(summed, table.name, column, by, meanOf)
  if (schema === null || 'reason' in trySchema(schema)) return `${table.name}.${column} cannot have other sums by ${by}`
  binding.schema = schema
  return null
}

function totalsOf(table: TableSchema, column: string): Totals | null {
  return (table.outcomes ?? []).find((each): each is Totals => each.type === 'totals' && each.column === column) ?? null
}

/** The sum of all rows: that of the periods if only these are set, as they are all months of the data. */
function sumIn({ total, periods = [] }: Totals): number {
  return total ?? sumOf(periods.map((each) => each.total))
}

/** Divides the sum of a column by the values of another one. Null without a sum, or if it is divided already. */
function withShares(schema: Schema, name: string, column: string, by: string, meanOf: (value: string) => number): Schema | null {
  const table = tableNamed(schema, name)
  const totals = table === null ? null : totalsOf(table, column)
  if (table === null || totals === null || totals.shares !== undefined) return null
  const sums = countsOf(table.columns.find((each) => each.name === by)).map(([value, count]) => [value, count * meanOf(value)] as const)
  const all = sumOf(sums.map(([, sum]) => sum))
  const values = Object.fromEntries(sums.map(([value, sum]) => [value, Number((sum / all).toPrecision(12))]))
  const outcomes = (table.outcomes ?? []).map((each) => (each === totals ? { ...totals, shares: { by, values } } : each))
  return all > 0 ? withTable(schema, { ...table, outcomes }) : null
}

/** The values of a column, each with its share of the rows. Empty if the rows of its values are not counted exactly. */
export function sharesOfValues(table: TableSchema, by: string): readonly (readonly [value: string, share: number])[] {
  const exact = exactPart(table, by)
  return 'reason' in exact ? [] : countsOf(exact.table.columns.find(({ name }) => name === by))
}

/** The values of a column, each with its share of the rows. */
function countsOf(column: ColumnSchema | undefined): readonly (readonly [value: string, share: number])[] {
  if (column?.kind === 'boolean') {
    return [
      ['true', column.rate],
      ['false', 1 - column.rate],
    ]
  }
  if (column?.kind !== 'category') return []
  const weights = marginal(column)
  return column.values.map((value, at) => [value, (weights[at] ?? 0) / sumOf(weights)])
}

/** The mean of a part of the rows; the part is null for all rows that are in no other part. */
interface GroupMean {
  readonly part: Part | null
  readonly mean: number
}

function notesOf(schema: Schema, table: string, column: string, by: string, means: readonly GroupMean[]): readonly BindNote[] {
  const own = means.flatMap(({ part }) => part?.test ?? [])
  return means.map(({ part, mean }) => {
    const when: RowTest = part?.test ?? { type: 'not', of: { type: 'any', of: own } }
    const value = Number(mean.toFixed(2))
    return {
      pointer: `${tablePointer(schema, table)}/outcomes`,
      text: `${table} with ${part?.value ?? 'any other value'} as ${by} have ${value} on average of ${column}`,
      claims: [{ type: 'mean_within', table, when, column, value }],
    }
  })
}
