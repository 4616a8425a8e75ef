import { citySources } from './cities/index.ts'
import type { ReferenceList } from './reference-list.ts'
import { tableList } from './table-list.ts'

const perSource = {
  city: 'text',
  region: 'text',
  postal_prefix: 'text',
  latitude: 'number',
  longitude: 'number',
  timezone: 'text',
  weight: 'number',
} as const

/** Cities with their country, coordinates and time zone, weighted by inhabitants. */
export function cities(): ReferenceList {
  return tableList({
    name: 'cities',
    description:
      'A city: coordinates in decimal degrees (GeoNames), IANA time zone, the start of its postal codes; weight: thousands of inhabitants ' +
      '(US Census Bureau, ONS, Statistics Canada, ABS, CSO, Destatis, Statistik Austria, INSEE, INE, ISTAT, CBS, GUS, SCB, IBGE, INEGI, ' +
      'Census of India).',
    columns: { country_code: 'text', country: 'text', ...perSource },
    rows: citySources
      .flatMap((source) =>
        source.rows
          .trim()
          .split('\n')
          .map((row) => `${source.country_code}|${source.country}|${row.trim()}`),
      )
      .join('\n'),
  })
}
