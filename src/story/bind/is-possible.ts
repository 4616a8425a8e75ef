import { isOrdering } from '../../time/arrival.ts'
import type { ColumnSchema, Schema, TableSchema } from '../../schema/schema.ts'
import { identifierOf } from '../dirt/change.ts'
import { outliersBeside } from '../proofs/before-flaws.ts'
import type { Claim, ClaimOf } from '../proofs/claim.ts'
import { columnsOfClaim } from '../proofs/columns-of-claim.ts'
import { fits } from './claimed-cells.ts'
import { claimedRows } from './amounts/claimed-rows.ts'
import { sizeHolds } from './amounts/size-holds.ts'
import { tableNamed } from './tables/references.ts'
import { countRows } from './tables/row-counts.ts'
import { sumOf } from '../../lists.ts'

/** Whether a schema can satisfy a claim: its tables and columns are visible and have the values, bounds and times of the claim. */
export function isPossible(claim: Claim, schema: Schema): boolean {
  if (claim.type === 'absent') return claim.tables.every((name) => shownTable(schema, name) === null)
  if (claim.type === 'present') return claim.tables.every((name) => shownTable(schema, name) !== null)
  if (claim.type === 'columns') return claim.columns.every((name) => showsColumn(shownTable(schema, claim.table), name))
  if (claim.type === 'per_parent' && !isWithinOwned(claim, schema)) return false
  if ('key' in claim && 'child' in claim)
    return isKeyOf(shownTable(schema, claim.child), claim.key) && showsColumn(shownTable(schema, claim.parent), claim.parentKey)
  if (claim.type === 'average') return isAverage(claim, schema)
  if (claim.type === 'busier') return mayBeBusier(claim, schema)
  if (!('table' in claim)) return true
  const table = shownTable(schema, claim.table)
  if (columnsOfClaim(claim).some((name) => !showsColumn(table, name))) return false
  // Without a key, no query can tell the numbers before the outliers.
  if (table !== null && outliersBeside(claim, table).length > 0 && identifierOf(table) === null) return false
  if (!('column' in claim) || claim.column === null) return true
  const column = table?.columns.find(({ name }) => name === claim.column)
  if (table === null || column === undefined) return false
  const isOfRows = claim.type === 'share' || claim.type === 'having'
  return (
    fits(claim, column, { table, schema }) && !(claim.type === 'share' && isOfParts(column, table)) && !(isOfRows && isOfOthers(column))
  )
}

/** Whether the bounds of rows per owner are within the claimed ones. True if the parent does not own these rows. */
function isWithinOwned({ child, parent, min, max }: ClaimOf<'per_parent'>, schema: Schema): boolean {
  const rows = tableNamed(schema, child)?.rows
  if (typeof rows !== 'object' || rows.type !== 'owned' || rows.by !== parent) return true
  return (min === null || rows.min >= min) && (max === null || rows.max <= max)
}

/** Whether the numbers of rows of two tables fit a mean, as its proof says. */
function isAverage({ child, parent, mean }: ClaimOf<'average'>, schema: Schema): boolean {
  const counts = countRows(schema, [child, parent])
  const [own, owners] = [counts.get(child), counts.get(parent)]
  return own === undefined || owners === undefined || Math.abs(own - mean * owners) <= Math.max(mean, 1) / 2
}

/** Fewest rows at which the times with most rows do not depend on chance. */
const fewest = { month: 24, weekday: 14, hour: 48, day: 24 } as const

/** Whether some months can have more rows than others, given exact shares by month. */
function mayBeBusier(claim: ClaimOf<'busier'>, schema: Schema): boolean {
  const { table, time, part, times, factor = null, isMost = false } = claim
  if (factor !== null || isMost) {
    const found = showsColumn(shownTable(schema, table), time) ? claimedRows(claim, schema) : null
    return found !== null && sizeHolds(found, factor)
  }
  if ((countRows(schema, [table]).get(table) ?? fewest[part]) < fewest[part]) return false
  const column = shownTable(schema, table)?.columns.find(({ name }) => name === time)
  const periods = column !== undefined && isOrdering(column) ? (column.periods ?? []) : []
  const months = periods.filter(({ period }) => /^\d{4}-\d\d$/.test(period))
  if (part !== 'month' || months.length === 0) return true
  const [busy, others] = [true, false].map((isSaid) =>
    months.filter(({ period }) => times.includes(Number(period.slice(5))) === isSaid).map(({ share }) => share),
  )
  const mean = (shares: readonly number[] = []): number => sumOf(shares) / Math.max(1, shares.length)
  return mean(busy) > mean(others)
}

/**
 * Whether a column, or the column that a flag is computed from, has exact shares in each part of the rows. The share of all rows is then
 * only near the stated one.
 */
function isOfParts(column: ColumnSchema, { columns }: TableSchema): boolean {
  if (column.kind === 'switch' && column.exact === true) return true
  const [, name] = (column.kind === 'formula' ? /^(\w+) == "/.exec(column.expression) : null) ?? []
  return columns.some((each) => each.name === name && each.kind === 'switch' && each.exact === true)
}

/** Whether a flag is drawn with different shares for different rows: "65% are approved", but none with a score below 580. */
function isOfOthers(column: ColumnSchema): boolean {
  if (column.kind !== 'switch') return false
  const cases = Object.values(column.cases)
  const isFlag = cases.some((each) => typeof each === 'object' && each?.kind === 'boolean')
  return isFlag && new Set(cases.map((each) => JSON.stringify(each))).size > 1
}

function shownTable(schema: Schema, name: string): TableSchema | null {
  const table = tableNamed(schema, name)
  return table === null || table.hidden === true ? null : table
}

/** Whether a column may be a key of another table: its own number of a row is none. */
function isKeyOf(table: TableSchema | null, name: string): boolean {
  return showsColumn(table, name) && table?.columns.find((column) => column.name === name)?.kind !== 'sequence'
}

function showsColumn(table: TableSchema | null, name: string): boolean {
  return table?.columns.some((column) => column.name === name && column.hidden !== true) === true
}
