import { mapped } from '../../../builders/computed.ts'
import type { ColumnBody, ColumnSchema, TableSchema } from '../../../schema/schema.ts'
import type { Claim } from '../../proofs/claim.ts'
import type { Aspect } from '../aspect.ts'
import { isReferred } from '../columns/is-referred.ts'
import type { AspectNote } from '../columns/column-place.ts'
import { sharesOfValues } from '../columns/shares-of-values.ts'
import { isNumeral, staysNumber } from '../columns/stays-number.ts'
import { stepName } from '../columns/step-name.ts'
import { withColumn } from '../columns/with-column.ts'
import { withDrawnColumn } from '../columns/with-drawn-column.ts'
import { withToldGenders } from '../columns/with-told-genders.ts'
import type { AspectFamily } from './aspect-family.ts'
import { withoutBody } from '../columns/without-body.ts'

type Values = Extract<Aspect, { readonly type: 'values' }>
type Mostly = Extract<Aspect, { readonly type: 'mostly' }>

/** Lists of values, with the share of each. */
export const values: AspectFamily = {
  types: ['values', 'mostly'],
  apply: (aspects, place) => {
    const { table, column } = place
    const said = aspects.filter((aspect): aspect is Values => aspect.type === 'values')
    const mostly = aspects.filter((aspect): aspect is Mostly => aspect.type === 'mostly')
    const listed = said.at(-1) ?? listedOf(column, table)
    if (listed === null) return { reason: `${table.name}.${column.name} has no values to choose among` }
    const isSame = isPart(listed.values, column) || staysNumber(table, column, listed.values)
    if (!place.isOwn && isReferred(table, column.name) && !isSame) return { reason: `other columns depend on ${table.name}.${column.name}` }
    const shares = sharesOfValues(listed, mostly.at(-1)?.values ?? [])
    if (typeof shares === 'string') return { reason: `${table.name}.${column.name}: ${shares}` }
    return {
      table: withToldGenders(chosen(table, column, listed.values, shares), column, listed.values),
      notes: aspects.map((aspect) => noteOf(aspect, table.name, column.name, shares)),
    }
  },
}

/** The present values of a column; null for none. */
function listedOf(column: ColumnSchema, { columns }: TableSchema): Values | null {
  if (column.kind === 'category') return { type: 'values', values: column.values, shares: null }
  if (column.kind === 'integer' && column.max - column.min < 30) {
    const numbers = Array.from({ length: column.max - column.min + 1 }, (_, index) => String(column.min + index))
    return { type: 'values', values: numbers, shares: null }
  }
  const step = column.kind === 'mapping' ? columns.find(({ name }) => name === column.by) : undefined
  return step?.kind === 'category' ? { type: 'values', values: step.values, shares: null } : null
}

function isPart(said: readonly string[], column: ColumnSchema): boolean {
  return column.kind === 'category' && said.every((value) => column.values.includes(value))
}

/** Makes a column draw one of some values. Numbers stay numbers. */
function chosen(table: TableSchema, column: ColumnSchema, all: readonly string[], shares: readonly number[] | null): TableSchema {
  const body: ColumnBody<'category'> = { kind: 'category', values: all, ...(shares === null ? {} : { shares }) }
  if (shares === null && column.kind === 'category' && column.shares !== undefined && all.join('\n') === column.values.join('\n'))
    return table
  const kept = withoutBody(column)
  if (shares === null && all.length === 2 && all.every((value) => /^(?:true|false)$/i.test(value)))
    return withColumn(table, { ...kept, kind: 'boolean', rate: 0.5 })
  if (!all.every(isNumeral)) return withColumn(table, { ...kept, ...body })
  const step = stepName(table, column.name)
  const numbers = Object.fromEntries(all.map((value) => [value, Number(value)]))
  const result = withDrawnColumn(table, { ...kept, ...mapped(step, numbers) })
  return { ...result, columns: [{ name: step, ...body, hidden: true }, ...result.columns] }
}

function noteOf(aspect: Aspect, table: string, column: string, shares: readonly number[] | null): AspectNote {
  const path = `${table}.${column}`
  if (aspect.type === 'mostly')
    return {
      aspect,
      text: `most rows have ${aspect.values.join(' or ')} in ${path}`,
      claims: [{ type: 'most', table, column, values: aspect.values }],
    }
  if (aspect.type !== 'values') throw new Error(`${aspect.type} says nothing of values`)
  const among: Claim = { type: 'among', table, column, values: aspect.values }
  const exact =
    aspect.shares === null || shares === null
      ? []
      : aspect.values.map((value, index): Claim => ({ type: 'share', table, column, value, share: shares[index] ?? 0 }))
  return { aspect, text: `${path} is one of ${aspect.values.join(', ')}`, claims: [among, ...exact] }
}
