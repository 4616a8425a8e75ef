import type { ColumnSchema, TableSchema } from '../schema/schema.ts'
import type { Domain, Measure, Rate } from './domain.ts'

/** Words and phrases of a story, separated by commas: "returned, sent back, refund". */
type Words = string

interface Trade extends Pick<Domain, 'name' | 'description' | 'story' | 'measures' | 'money'> {
  readonly keywords: Words
  readonly nouns: Readonly<Record<string, Words>>
  readonly rates: readonly (readonly Rate[])[]
  /** Without it the tables of the measures. */
  readonly events?: readonly string[]
  /** Without it all categories that are called country_code, in the order of the tables. */
  readonly countries?: readonly string[]
  /** In the order in which they are written. */
  readonly tables: readonly TableSchema[]
}

/** A domain whose words are written as texts; the currencies are all constants called currency. */
export function trade({ keywords, nouns, rates: said, events, countries, tables, ...given }: Trade): Domain {
  return {
    ...given,
    keywords: listOf(keywords),
    nouns: Object.fromEntries(Object.entries(nouns).map(([table, words]) => [table, listOf(words)])),
    rates: said.flat(),
    events: events ?? [...new Set(given.measures.map(({ column }) => column.split('.')[0] ?? ''))],
    countries: countries ?? pathsOf(tables, ({ kind, name }) => kind === 'category' && name === 'country_code'),
    currencies: pathsOf(tables, ({ kind, name }) => kind === 'constant' && name === 'currency'),
    schema: { version: 1, name: given.name, tables },
  }
}

type ByValue = Readonly<Record<string, Words>>
type Shown = Required<Rate>['shown']

/**
 * The rates of a column "table.column": the words for each of its values, where `true` is that of a boolean. Where the column is hidden,
 * `shown` is the column of the same table that shows its values, or that column and the value that it shows.
 */
export function rates(column: string, words: ByValue): readonly Rate[]
export function rates(column: string, shown: string | Shown, words: ByValue): readonly Rate[]
export function rates(column: string, ...of: readonly [ByValue] | readonly [string | Shown, ByValue]): readonly Rate[] {
  const [shown, words] = of.length === 1 ? [undefined, of[0]] : of
  return Object.entries(words).map(([name, named]) => {
    const value = name === 'true' ? true : name
    const rate = { words: listOf(named), column, value } as const
    if (shown === undefined) return rate
    return { ...rate, shown: typeof shown === 'string' ? { column: shown, value } : shown }
  })
}

type Named = Pick<Measure, 'prices' | 'capped'> & { readonly words: Words }

/** The measure of a column "table.column", whose rows come to `typical` on average when the story says nothing. */
export function measure(column: string, unit: Measure['unit'], typical: number, { words, ...more }: Named): Measure {
  return { words: listOf(words), column, unit, typical, ...more }
}

function listOf(words: Words): readonly string[] {
  return words === '' ? [] : words.split(', ')
}

function pathsOf(tables: readonly TableSchema[], holds: (column: ColumnSchema) => boolean): readonly string[] {
  return tables.flatMap(({ name, columns }) => columns.filter(holds).map((column) => `${name}.${column.name}`))
}
