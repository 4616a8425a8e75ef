import { columnPath } from '../../find/column-path.ts'
import type { PlaceTopic } from '../../topics/place-topic.ts'
import { newCountries } from '../columns/bind-columns.ts'
import { setColumns } from '../columns/columns.ts'
import { rowsArePeople } from '../columns/main-people.ts'
import type { Binding } from '../binding.ts'
import { isShown } from '../tables/is-shown.ts'
import { referredBy, tableNamed, withTable } from '../tables/references.ts'
import { shownColumn } from '../tables/shown-column.ts'

/** Gives people whose place the story states a city, where their table tells none: "40 couriers in Berlin". */
export function withCityOfPeople(binding: Binding, { table: name }: PlaceTopic, isCity: boolean): void {
  const { schema, domain } = binding
  const table = name === null ? null : tableNamed(schema, name)
  if (!isShown(table) || !rowsArePeople(schema, domain, table.name)) return
  const placed = new Set(domain.countries.map((path) => columnPath(path).table))
  const isElsewhere = table.columns.some((column) => placed.has(referredBy(column) ?? ''))
  const isListed = binding.of('columns').some(({ list }) => list !== undefined)
  const isPlaced = table.columns.some(({ name: each, hidden }) => hidden !== true && /(?:^|_)(?:city|country)/.test(each))
  if (isElsewhere || isListed || isPlaced || placed.size === 0) return
  const own = domain.countries.map(columnPath).find((path) => path.table === table.name)
  if (!isCity && own !== undefined) {
    const columns = table.columns.map((each) => (each.name === own.column ? shownColumn(each) : each))
    binding.schema = withTable(schema, { ...table, columns })
    return
  }
  const part = { start: 0, end: 0 }
  const columns = [{ words: [isCity ? 'city' : 'country'], ...part }]
  const noun = { words: table.name.split('_'), ...part }
  const set = setColumns(schema, domain, { type: 'columns', noun, columns, isBeside: true, ...part })
  const countries = newCountries(schema, set.schema)
  binding.schema = set.schema
  binding.domain = { ...domain, countries: [...domain.countries, ...countries] }
}
