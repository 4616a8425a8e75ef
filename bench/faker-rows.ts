import { faker } from '@faker-js/faker/locale/en'

export type Cell = string | number | boolean | null
export type Row = Record<string, Cell>
export type Tables = Readonly<Record<string, readonly Row[]>>

type Maker = (row: number) => Cell
type Column = readonly [name: string, make: Maker]

/** Rows from calls of faker, with the columns and kinds of values found in a sample of our rows. */
export interface FakerTable {
  readonly name: string
  readonly columns: readonly Column[]
}

/** A pattern for the name of a table and column, and the call that a user of faker would write for it; the first match counts. */
const callsByName: readonly (readonly [pattern: RegExp, make: Maker])[] = [
  [/e_?mail/, () => faker.internet.email()],
  [/user_?name|handle/, () => faker.internet.username()],
  [/(given|first)_name/, () => faker.person.firstName()],
  [/(family|last)_name|surname/, () => faker.person.lastName()],
  [/(products|items|dishes)\.name|product_name/, () => faker.commerce.productName()],
  [/company|brand|supplier|vendor/, () => faker.company.name()],
  [/phone|mobile/, () => faker.phone.number()],
  [/country_code/, () => faker.location.countryCode()],
  [/country/, () => faker.location.country()],
  [/city/, () => faker.location.city()],
  [/street|address/, () => faker.location.streetAddress()],
  [/zip|postal/, () => faker.location.zipCode()],
  [/sku|code|reference|tracking/, () => faker.string.alphanumeric(10)],
  [/description|review|comment|note|text/, () => faker.lorem.sentence()],
  [/name$/, () => faker.person.fullName()],
]

/** Maximum number of distinct values of a column that counts as a category. */
const closedSet = 16

/** Derives the columns from a sample of generated tables, so that both sides write the same columns. */
export function fakerTables(sample: Tables): FakerTable[] {
  return Object.keys(sample).map((name) => ({ name, columns: columnsOf(name, sample) }))
}

/** Builds the rows of one table as objects, as a user of faker would; `rows` are counted from 1. */
export function fakerRows({ columns }: FakerTable, first: number, count: number): Row[] {
  const rows: Row[] = []
  for (let i = 0; i < count; i++) {
    const row: Row = {}
    for (const [name, make] of columns) row[name] = make(first + i)
    rows.push(row)
  }
  return rows
}

/** The identifier of each table, its first column, by name. */
function keysOf(sample: Tables): ReadonlyMap<string, string> {
  return new Map(Object.entries(sample).map(([table, rows]) => [Object.keys(rows[0] ?? {})[0] ?? '', table]))
}

function columnsOf(table: string, sample: Tables): Column[] {
  const rows = sample[table] ?? []
  const keys = keysOf(sample)
  return Object.keys(rows[0] ?? {}).map((name, index) => {
    if (index === 0) return [name, (row) => row]
    const parent = sample[keys.get(name) ?? '']
    if (parent !== undefined) return [name, () => faker.number.int({ min: 1, max: parent.length })]
    const cells = rows.map((row) => row[name] ?? null)
    return [name, maker(`${table}.${name}`, cells)]
  })
}

function maker(name: string, cells: readonly Cell[]): Maker {
  const values = cells.filter((cell) => cell !== null)
  const make = valueMaker(name, values)
  const probability = values.length / cells.length
  return probability === 1 ? make : (row) => faker.helpers.maybe(() => make(row), { probability }) ?? null
}

function valueMaker(name: string, values: readonly (string | number | boolean)[]): Maker {
  const first = values[0]
  if (typeof first === 'boolean') return () => faker.datatype.boolean()
  if (typeof first === 'number') return numberMaker(values.map(Number))
  const texts = values.map(String)
  if (texts.every((text) => /^\d{4}-\d{2}-\d{2}(T|$)/.test(text))) return dateMaker(texts)
  const distinct = [...new Set(texts)]
  if (distinct.length <= closedSet) return () => faker.helpers.arrayElement(distinct)
  return callsByName.find(([pattern]) => pattern.test(name))?.[1] ?? (() => faker.lorem.words(3))
}

function numberMaker(values: readonly number[]): Maker {
  const range = values.reduce(({ min, max }, value) => ({ min: Math.min(min, value), max: Math.max(max, value) }), {
    min: Infinity,
    max: -Infinity,
  })
  if (values.every((value) => Number.isInteger(value))) return () => faker.number.int(range)
  return () => faker.number.float({ ...range, fractionDigits: 2 })
}

function dateMaker(texts: readonly string[]): Maker {
  const sorted = texts.toSorted()
  const window = { from: new Date(sorted[0] ?? ''), to: new Date(sorted.at(-1) ?? '') }
  if (sorted[0]?.length === 10) return () => faker.date.between(window).toISOString().slice(0, 10)
  return () => `${faker.date.between(window).toISOString().slice(0, 19)}Z`
}
