import type { Domain } from '../../../domains/domain.ts'
import type { ColumnOf, ColumnSchema, Schema, TableSchema } from '../../../schema/schema.ts'
import { columnPath } from '../../find/column-path.ts'
import type { NationalIdFact, PlaceFact } from '../../facts/fact.ts'
import { nationalIdWords } from '../../lexicon/national-id-words.ts'
import { type BindNote, type Bound, unused } from '../note.ts'

/**
 * Adds national ids: a column after those of the person, in the tables of people with countries, or in all tables of people if none has
 * countries. It is named "national_id", or like the id of the country that the story names.
 */
export function setNationalIds(schema: Schema, domain: Pick<Domain, 'countries'>, fact: NationalIdFact): Bound {
  const withCountries = new Set(domain.countries.map((path) => columnPath(path).table))
  const people = schema.tables.filter((table) => table.hidden !== true && personOf(table) !== null)
  const meant = people.filter(({ name }) => withCountries.has(name))
  const chosen = new Set((meant.length > 0 ? meant : people).map(({ name }) => name))
  if (chosen.size === 0) return unused(schema, 'no table of this kind of data has people')
  const notes: BindNote[] = []
  const tables = schema.tables.map((table, t) => {
    if (!chosen.has(table.name)) return table
    const { columns, place } = withId(table, fact.country)
    const name = columns[place]?.name ?? 'national_id'
    const text = `Each row of ${table.name} has a ${name} with the check digits of its country`
    notes.push({ pointer: `/tables/${t}/columns/${place}`, text, claims: [{ type: 'filled', table: table.name, column: name }] })
    return { ...table, columns }
  })
  return { schema: { ...schema, tables }, notes, used: true }
}

/** The place that a national id implies: its country. Null if it names none. */
export function placeOfNationalId({ country, start, end }: NationalIdFact): PlaceFact | null {
  return country === null ? null : { type: 'place', countries: [{ code: country, share: null }], cities: [], start, end }
}

function personOf({ columns }: TableSchema): ColumnOf<'person'> | null {
  return columns.find((column) => column.kind === 'person') ?? null
}

/** Adds the column after the last attribute of the person. Returns the columns and its index. */
function withId(table: TableSchema, issuer: string | null): { readonly columns: readonly ColumnSchema[]; readonly place: number } {
  const person = personOf(table)
  const name = nameFor(table, issuer)
  const { country, default_country: fallback } = person ?? {}
  const ofPerson = country !== undefined ? { country } : fallback !== undefined ? { default_country: fallback } : {}
  const column: ColumnSchema = {
    name,
    kind: 'national_id',
    ...(issuer === null ? ofPerson : { default_country: issuer }),
    unique: true,
  }
  const known = table.columns.findIndex((each) => each.name === name)
  const columns = known < 0 ? table.columns : table.columns.filter((_, index) => index !== known)
  const last = columns.findLastIndex(
    (each) => each === person || (each.kind === 'person_attribute' && each.person === person?.name && each.hidden !== true),
  )
  const place = last + 1
  return { columns: [...columns.slice(0, place), column, ...columns.slice(place)], place }
}

/** The name of the column. A visible column of this name is replaced; a hidden one is kept, and the new one gets another name. */
function nameFor({ columns }: TableSchema, issuer: string | null): string {
  const wanted = issuer === null ? 'national_id' : (nationalIdWords[issuer]?.column ?? 'national_id')
  const isOther = columns.some(({ name, hidden }) => name === wanted && hidden === true)
  return isOther ? `${wanted}_number` : wanted
}
