import { mostShare } from '../../lexicon/share-words.ts'
import { shownColumn } from '../tables/shown-column.ts'
import { homeArea } from '../../../domains/shared/home-area.ts'
import type { ColumnOf, ColumnSchema, Schema } from '../../../schema/schema.ts'
import { placeClaims } from './place-claims.ts'
import { columnPath } from '../../find/column-path.ts'
import type { PlaceFact } from '../../facts/fact.ts'
import { percent } from '../../amounts/percent.ts'
import { citiesBySize } from '../../places/cities-by-size.ts'
import { cityShares } from './city-shares.ts'
import { contradiction } from '../contradiction.ts'
import { lookupsOf, mapFollowing } from '../tables/followers.ts'
import { type BindNote, type Bound, unused } from '../note.ts'
import { columnNamed, tableNamed, withTable } from '../tables/references.ts'
import { marginal, roundedFirst } from '../shares/shares.ts'
import { tolerance } from './reason-beside.ts'
import { shownCountry } from './shown-country.ts'
import { withCityShares } from './with-city-shares.ts'
import { withCasesOf } from '../shares/with-cases-of.ts'

const unevenCities = 'the shares of cities in a country follow from their size: only the shares of countries can be set'

/** Joins several facts about places: all their countries and cities, with the shares that are said. */
export function joinedPlaces(facts: readonly PlaceFact[]): PlaceFact | null {
  const [first] = facts
  if (first === undefined) return null
  const shares = new Map<string, number | null>()
  const most = new Set(facts.flatMap(({ isMost, countries }) => (isMost === true ? countries.map(({ code }) => code) : [])))
  for (const { countries, cities } of facts) {
    for (const { code, share } of countries) {
      // "Customers live in Berlin and Hamburg. Half are from Berlin": the share is that of the city.
      const isOfCity = share !== null && shares.get(code) === null && cities.some((city) => city.code === code && city.share !== null)
      const own = most.has(code) ? mostShare / most.size : isOfCity ? null : share
      shares.set(code, own ?? shares.get(code) ?? null)
    }
  }
  const cities = new Map(facts.flatMap((fact) => fact.cities.map((city) => [`${city.code} ${city.city}`, city] as const)))
  return {
    type: 'place',
    countries: [...shares].map(([code, share]) => ({ code, share })),
    cities: [...cities.values()],
    start: first.start,
    end: facts.at(-1)?.end ?? first.end,
  }
}

/** Whether the shares leave rows for other countries: "30% of customers from Spain". */
export function leavesOthers({ countries }: PlaceFact): boolean {
  return countries.every(({ share }) => share !== null) && saidOf(countries) < 1 - tolerance
}

/** Columns with countries, as paths. */
export interface PlacedColumns {
  /** Those to set. */
  readonly countries: readonly string[]
  /** Those that other statements set. */
  readonly others?: readonly string[]
}

/**
 * Sets the said countries, in exact shares, and cities in every table with people or places. A said city is the only one of its country.
 * Columns that depend on the country follow. The remaining rows have the other countries of the domain, in their proportions.
 * @param isListed whether the story lists all columns of the tables
 * @throws SynthError `story_contradicts` for shares above 100% in total, or below if no other countries are possible
 */
export function setPlaces(schema: Schema, { countries: own, others = [] }: PlacedColumns, said: PlaceFact, isListed = false): Bound {
  const paths = own.filter((path) => columnPlace(schema, path) !== null)
  const [first] = paths
  if (first === undefined) return unused(schema, 'no table of this kind of data has countries')
  const countries = settledCountries(said, columnAt(schema, first))
  const fact = { ...said, countries }
  const [values, shares] = [countries.map(({ code }) => code), countries.map(({ share }) => share)]
  const largest = values[shares.indexOf(Math.max(...shares))] ?? ''
  const settled = withHome(schema, largest)
  const told = said.countries.flatMap(({ code, share }) => (share !== null && values.includes(code) ? [code] : []))
  const placed = paths.reduce((before, path) => setCountry(before, path, { values, shares, told, fact }), settled)
  const inCities = withCityShares(placed, fact, others)
  const changed = isListed ? inCities : withShownCountry(inCities, paths)
  const isUneven =
    said.cities.some(({ share }) => share !== null) && said.cities.length > said.countries.length && cityShares(fact) === null
  const reason = isUneven ? { reason: unevenCities } : {}
  return { schema: changed, notes: paths.flatMap((path) => notesOf(changed, path, { values, shares, told, fact })), used: true, ...reason }
}

/** Shows the country of the first table that has one, if no table shows any. */
function withShownCountry(schema: Schema, paths: readonly string[]): Schema {
  const found = paths.flatMap((path) => {
    const { table: name, column } = columnPath(path)
    const table = tableNamed(schema, name)
    return table === null || table.hidden === true ? [] : [{ table, column }]
  })
  const [first] = found
  if (first === undefined || found.some(({ table, column }) => shownCountry(table, column) !== null)) return schema
  const columns = first.table.columns.map((each) => (each.name === first.column ? shownColumn(each) : each))
  return withTable(schema, { ...first.table, columns })
}

/** Gives people without a country column the country with the largest share. */
function withHome(schema: Schema, code: string): Schema {
  const change = (column: ColumnSchema): ColumnSchema =>
    (column.kind === 'person' || column.kind === 'phone' || column.kind === 'national_id') && column.country === undefined
      ? { ...column, default_country: code }
      : column
  return { ...schema, tables: schema.tables.map((table) => ({ ...table, columns: table.columns.map(change) })) }
}

interface CountryShare {
  readonly code: string
  /** Above 0; all of them sum up to 1. */
  readonly share: number
}

/**
 * The shares of all countries. The rest is divided among countries without a share; if all have one, among the other countries of `column`.
 */
function settledCountries(fact: PlaceFact, column: ColumnSchema | null): readonly CountryShare[] {
  const { countries } = fact
  const said = saidOf(countries)
  const free = countries.filter(({ share }) => share === null).length
  const told = `${countries.map(({ code, share }) => `${code} ${percent(share ?? 0)}`).join(', ')} are ${percent(said)} of all`
  if (said > 1 + tolerance) throw contradiction(`${told}: shares add up to 100%`, [fact])
  const left = Math.max(0, 1 - said)
  const others = leavesOthers(fact) ? otherCountries(column, new Set(countries.map(({ code }) => code))) : []
  if (leavesOthers(fact) && others.length === 0) throw contradiction(`${told}: state where the others are`, [fact])
  const whole = free === 0 && others.length === 0 ? said : 1
  const own = countries.map(({ code, share }) => ({ code, share: (share ?? left / free) / whole }))
  return [...own, ...others.map(({ code, share }) => ({ code, share: share * left }))].filter(({ share }) => share > 0)
}

function saidOf(countries: PlaceFact['countries']): number {
  return countries.reduce((sum, { share }) => sum + (share ?? 0), 0)
}

/** The countries of a column that the story does not name, with shares relative to each other. */
function otherCountries(column: ColumnSchema | null, said: ReadonlySet<string>): readonly CountryShare[] {
  if (column?.kind !== 'category') return []
  const weights = marginal(column)
  const others = column.values.flatMap((code, place) => (said.has(code) ? [] : [{ code, share: weights[place] ?? 0 }]))
  const whole = others.reduce((sum, { share }) => sum + share, 0)
  return whole > 0 ? others.map(({ code, share }) => ({ code, share: share / whole })) : []
}

interface SettledPlace {
  readonly values: readonly string[]
  readonly shares: readonly number[]
  /** Countries with a said share. */
  readonly told: readonly string[]
  readonly fact: PlaceFact
}

function setCountry(schema: Schema, path: string, { values, shares, told, fact }: SettledPlace): Schema {
  const { table: tableName, column: columnName } = columnPath(path)
  const limit = cityLimit(fact)
  return mapFollowing(schema, lookupsOf(schema, path), (column, names) => {
    if (column.kind === 'category' && names.has(column.name) && column.name === columnName && isOf(schema, tableName, column))
      return withCountries(column, values, shares, told)
    if (column.kind === 'category' && column.name === 'area' && String(column.values) === String(homeArea.values))
      return { ...column, shares: [0, 1] }
    if (column.kind === 'entry' && isPlaceOf(column, names)) return withCities(column, limit)
    return withCasesOf(column, names, values)
  })
}

function isOf(schema: Schema, table: string, column: ColumnSchema): boolean {
  return schema.tables.find(({ name }) => name === table)?.columns.includes(column) === true
}

function withCountries(
  column: ColumnOf<'category'>,
  values: readonly string[],
  shares: readonly number[],
  told: readonly string[],
): ColumnSchema {
  const { weights: _, by: __, cases: ___, periods: ____, even_in: _____, overall: ______, rounded_first: _______, ...rest } = column
  return { ...rest, values, shares, ...roundedFirst(values, told) }
}

function isPlaceOf({ list, by }: ColumnOf<'entry'>, names: ReadonlySet<string>): boolean {
  return list === 'cities' && by !== undefined && by.attribute === 'country_code' && names.has(by.column)
}

/** Limits of cities: `said` for every table, null for no limit; `largest` for businesses in one place: the largest city if none is said. */
function cityLimit({ countries, cities }: PlaceFact): { readonly said: readonly string[] | null; readonly largest: readonly string[] } {
  const saidOf = (code: string): readonly string[] => cities.filter((each) => each.code === code).map(({ city }) => city)
  const either = (code: string, otherwise: readonly string[]): readonly string[] => (saidOf(code).length > 0 ? saidOf(code) : otherwise)
  return {
    said: cities.length === 0 ? null : countries.flatMap(({ code }) => either(code, citiesBySize(code))),
    largest: countries.flatMap(({ code }) => either(code, citiesBySize(code).slice(0, 1))),
  }
}

/** Limits the cities of a column. A column that was limited to cities before belongs to a business in one place, and stays in one. */
function withCities(column: ColumnOf<'entry'>, { said, largest }: ReturnType<typeof cityLimit>): ColumnSchema {
  const { only = {}, ...rest } = column
  const { city, country_code: _, region: __, ...others } = only
  const limit = city === undefined ? said : largest
  const limits = limit === null ? others : { ...others, city: [...new Set(limit)] }
  return Object.keys(limits).length === 0 ? rest : { ...rest, only: limits }
}

function columnPlace(schema: Schema, path: string): { readonly table: number; readonly column: number } | null {
  const { table: tableName, column: columnName } = columnPath(path)
  const table = schema.tables.findIndex(({ name }) => name === tableName)
  const column = schema.tables[table]?.columns.findIndex(({ name }) => name === columnName) ?? -1
  return column < 0 ? null : { table, column }
}

function columnAt(schema: Schema, path: string): ColumnSchema | null {
  const { table, column } = columnPath(path)
  return columnNamed(schema, table, column) ?? null
}

function notesOf(schema: Schema, path: string, { shares, told, fact }: SettledPlace): readonly BindNote[] {
  const at = columnPlace(schema, path)
  if (at === null) return []
  const { table } = columnPath(path)
  const countries = fact.countries.map(({ code }, index) => `${percent(shares[index] ?? 0)} ${code}`).join(', ')
  const cities = fact.cities.length === 0 ? '' : `, in ${fact.cities.map(({ city }) => city).join(', ')}`
  const [only] = shares
  const text =
    shares.length === 1 && only === 1
      ? `all rows of ${table} are in ${fact.countries[0]?.code}${cities}`
      : `rows of ${table} by country: ${countries}${cities}`
  const claims = placeClaims(schema, path, fact, shares, new Set(told))
  return [{ pointer: `/tables/${at.table}/columns/${at.column}`, text, claims }]
}
