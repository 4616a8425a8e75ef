import type { Domain } from '../../../domains/domain.ts'
import type { ColumnOf, ColumnSchema, Schema } from '../../../schema/schema.ts'
import type { PlaceFact } from '../../facts/fact.ts'
import { columnPath } from '../../find/column-path.ts'
import { countryCurrencies, perUsd } from '../../places/country-currencies.ts'
import type { BindNote, Bound } from '../note.ts'
import { leavesOthers } from '../places/place.ts'
import { columnNamed } from '../tables/references.ts'
import { scaleColumn } from './scale.ts'

/** A bound currency; `domain` has its measures converted to it. */
export interface BoundCurrency extends Bound {
  readonly domain: Domain
}

/** Digits of the exchange rate, so that round prices stay round. */
const rateDigits = 2

/** The common currency of all countries of a story. Null if they have several, if other countries are possible, or if none is named. */
export function currencyOfPlaces(fact: PlaceFact | null): string | null {
  if (fact === null || leavesOthers(fact)) return null
  const currencies = new Set(fact.countries.map(({ code }) => countryCurrencies().get(code)?.currency))
  const [currency] = currencies
  return currencies.size === 1 && currency !== undefined ? currency : null
}

/**
 * Converts all amounts to a currency. Constants of the domain get its code; drawn and fixed amounts are multiplied by the rounded exchange
 * rate of the end of 2025. Amounts in the currency of each row's country get this one currency.
 */
export function setCurrency(schema: Schema, domain: Domain, code: string): BoundCurrency {
  const constants = new Set(domain.currencies)
  const before = currencyOf(schema, domain)
  const rate = perUsd(code)
  if (rate === null) return unused(schema, domain, `what one ${code} is worth is not known`)
  const isByCountry = schema.tables.some((table) => table.columns.some((column) => inCurrency(column, code, rate) !== null))
  if (before === null && !isByCountry) return unused(schema, domain, 'no table of this kind of data has a currency')
  const factor = before === null ? 1 : Number((rate / (perUsd(before) ?? 1)).toPrecision(rateDigits))
  const money = new Set(domain.money)
  const notes: BindNote[] = []
  const tables = schema.tables.map((table, t) => ({
    ...table,
    columns: table.columns.map((column, c): ColumnSchema => {
      const path = `${table.name}.${column.name}`
      const changed = column.kind === 'constant' && constants.has(path) ? { ...column, value: code } : inCurrency(column, code, rate)
      if (changed !== null) {
        if (column.hidden !== true)
          notes.push({
            pointer: `/tables/${t}/columns/${c}`,
            text: `Amounts of ${table.name} are in ${code}`,
            claims: [{ type: 'among', table: table.name, column: column.name, values: [code] }],
          })
        return changed
      }
      return money.has(path) && factor !== 1 ? scaleColumn(column, factor) : column
    }),
  }))
  const measures = domain.measures.map((measure) =>
    measure.unit === 'money' ? { ...measure, typical: Number((measure.typical * factor).toPrecision(6)) } : measure,
  )
  return { schema: { ...schema, tables }, domain: { ...domain, measures }, notes, used: true }
}

function unused(schema: Schema, domain: Domain, reason: string): BoundCurrency {
  return { schema, domain, notes: [], used: false, reason }
}

/** The current currency of the amounts; null if it depends on the country of each row. */
function currencyOf(schema: Schema, { currencies }: Domain): string | null {
  for (const path of currencies) {
    const { table, column: name } = columnPath(path)
    const column = columnNamed(schema, table, name)
    if (column?.kind === 'constant') return column.value
  }
  return null
}

/** Replaces a column with the currency, or the exchange rate, of each row's country. Null for any other column. */
function inCurrency(column: ColumnSchema, code: string, rate: number): ColumnOf<'constant' | 'formula'> | null {
  if (column.kind !== 'attribute') return null
  const { name, hidden, attribute } = column
  const kept = hidden === undefined ? { name } : { name, hidden }
  if (attribute === 'currency') return { ...kept, kind: 'constant', value: code }
  return attribute === 'per_usd' ? { ...kept, kind: 'formula', expression: String(rate) } : null
}
