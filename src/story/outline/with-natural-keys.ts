import { wordSet } from '../lexicon/word-set.ts'
import type { Detail, ListedColumn } from './outline.ts'

/** A listed table. */
interface Listed {
  readonly plan: { readonly name: string }
  readonly list: readonly ListedColumn[]
}

/** Last words of the names of columns that identify things and people outside the data. */
const natural = wordSet('isbn sku iban vin ean upc gtin imei barcode email ticker iata icao issn doi code plate serial username')

/** Whether the name of a column is a natural key: "isbn", "iata_code". */
export function isNaturalKey({ words }: Pick<ListedColumn, 'words'>): boolean {
  return natural.has(words.at(-1) ?? '')
}

/**
 * Makes natural keys that two lists share keys and references: `isbn` of loans refers to books, whose first column is `isbn`. A name that
 * starts several lists is left as it is.
 */
export function withNaturalKeys<Table extends Listed>(tables: readonly Table[]): readonly Table[] {
  const owners = new Map<string, Table | null>()
  for (const table of tables) {
    const [first] = table.list
    if (first !== undefined && isNaturalKey(first)) owners.set(first.name, owners.has(first.name) ? null : table)
  }
  const shared = new Set(tables.flatMap(({ list }) => list.slice(1).map(({ name }) => name)))
  return tables.map((table) => {
    const list = table.list.map((column, at): ListedColumn => {
      const owner = owners.get(column.name)
      if (owner === undefined || owner === null || !shared.has(column.name)) return column
      if (owner === table) return at === 0 ? withDetail(column, { type: 'key' }) : column
      return withDetail(column, { type: 'reference', to: owner.plan.name })
    })
    return list.every((column, at) => column === table.list[at]) ? table : { ...table, list }
  })
}

/** Adds a detail, unless the list says one of its type. */
function withDetail(column: ListedColumn, detail: Detail): ListedColumn {
  const isSaid = column.details.some(({ type }) => type === detail.type)
  return isSaid ? column : { ...column, details: [...column.details, detail], places: [...column.places, column] }
}
