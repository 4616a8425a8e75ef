import type { Domain } from '../../../domains/domain.ts'
import type { Schema } from '../../../schema/schema.ts'
import type { PlaceFact } from '../../facts/fact.ts'
import { firstFrom } from '../../tokens/first-from.ts'
import { columnPath } from '../../find/column-path.ts'
import { placesInNoun } from '../../places/places-in-noun.ts'
import { rowNamesIn } from '../../find/row-names-in.ts'
import type { Token } from '../../tokens/token.ts'
import { textAt, hasOneOf, textsOf } from '../../reader/index.ts'
import { sentenceEnds } from '../../lexicon/connectives.ts'
import { placeTopic, type PlaceTopic } from '../../topics/place-topic.ts'
import type { BoundCounts } from '../counts/bind-counts.ts'
import type { Binding } from '../binding.ts'
import { placeOfNationalId } from '../values/national-id.ts'
import { notesOfTopic, reasonOfCountries, reasonOfNoPlace, reasonOfOwnPlace } from './notes-of-topic.ts'
import { joinedPlaces, leavesOthers, setPlaces } from './place.ts'
import { reasonBeside } from './reason-beside.ts'
import { withCityOfPeople } from './with-city-of-people.ts'
import { withSaidRegions } from './with-said-regions.ts'
import { withCityOfEachRow } from './city-of-each-row.ts'
import { placedTables, reasonOfFewRows } from './reason-of-few-rows.ts'
import { isShown } from '../tables/is-shown.ts'
import { tableNamed, withTable } from '../tables/references.ts'
import { countRows } from '../tables/row-counts.ts'
import { countryCurrencies } from '../../places/country-currencies.ts'
import { otherCountries, otherCountryName } from '../../places/other-countries.ts'
import { countryName } from '../../places/country-name.ts'
import { groupedBy } from '../../../lists.ts'

/**
 * Binds all places together. If the story places the rows of several tables, each of them gets its own places, and all other tables get the
 * places that the story states without a table.
 * @throws SynthError `story_contradicts` for shares above 100% in total, or below if no other countries are possible
 */
export function bindPlaces(binding: Binding, tokens: readonly Token[], { said }: BoundCounts): void {
  const topics = topicsOf(binding.of('place'), tokens, binding.domain)
  for (const [{ cities }, topic] of topics) withCityOfPeople(binding, topic, cities.length > 0)
  const { domain } = binding
  const names = rowNamesIn(binding.facts)
  const placed = placedTables(binding.schema, pathsOf(domain))
  for (const [fact, { unknown, table }] of topics) {
    const unsure = unknown === null ? null : `no table is called "${unknown}", so it is not known whose places these are`
    const reason =
      reasonAgainst(fact) ??
      reasonOfCountries(table) ??
      reasonOfRoute(fact, tokens) ??
      reasonOfNames(fact, names) ??
      reasonOfPart(fact, binding.of('place')) ??
      reasonBeside(
        fact,
        binding.of('place').filter((other) => (topics.get(other)?.table ?? table) === (table ?? topics.get(other)?.table ?? null)),
      ) ??
      reasonOfOwnPlace(domain.schema, table, domain.countries) ??
      reasonOfNoPlace(domain.schema, table, domain.countries) ??
      reasonOfFewRows(fact, table ?? binding.topics.spoken(fact) ?? null, placed) ??
      unsure
    if (reason !== null) binding.refuse([fact], reason)
  }
  const isListed = binding.of('columns').some(({ list }) => list !== undefined)
  const facts = binding.of('place').filter((fact) => !binding.bound.has(fact))
  const groups = groupsOf(pathsOf(domain), facts, (fact) => topics.get(fact)?.table ?? null)
  const grouped = new Set(groups.flatMap(({ all }) => all))
  for (const fact of facts) if (!grouped.has(fact)) binding.refuse([fact], 'all rows with a place have another one')
  for (const { paths, own, all } of groups) {
    const place = all.length === facts.length ? saidPlaces(binding) : joinedPlaces(all)
    if (place === null) continue
    const ofAll = ofAllRows(place, all, { countries: paths }, said)
    const { reason = ofOthers(binding, own, paths, topics), ...bound } = setPlaces(
      binding.schema,
      { countries: paths, others: domain.countries.filter((path) => !paths.includes(path)) },
      ofAll,
      isListed,
    )
    binding.schema = bound.schema
    for (const fact of own) {
      const notes = notesOfTopic(bound.schema, bound.notes, topics.get(fact)?.table ?? null, binding.topics)
      binding.tell([fact], { ...bound, notes, ...(reason === null ? {} : { reason }) })
    }
    binding.schema = withSaidCities(binding.schema, place, said)
    for (const fact of own) binding.schema = withEachCity(binding.schema, fact, topics.get(fact)?.table ?? null)
    for (const fact of own) binding.schema = withSaidRegions(binding.schema, fact, tokens, paths)
  }
}

/**
 * The columns with countries, without those of a table of countries itself: shares of countries are about the rows of other tables, if
 * there are any.
 */
function pathsOf({ countries }: Domain): readonly string[] {
  const others = countries.filter((path) => columnPath(path).table !== 'countries')
  return others.length === 0 ? countries : others
}

/**
 * The table of each place. A place that follows one with unknown rows is about the same rows: "40% of buyers are from Spain, the rest from
 * elsewhere | in Europe".
 */
function topicsOf(facts: readonly PlaceFact[], tokens: readonly Token[], domain: Domain): ReadonlyMap<PlaceFact, PlaceTopic> {
  const topics = new Map<PlaceFact, PlaceTopic>()
  let [unknown, before, end]: [string | null, string | null, number] = [null, null, 0]
  for (const fact of facts) {
    const own = placeTopic(fact, tokens, domain)
    const goesOn = !hasOneOf(tokens, firstFrom(tokens, end), firstFrom(tokens, fact.start), sentenceEnds)
    unknown = own.unknown ?? (goesOn && own.table === null ? unknown : null)
    // "in Leeds and York | (half in Leeds)".
    const between = textsOf(tokens, firstFrom(tokens, end), firstFrom(tokens, fact.start))
    if (between.join('') !== '(') before = own.table
    topics.set(fact, { table: own.table ?? before, unknown })
    end = fact.end
  }
  return topics
}

/** Limits a table of cities to the cities that the story names: "rides in Denver". */
function withSaidCities(schema: Schema, { cities }: PlaceFact, said: ReadonlyMap<string, number>): Schema {
  const table = schema.tables.find(({ name }) => name === 'cities')
  if (table === undefined || said.has(table.name) || cities.length === 0 || cities.some(({ share }) => share !== null)) return schema
  const counted = withTable(schema, { ...table, rows: cities.length })
  return cities.length < 2 ? counted : (withCityOfEachRow(counted, table.name, cities) ?? counted)
}

/** Gives each row its own city if there are as many cities as rows: "3 shops in Rome, Milan and Turin". */
function withEachCity(schema: Schema, { cities }: PlaceFact, table: string | null): Schema {
  if (table === null || cities.length < 2 || cities.some(({ share }) => share !== null)) return schema
  return countRows(schema, [table]).get(table) === cities.length ? (withCityOfEachRow(schema, table, cities) ?? schema) : schema
}

/**
 * Handles shares of places for rows that have no place themselves. Returns the reason, which names the rows that got the places instead;
 * null if each table got the places that the story states for it.
 */
function ofOthers(
  { schema, domain, topics }: Binding,
  facts: readonly PlaceFact[],
  paths: Domain['countries'],
  tables: ReadonlyMap<PlaceFact, PlaceTopic>,
): string | null {
  const shared = facts.find(({ countries, cities }) => [...countries, ...cities].some(({ share }) => share !== null))
  const spoken = shared === undefined ? null : (tables.get(shared)?.table ?? topics.spoken(shared))
  const placed = new Set(paths.map((path) => columnPath(path).table))
  if (spoken === null || placed.has(spoken) || !isShown(tableNamed(schema, spoken))) return null
  const isPlaced = domain.countries.some((path) => columnPath(path).table === spoken)
  if (isPlaced) return `these are the shares of ${[...placed].join(', ')}, not of ${spoken}`
  return `these are the shares of ${[...placed].join(', ')}: ${spoken} are where the rows are that they belong to, and come near these shares`
}

interface Group {
  readonly paths: Domain['countries']
  readonly own: readonly PlaceFact[]
  /** All facts of the group, including those about the remaining rows: "a company in Spain, 30% of customers are from Portugal". */
  readonly all: readonly PlaceFact[]
}

/** Groups the facts by the columns of countries that they set: a single group, unless they are about several tables. */
function groupsOf(paths: Domain['countries'], facts: readonly PlaceFact[], tableOf: (fact: PlaceFact) => string | null): readonly Group[] {
  const tables = new Set(paths.map((path) => columnPath(path).table))
  const scoped = groupedBy(facts, (fact) => {
    const table = tableOf(fact)
    return table !== null && tables.has(table) ? table : null
  })
  if (scoped.size < 2) return [{ paths, own: facts, all: facts }]
  const others = paths.filter((path) => !scoped.has(columnPath(path).table))
  const general = scoped.get(null) ?? []
  const groups = [...scoped].flatMap(([table, own]): readonly Group[] => {
    if (table === null) return []
    const place = joinedPlaces(own)
    const all = place !== null && leavesOthers(place) ? [...general, ...own] : own
    return [{ paths: paths.filter((path) => columnPath(path).table === table), own, all }]
  })
  if (general.length === 0) return groups
  if (others.length > 0) return [{ paths: others, own: general, all: general }, ...groups]
  const codes = new Set([...scoped].flatMap(([table, own]) => (table === null ? [] : own.flatMap(codesOf))))
  const isElsewhere = general.flatMap(codesOf).some((code) => !codes.has(code))
  const leaves = [...scoped].some(([table, own]) => {
    const place = table === null ? null : joinedPlaces(own)
    return place !== null && leavesOthers(place)
  })
  return isElsewhere && !leaves ? groups : [{ paths, own: facts, all: facts }]
}

function codesOf({ countries }: PlaceFact): readonly string[] {
  return countries.map(({ code }) => code)
}

/** "Shipments between Berlin and Munich" go from one to the other. */
function reasonOfRoute({ start, cities, countries }: PlaceFact, tokens: readonly Token[]): string | null {
  const at = firstFrom(tokens, start)
  if (Math.max(cities.length, countries.length) < 2 || (textAt(tokens, at) !== 'between' && textAt(tokens, at - 1) !== 'between'))
    return null
  return 'it names the ends of a route, not the place of the rows: state the place with "in"'
}

/** The reason if the words of a place are the name of a row. Null for places. */
function reasonOfNames({ cities }: PlaceFact, names: ReadonlySet<string>): string | null {
  const [first] = cities
  if (first === undefined || !cities.every(({ city }) => names.has(city.toLowerCase()))) return null
  return `"${first.city}" is the name of a row, and a story cannot describe a single row`
}

/** The reason if a fact is about one of several cities with shares, and so about some rows only. Null if it is about all rows. */
function reasonOfPart(fact: PlaceFact, all: readonly PlaceFact[]): string | null {
  const [first] = fact.cities
  if (first === undefined || fact.cities.some(({ share }) => share !== null)) return null
  const shared = all.find(({ cities }) => cities.length > fact.cities.length && cities.some(({ share }) => share !== null))
  const isPart = fact.cities.every(({ city }) => shared?.cities.some((each) => each.city === city) === true)
  return isPart ? `it is stated only for the rows in ${first.city}, whose share the story states` : null
}

/** The places that a story names, also inside nouns. A story that names none has the countries of its national ids. */
export function saidPlaces(binding: Binding): ReturnType<typeof joinedPlaces> {
  const ids = binding.of('national_id').flatMap((fact) => placeOfNationalId(fact) ?? [])
  const nouns = binding.of('rate').flatMap(({ of }) => of ?? [])
  const said = [...binding.of('place'), ...nouns.flatMap((noun) => placesInNoun(noun) ?? [])].filter(
    (fact) => binding.bound.get(fact)?.used !== false && reasonAgainst(fact) === null,
  )
  return joinedPlaces(said.length > 0 ? said : ids)
}

/** Why a place cannot be used, and what could be used instead; null if it can. */
function reasonAgainst({ countries }: PlaceFact): string | null {
  const unknown = countries.flatMap(({ code }) => (countryCurrencies().has(code) ? [] : [code]))
  const [first] = unknown
  const nearest = otherCountries[first ?? '']?.nearest
  if (first === undefined || nearest === undefined) return null
  const names = unknown.map((code) => otherCountryName(code) ?? code).join(' and ')
  return `synth has no names of people and no cities of ${names}: the nearest country that it has is ${countryName(nearest)}`
}

/**
 * Turns numbers of rows by place into shares of all rows of the table with countries: "400 shoppers: 250 from Germany, 100 from Austria".
 * The remaining rows are elsewhere. Numbers that reach or exceed the count of the table are all rows.
 */
function ofAllRows(
  place: PlaceFact,
  facts: readonly PlaceFact[],
  { countries: paths }: Pick<Domain, 'countries'>,
  said: ReadonlyMap<string, number>,
): PlaceFact {
  const [rows] = facts.flatMap((fact) => fact.rows ?? [])
  const [all] = paths.flatMap((path) => said.get(columnPath(path).table) ?? [])
  if (rows === undefined || all === undefined || all <= rows || facts.length > 1) return place
  const part = (share: number | null): number | null => (share === null ? null : (share * rows) / all)
  return {
    ...place,
    countries: place.countries.map((each) => ({ ...each, share: part(each.share) })),
    cities: place.cities.map((each) => ({ ...each, share: part(each.share) })),
  }
}
