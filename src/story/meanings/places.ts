import { formula, switchBy } from '../../builders/computed.ts'
import { lognormal, normal } from '../../builders/distributions.ts'
import { decimal, oneOf, whole } from '../../builders/drawn.ts'
import { attribute, code, pattern, template, text } from '../../builders/texts.ts'
import type { ColumnBody, InnerColumn } from '../../schema/schema.ts'
import type { Meaning } from './meaning.ts'
import { meaning } from './define-meaning.ts'
import { numeric } from './numeric.ts'
import type { TableDraft } from './table-draft.ts'

const ofPlace =
  (name: string) =>
  (draft: TableDraft): ColumnBody =>
    attribute(draft.place(), name)

const letters = ['AB', 'DT', 'EL', 'HX', 'JP', 'LN', 'QW', 'RS', 'TY', 'ZG']

/** The rest of a postal code after its first characters, by country; two digits by default. */
const endings: Readonly<Record<string, ColumnBody<'text'>['segments']>> = {
  GB: [' ', { digits: 1 }, { values: letters }],
  CA: [' ', { digits: 1 }, { values: ['A', 'B', 'E', 'K', 'L', 'P', 'R', 'T'] }, { digits: 1 }],
  IE: [' ', { values: ['A', 'C', 'F', 'X'] }, { digits: 3 }],
  DE: [{ digits: 3 }],
  FR: [{ digits: 2 }],
  PL: [{ digits: 3 }],
  IN: [{ digits: 3 }],
  SE: [{ digits: 1 }, ' ', { digits: 2 }],
  NL: [{ digits: 2 }, ' ', { values: letters }],
  BR: [{ digits: 3 }, '-', { digits: 3 }],
  MX: [{ digits: 3 }],
}

function postalCode(draft: TableDraft): ColumnBody {
  const prefix = draft.helper('postal_prefix', ofPlace('postal_prefix')(draft))
  const of = (ending: ColumnBody<'text'>['segments']): InnerColumn => text({ column: prefix }, ...ending)
  const cases = Object.fromEntries(Object.entries(endings).map(([country, ending]) => [country, of(ending)]))
  // The country of the city. It includes all countries, whatever the rows have.
  const country = draft.helper('postal_country', ofPlace('country_code')(draft))
  return switchBy(country, { ...cases, otherwise: of([{ digits: 2 }]) })
}

/** A random distance of some kilometres from the centre of the city. */
const around =
  (axis: 'latitude' | 'longitude') =>
  (draft: TableDraft, name: string): ColumnBody => {
    const middle = draft.helper(`city_${axis}`, ofPlace(axis)(draft))
    const off = draft.helper(`${name}_off`, decimal(-0.15, 0.15, 5, normal(0, 0.04)))
    return formula(`${middle} + ${off}`, 5)
  }

/** Columns about places. City, region, postal code and coordinates of a row agree with its country. */
export const places: readonly Meaning[] = [
  meaning('city, town, municipality, home city, hometown, shipping city, billing city', ofPlace('city')),
  meaning('region, state, province, county, state province, territory', ofPlace('region')),
  meaning('postal code, zip, zip code, zipcode, postcode, postalcode, pincode, pin code', postalCode),
  meaning(
    'country, vessel flag, ship flag, boat flag, flag state, country name, home country, country of origin, country of residence, origin country',
    ofPlace('country'),
  ),
  meaning('country code, iso country code, country iso', ({ context }) =>
    context.country === null ? oneOf({ US: 54, GB: 16, CA: 9, DE: 9, FR: 7, AU: 5 }) : template(`{${context.country}}`),
  ),
  meaning('latitude, lat, gps latitude', around('latitude')),
  meaning('longitude, long, lng, lon, gps longitude', around('longitude')),
  meaning('coordinate, gps coordinate, lat long, geolocation, gps location, gps', (draft) => {
    const latitude = draft.columnOf('latitude') ?? draft.helper('latitude', around('latitude')(draft, 'latitude'))
    const longitude = draft.columnOf('longitude') ?? draft.helper('longitude', around('longitude')(draft, 'longitude'))
    return template(`{${latitude}},{${longitude}}`)
  }),
  meaning('timezone, time zone, tz', ofPlace('timezone')),
  meaning(
    'location, place, birthplace, place of birth, origin, destination, current location, pickup location, dropoff location, departure city, arrival city, venue city',
    ofPlace('city'),
  ),
  meaning('continent', oneOf({ 'North America': 40, Europe: 34, Asia: 14, 'South America': 6, Oceania: 4, Africa: 2 })),
  meaning(
    'neighborhood, neighbourhood, district, borough, area name',
    oneOf({ Downtown: 22, Riverside: 14, 'Old Town': 14, Northside: 12, Westend: 12, Harbour: 10, Hillcrest: 9, University: 7 }),
  ),
  meaning(
    'branch, store, outlet, office, warehouse, facility, site, campus, venue',
    oneOf({ Central: 26, North: 18, South: 16, East: 14, West: 14, Airport: 12 }),
  ),
  meaning('building', oneOf({ A: 30, B: 25, C: 20, D: 15, E: 10 })),
  meaning('room, room number, office number, room no', whole(100, 599)),
  meaning('floor, floor number, storey, story', numeric(oneOf({ 1: 30, 2: 24, 3: 18, 4: 12, 5: 9, 6: 7 }))),
  meaning(
    'seat, seat number',
    text({ values: 'A,B,C,D,E,F,G,H,J,K'.split(',') }, { values: Array.from({ length: 40 }, (_, index) => String(index + 1)) }),
  ),
  meaning('table number, lane, gate, dock, bay, platform number, track', whole(1, 24)),
  meaning('aisle, shelf, bin, bin location, shelf location, storage location', pattern('?#-##-#')),
  meaning('elevation, altitude', whole(0, 4200, lognormal(240, 0.9))),
  meaning('zone', oneOf({ A: 34, B: 28, C: 22, D: 16 })),
  meaning('capacity, max capacity, seating capacity, seat count', whole(4, 60_000, lognormal(80, 0.9))),
  meaning('parcel number, plot number, lot size code', code('##-###-###-##')),
]
