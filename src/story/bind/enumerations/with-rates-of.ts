import type { Domain, Rate } from '../../../domains/domain.ts'
import { columnPath } from '../../find/column-path.ts'
import type { ColumnAt } from './value-source.ts'

/**
 * The shares of a domain after a column got other values. Those of a value without a said one are left out.
 * @param meant for each said value, the value of the domain with the same meaning; null for a new value
 */
export function withRatesOf(domain: Domain, { table, column }: ColumnAt, meant: ReadonlyMap<string, string | null>): Domain {
  const saidOf = new Map([...meant].flatMap(([value, known]) => (known === null ? [] : [[known, value] as const])))
  const rates = domain.rates.flatMap((rate): readonly Rate[] => {
    const path = columnPath(rate.column)
    const isShown = rate.shown?.column === column
    if (path.table !== table || (path.column !== column && !isShown)) return [rate]
    const value = saidOf.get(String(isShown ? rate.shown?.value : rate.value))
    return value === undefined ? [] : [{ words: rate.words, column: `${table}.${column}`, value }]
  })
  return { ...domain, rates }
}
