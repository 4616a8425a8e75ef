import type { Domain, Measure, Rate } from '../../domains/domain.ts'
import type { ColumnSchema, Schema, TableSchema } from '../../schema/schema.ts'
import { headOf } from '../words/words.ts'

type Names = ReadonlyMap<string, string>

/** Parameters that hold a table name. */
const tableParameters: ReadonlySet<string> = new Set(['table', 'of', 'by'])

/** Renames tables of a domain and the keys that are named after them, everywhere in the domain. */
export function renamedTables(domain: Domain, names: Names): Domain {
  const path = (column: string): string => {
    const [table = '', name = ''] = column.split('.')
    return `${names.get(table) ?? table}.${name}`
  }
  const nameOf = (table: string): string => names.get(table) ?? table
  const nouns = Object.entries(domain.nouns).map(([table, words]): readonly [string, readonly string[]] =>
    names.has(table) ? [nameOf(table), [...words, table.replaceAll('_', ' ')]] : [table, words],
  )
  return {
    ...domain,
    nouns: Object.fromEntries(nouns),
    rates: domain.rates.map((rate): Rate => ({ ...rate, column: path(rate.column) })),
    measures: domain.measures.map((measure) => renamedMeasure(measure, path, nameOf)),
    events: domain.events.map(nameOf),
    countries: domain.countries.map(path),
    currencies: domain.currencies.map(path),
    money: domain.money.map(path),
    schema: renamedSchema(domain.schema, names),
  }
}

function renamedMeasure(measure: Measure, path: (column: string) => string, nameOf: (table: string) => string): Measure {
  const { prices, capped } = measure
  return {
    ...measure,
    column: path(measure.column),
    ...(prices === undefined ? {} : { prices: prices.map(path) }),
    ...(capped === undefined
      ? {}
      : { capped: { ...capped, columns: Object.fromEntries(Object.entries(capped.columns).map(([table, own]) => [nameOf(table), own])) } }),
  }
}

function renamedSchema(schema: Schema, names: Names): Schema {
  const keys = keysOf(schema, names)
  return {
    ...schema,
    tables: schema.tables.map((table): TableSchema => {
      const named = { ...renamed(table, names, keys), name: names.get(table.name) ?? table.name }
      return { ...named, columns: named.columns.map((column): ColumnSchema => ({ ...column, name: keys.get(column.name) ?? column.name })) }
    }),
  }
}

/** The new names of keys: "ride_id" for "trip_id". A key keeps its name if another column has the new one. */
function keysOf({ tables }: Schema, names: Names): Names {
  const taken = new Set(tables.flatMap(({ columns }) => columns.map(({ name }) => name)))
  const keys = tables.flatMap(({ name, columns }): readonly (readonly [string, string])[] => {
    const [key, to] = [keyOf(name), keyOf(names.get(name) ?? name)]
    return columns[0]?.name === key && !taken.has(to) ? [[key, to]] : []
  })
  return new Map(keys)
}

function keyOf(table: string): string {
  const words = table.split('_')
  return [...words.slice(0, -1), headOf(words), 'id'].join('_')
}

/** Renames tables in parameters that hold table names, and keys in all texts (keys occur there with no other meaning). */
function renamed<Value>(value: Value, names: Names, keys: Names): Value
function renamed(value: unknown, names: Names, keys: Names): unknown {
  if (typeof value === 'string') return value.includes('_id') ? value.replaceAll(/[a-z_]+/g, (word) => keys.get(word) ?? word) : value
  if (Array.isArray(value)) return value.map((each: unknown) => renamed(each, names, keys))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]: readonly [string, unknown]) => [
      key,
      tableParameters.has(key) && typeof inner === 'string'
        ? (names.get(inner) ?? renamed(inner, names, keys))
        : renamed(inner, names, keys),
    ]),
  )
}
