import { formula } from '../../../builders/computed.ts'
import { lognormal } from '../../../builders/distributions.ts'
import { decimal } from '../../../builders/drawn.ts'
import type { ColumnSchema, Schema, TableSchema } from '../../../schema/schema.ts'
import { unusedName } from '../../attributes/columns/step-name.ts'
import { numberColumn } from '../../attributes/columns/number-column.ts'
import { withColumn } from '../../attributes/columns/with-column.ts'
import { withTables } from './with-tables.ts'

type IsFree = (table: string, column: string) => boolean

/** Numbers of a row of which each is a part of the one before, by their names, with the usual part. */
const funnel: readonly { readonly names: readonly string[]; readonly part: number }[] = [
  { names: ['impressions', 'impression', 'views', 'reach'], part: 1 },
  { names: ['clicks', 'click'], part: 0.03 },
  { names: ['conversions', 'conversion', 'signups', 'installs', 'purchases'], part: 0.06 },
]
const clicks = /^clicks?$/
const conversions = /^conversions?$/
const costs = /^(?:cost|spend|ad_spend|amount_spent)$/
/** Ratios of two numbers of a row, by the names of the ratio and of both numbers. Shares may be in percent, amounts are not. */
const ratios: readonly { readonly of: RegExp; readonly upper: RegExp; readonly lower: RegExp; readonly isShare: boolean }[] = [
  { of: /^(?:ctr|click_through_rate|click_rate)$/, upper: clicks, lower: /^impressions?$/, isShare: true },
  { of: /^(?:cvr|conversion_rate)$/, upper: conversions, lower: clicks, isShare: true },
  { of: /^(?:cpc|cost_per_click)$/, upper: costs, lower: clicks, isShare: false },
  { of: /^(?:cpa|cost_per_conversion|cost_per_acquisition)$/, upper: costs, lower: conversions, isShare: false },
]

/**
 * Makes numbers of a composed table that are parts of each other agree: clicks are some of the impressions, conversions some of the clicks,
 * and "ctr" is their ratio.
 * @param isFree whether no fact says anything about a column
 */
export function withFunnelNumbers(schema: Schema, isFree: IsFree): Schema {
  return withTables(
    schema,
    schema.tables.map((table) => withRatios(withParts(table, isFree), isFree)),
  )
}

function withParts(table: TableSchema, isFree: IsFree): TableSchema {
  const stages = funnel.flatMap(({ names, part }) => {
    const found = table.columns.find((column) => names.includes(column.name) && isDrawn(column))
    return found === undefined ? [] : [{ column: found, part }]
  })
  return stages.slice(1).reduce((result, { column, part }, place) => {
    const upper = stages[place]?.column
    if (upper === undefined || !isFree(table.name, column.name)) return result
    const rate = unusedName(result, `${column.name}_part`)
    const drawn: ColumnSchema = { name: rate, ...decimal(part / 8, Math.min(0.9, part * 6), 4, lognormal(part, 0.5)), hidden: true }
    const set = withColumn(result, { name: column.name, ...formula(`round(${upper.name} * ${rate})`, 0) })
    return { ...set, columns: [drawn, ...set.columns] }
  }, table)
}

function withRatios(table: TableSchema, isFree: IsFree): TableSchema {
  return ratios.reduce((result, { of, upper, lower, isShare }) => {
    const ratio = result.columns.find((column) => of.test(column.name) && isDrawn(column) && isFree(table.name, column.name))
    const [over, under] = [upper, lower].map((name) => result.columns.find((column) => name.test(column.name) && column.hidden !== true))
    if (ratio === undefined || over === undefined || under === undefined || under.nullable !== undefined || over.nullable !== undefined)
      return result
    const { scale, max } = numberColumn(ratio) ?? { scale: 4, max: 1 }
    const isPercent = isShare && max > 1
    return withColumn(result, { name: ratio.name, ...formula(`${over.name}${isPercent ? ' * 100' : ''} / max(1, ${under.name})`, scale) })
  }, table)
}

/** Whether a number is drawn in each row by itself, and shown. */
function isDrawn(column: ColumnSchema): boolean {
  return (
    column.hidden !== true && column.nullable === undefined && numberColumn(column) !== null && !('by' in column) && !('times' in column)
  )
}
