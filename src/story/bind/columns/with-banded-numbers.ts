import { switchBy } from '../../../builders/computed.ts'
import type { ColumnSchema, InnerColumn, Schema, TableSchema } from '../../../schema/schema.ts'
import type { SaidBounds } from '../../attributes/aspect.ts'
import { agesOf, birthBody } from '../../attributes/columns/birth-of.ts'
import { fitNumber } from '../../attributes/columns/fit-number.ts'
import { type NumberColumn, numberColumn } from '../../attributes/columns/number-column.ts'
import { numberSaid } from '../../attributes/columns/number-said.ts'
import { rangesOfShares } from '../../attributes/columns/ranges-of-shares.ts'
import { withColumn } from '../../attributes/columns/with-column.ts'
import { boundsOf, readSaidRange } from '../../attributes/readers/said-range.ts'
import { bandNouns } from '../../lexicon/band-nouns.ts'
import { tokensOf } from '../../tokens/tokens.ts'
import { withTables } from './with-tables.ts'

type IsFree = (table: string, column: string) => boolean

/**
 * Makes numbers follow from the column that names their band, as the two would contradict each other: birthdays from "age_group", incomes
 * from "income_bracket".
 * @param isFree whether no fact says anything about a column
 */
export function withBandedNumbers(schema: Schema, isFree: IsFree): Schema {
  return withTables(
    schema,
    schema.tables.map((table) => table.columns.reduce((result, column) => followingBands(result, column, isFree), table)),
  )
}

/** The table in which a number follows from a column of bands; the same table if there is no such number. */
function followingBands(table: TableSchema, column: ColumnSchema, isFree: IsFree): TableSchema {
  const words = column.name.split('_')
  if (column.kind !== 'category' || column.hidden === true || column.values.length < 2 || !bandNouns.has(words.pop() ?? '')) return table
  const number = numberNamed(table, words, isFree)
  const cases = number === null ? null : casesOf(column.values, number)
  if (number === null || cases === null) return table
  const kept = { name: number.name, ...(number.hidden === undefined ? {} : { hidden: number.hidden }) }
  return withColumn(table, { ...kept, ...switchBy(column.name, cases) })
}

/** The only drawn number with these words in its name, or the birthday for an age. Null for none, several, or one that facts are about. */
function numberNamed({ name: table, columns }: TableSchema, words: readonly string[], isFree: IsFree): ColumnSchema | null {
  const isAge = words.length === 1 && words[0] === 'age'
  const found = columns.filter((each) => {
    if (each.nullable !== undefined || 'times' in each || 'by' in each) return false
    return (
      (isAge && each.kind === 'birth_date') || (numberColumn(each) !== null && words.every((word) => each.name.split('_').includes(word)))
    )
  })
  const [only, other] = found
  return only === undefined || other !== undefined || !isFree(table, only.name) ? null : only
}

/** The numbers of each band; null if some value is no band, or bands overlap. */
function casesOf(values: readonly string[], number: ColumnSchema): Readonly<Record<string, InnerColumn>> | null {
  const own = number.kind === 'birth_date' ? agesOf(number) : numberColumn(number)
  const bands = values
    .map((value) => ({ value, band: bandOf(value) }))
    .toSorted((one, other) => (one.band?.min ?? Number.NEGATIVE_INFINITY) - (other.band?.min ?? Number.NEGATIVE_INFINITY))
  const said = bands.flatMap(({ band }) => (band === null ? [] : [{ type: 'beyond', share: 1 / values.length, ...band } as const]))
  const ranges = own === null || said.length < values.length ? null : rangesOfShares(said, own)
  if (own === null || ranges === null || ranges.length !== values.length) return null
  const cases: Record<string, InnerColumn> = {}
  for (const [place, { value }] of bands.entries()) {
    const { min = 0, max = 0 } = ranges[place] ?? {}
    const body = number.kind === 'birth_date' ? birthBody(min, max) : bodyOf(min, max, own)
    if (body === null) return null
    cases[value] = body
  }
  return cases
}

/** The bounds that a value says: "18-24", "65+". Null for other values. */
function bandOf(value: string): SaidBounds | null {
  const tokens = tokensOf(value)
  const range = readSaidRange(tokens, 0)
  return range === null || range.next < tokens.length || range.min === range.max ? null : boundsOf(range)
}

function bodyOf(min: number, max: number, own: NumberColumn): InnerColumn | null {
  const fitted = fitNumber(numberSaid([{ type: 'range', min, max }]), { ...own, distribution: null }, false, null)
  return 'body' in fitted ? fitted.body : null
}
