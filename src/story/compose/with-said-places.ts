import type { Domain } from '../../domains/domain.ts'
import { columnContext } from '../bind/columns/column-context.ts'
import { showsCity } from '../bind/places/shows-city.ts'
import { withTable } from '../bind/tables/references.ts'
import type { PlaceFact } from '../facts/fact.ts'
import { columnPath } from '../find/column-path.ts'
import { columnsFor } from '../meanings/columns-for.ts'
import type { Intent } from '../read-story.ts'
import type { Token } from '../tokens/token.ts'
import { placeTopic } from '../topics/place-topic.ts'
import { isLasting } from './is-lasting.ts'

/** Gives tables of lasting things the city or the country that the story says of them, if they have none: "40 vans in Leeds and York". */
export function withSaidPlaces(domain: Domain, { facts, tokens }: Pick<Intent, 'facts' | 'tokens'>): Domain {
  return facts.reduce((before, fact) => (fact.type === 'place' ? withPlace(before, fact, tokens) : before), domain)
}

function withPlace(domain: Domain, fact: PlaceFact, tokens: readonly Token[]): Domain {
  const { schema, countries } = domain
  const { table: name } = placeTopic(fact, tokens, domain)
  const table = schema.tables.find((each) => each.name === name)
  // The rows of "countries" are in no other country.
  if (table === undefined || !isLasting(table.name) || table.name === 'countries') return domain
  const hasCountry = countries.some((path) => columnPath(path).table === name)
  const isInCity = fact.cities.length > 0 && !table.columns.some(showsCity)
  if (hasCountry && !isInCity) return domain
  const { columns } = columnsFor([[isInCity ? 'city' : 'country']], columnContext(schema, domain, table, { words: table.name.split('_') }))
  const code = columns.find((column) => column.kind === 'category' && column.name.startsWith('country_code'))
  if (code === undefined && !hasCountry) return domain
  return {
    ...domain,
    countries: code === undefined ? countries : [...countries, `${table.name}.${code.name}`],
    schema: withTable(schema, { ...table, columns: [...table.columns, ...columns] }),
  }
}
