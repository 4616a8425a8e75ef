import { airlines } from './airlines.ts'
import { airports } from './airports.ts'
import type { ReferenceList } from './reference-list.ts'

interface Route {
  readonly from: number
  readonly to: number
  readonly km: number
  readonly weight: number
}

const routesOfAirport = 24
const shortestKm = 230
const longestKm = 15_000
const shortHaulKm = 4500
/** Upper ends of the bands of distance, in kilometres, and their names. */
const bands = [700, 1500, 3000, 5500, 9000] as const
const bandNames = ['to_700', 'to_1500', 'to_3000', 'to_5500', 'to_9000', 'beyond_9000'] as const

/** Flights of a country's airlines from its airports. Routes between busy and near airports are the most frequent. */
export function flightRoutes(): ReferenceList {
  const ports = airports()
  const carriers = airlines()
  const homes = new Set(textsOf(carriers, 'country_code'))
  const routes = textsOf(ports, 'country_code').flatMap((code, from) => (homes.has(code) ? routesFrom(ports, from) : []))
  const flights = routes.flatMap((route) => carriersOf(carriers, ports, route).map((airline) => ({ ...route, airline })))
  const from = (name: string): readonly string[] => flights.map((flight) => textsOf(ports, name)[flight.from] ?? '')
  const to = (name: string): readonly string[] => flights.map((flight) => textsOf(ports, name)[flight.to] ?? '')
  const by = (name: string): readonly string[] => flights.map((flight) => textsOf(carriers, name)[flight.airline] ?? '')
  return {
    name: 'flight_routes',
    description:
      'A direct flight of an airline from its home country: airports, great-circle distance in kilometres, usual minutes from gate to ' +
      'gate, usual fare one way in economy in US dollars, and which jets fly as far; made of `airports` and `airlines`, fares by judgement, ' +
      'weighted by passengers over distance.',
    weights: flights.map(({ weight, airline }) => weight * (carriers.weights[airline] ?? 0)),
    attributes: {
      country_code: from('country_code'),
      airline: by('airline'),
      designator: by('designator'),
      origin: from('iata'),
      origin_city: from('city'),
      destination: to('iata'),
      destination_city: to('city'),
      destination_country: to('country'),
      distance_km: flights.map(({ km }) => km),
      minutes: flights.map(({ km }) => Math.round((35 + km / 13.2) / 5) * 5),
      fare: flights.map(({ km, airline }) => usualFare(km, textsOf(carriers, 'reach')[airline] ?? '')),
      jets: flights.map(({ km, airline }) => `${textsOf(carriers, 'fleet')[airline] ?? ''}_${bandOf(km)}`),
    },
  }
}

/** The destinations from an airport, with a preference for domestic ones. */
function routesFrom(ports: ReferenceList, from: number): readonly Route[] {
  const codes = textsOf(ports, 'country_code')
  const cityNames = textsOf(ports, 'city')
  return ports.weights
    .flatMap((weight, to) => {
      const km = kilometres(ports, from, to)
      if (cityNames[to] === cityNames[from] || km < shortestKm || km > longestKm) return []
      const pull = codes[to] === codes[from] ? 4 : 1
      return [{ from, to, km, weight: Math.max(1, Math.round(((ports.weights[from] ?? 0) * weight * pull * 100) / (km + 500))) }]
    })
    .toSorted((a, b) => b.weight - a.weight || a.to - b.to)
    .slice(0, routesOfAirport)
}

/** The airlines of the airport's country that serve this distance. */
function carriersOf(carriers: ReferenceList, ports: ReferenceList, { from, km }: Route): readonly number[] {
  const home = textsOf(ports, 'country_code')[from]
  const reach = textsOf(carriers, 'reach')
  const wanted = km <= shortHaulKm ? 'short' : 'long'
  return textsOf(carriers, 'country_code').flatMap((code, index) =>
    code === home && (reach[index] === 'any' || reach[index] === wanted) ? [index] : [],
  )
}

/** Price of one way in US dollars; lower if a low-cost airline serves short distances alone. */
function usualFare(km: number, reach: string): number {
  const fare = km <= 3000 ? 62 + 0.06 * km : 242 + 0.052 * (km - 3000)
  return Math.round(reach === 'short' ? fare * 0.75 : fare)
}

/** The name of the band that a distance falls into. */
function bandOf(km: number): string {
  return bandNames[bands.filter((end) => km > end).length] ?? ''
}

/** Great-circle distance in whole kilometres (haversine). */
function kilometres(ports: ReferenceList, from: number, to: number): number {
  const latitude = numbersOf(ports, 'latitude')
  const longitude = numbersOf(ports, 'longitude')
  const [a, b] = [latitude[from] ?? 0, latitude[to] ?? 0]
  const across = sineSquared(b - a) + cosine(a) * cosine(b) * sineSquared((longitude[to] ?? 0) - (longitude[from] ?? 0))
  return Math.round(12_742 * Math.asin(Math.sqrt(across)))
}

function sineSquared(degrees: number): number {
  return Math.sin((degrees * Math.PI) / 360) ** 2
}

function cosine(degrees: number): number {
  return Math.cos((degrees * Math.PI) / 180)
}

function textsOf(list: ReferenceList, attribute: string): readonly string[] {
  return (list.attributes[attribute] ?? []) as readonly string[]
}

function numbersOf(list: ReferenceList, attribute: string): readonly number[] {
  return (list.attributes[attribute] ?? []) as readonly number[]
}
