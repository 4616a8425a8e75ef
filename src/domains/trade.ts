import type { ColumnSchema, TableSchema } from '../schema/schema.ts'
import type { Domain, Measure, Rate } from './domain.ts'

/** Words and phrases of a story, separated by commas: "returned, sent back, refund". */
type Words = string

interface Trade extends Pick<Domain, 'name' | 'description' | 'story' | 'measures' | 'money' | 'parts'> {
  readonly keywords: Words
  readonly shared?: Words
  readonly nouns: Readonly<Record<string, Words>>
  /** Words by "table.column.value"; the value of a boolean is true. */
  readonly rates: Readonly<Record<string, Words>>
  /**
   * For rates of hidden columns, the columns that show them: by "table.column", the column of the same table with its values, or by
   * "table.column.value", the corresponding "column.value".
   */
  readonly shown?: Readonly<Record<string, string>>
  /** Default: the tables of the measures. */
  readonly events?: readonly string[]
  /** Default: all categories with the name country_code, in the order of the tables. */
  readonly countries?: readonly string[]
  /** In the order in which they are written. */
  readonly tables: readonly TableSchema[]
}

/** Makes a domain from words that are written as texts. Its currencies are all constants with the name currency. */
export function trade({ keywords, shared = '', nouns, rates, shown = {}, events, countries, tables, ...given }: Trade): Domain {
  return {
    ...given,
    keywords: listOf(keywords),
    shared: listOf(shared),
    nouns: Object.fromEntries(Object.entries(nouns).map(([table, words]) => [table, listOf(words)])),
    rates: Object.entries(rates).map(([path, words]) => rateOf(path, words, shown)),
    events: events ?? [...new Set(given.measures.map(({ column }) => column.split('.')[0] ?? ''))],
    countries: countries ?? pathsOf(tables, ({ kind, name }) => kind === 'category' && name === 'country_code'),
    currencies: pathsOf(tables, ({ kind, name }) => kind === 'constant' && name === 'currency'),
    schema: { version: 1, name: given.name, tables },
  }
}

type Named = Pick<Measure, 'prices' | 'capped'> & { readonly words: Words }

/** The measure of a column "table.column"; `typical` is the average per row if the story sets no totals. */
export function measure(column: string, unit: Measure['unit'], typical: number, { words, ...more }: Named): Measure {
  return { words: listOf(words), column, unit, typical, ...more }
}

function rateOf(path: string, words: Words, shown: Readonly<Record<string, string>>): Rate {
  const [table, name, value = ''] = path.split('.')
  const column = `${table}.${name}`
  const rate = { words: listOf(words), column, value: value === 'true' ? true : value } as const
  const place = shown[path] ?? shown[column]
  if (place === undefined) return rate
  const [shownIn = '', as = value] = place.split('.')
  return { ...rate, shown: { column: shownIn, value: as === 'true' ? true : as } }
}

function listOf(words: Words): readonly string[] {
  return words === '' ? [] : words.split(', ')
}

function pathsOf(tables: readonly TableSchema[], holds: (column: ColumnSchema) => boolean): readonly string[] {
  return tables.flatMap(({ name, columns }) => columns.filter(holds).map((column) => `${name}.${column.name}`))
}
