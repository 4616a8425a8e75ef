import type { ColumnSchema, TableSchema } from '../../../schema/schema.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { periodAdverbs } from '../../lexicon/units.ts'
import { onlyOf } from '../../../lists.ts'

/** Words in the names of prices. */
export const priceParts: ReadonlySet<string> = wordSet('price fee cost rate premium')

/** The price that a table has for each value of a column. A monthly fee does not count if some pay yearly. */
export function pricedBy({ columns }: TableSchema, by: string): ColumnSchema | null {
  const deciding = columns.find(({ name }) => name === by)
  const isOfPeriods = deciding?.kind === 'category' && deciding.values.some((value) => periodAdverbs.has(value.toLowerCase()))
  const isPrice = ({ name }: ColumnSchema): boolean => {
    const parts = name.split('_')
    return parts.some((part) => priceParts.has(part)) && !(isOfPeriods && parts.some((part) => periodAdverbs.has(part)))
  }
  const found = columns.filter((each) => each.hidden !== true && isMapped(each) && isPrice(each) && isMappedBy(each, by))
  return onlyOf(found)
}

function isMappedBy(column: ColumnSchema, by: string): boolean {
  return column.kind === 'mapping' && (column.by === by || column.by === `${by}_known`)
}

/** Whether a column has a number for each value of another one, such as the price of each plan. */
export function isMapped(column: ColumnSchema): boolean {
  return column.kind === 'mapping' && Object.values(column.cases).every((value) => typeof value === 'number')
}
