import { describe, expect, it } from 'vitest'
import { numbers, texts } from './column.ts'

/** South, north, west and east end of each country in degrees, islands included. */
const bounds: Readonly<Record<string, readonly [number, number, number, number]>> = {
  US: [24, 50, -125, -66],
  GB: [49, 61, -9, 2],
  CA: [41, 70, -141, -52],
  AU: [-44, -10, 112, 154],
  IE: [51, 56, -11, -5],
  DE: [47, 56, 5, 16],
  AT: [46, 50, 9, 18],
  FR: [41, 52, -6, 10],
  ES: [27, 44, -19, 5],
  IT: [36, 48, 6, 19],
  NL: [50, 54, 3, 8],
  PL: [48, 55, 14, 25],
  SE: [55, 70, 10, 25],
  BR: [-34, 6, -75, -34],
  MX: [14, 33, -119, -86],
  IN: [6, 36, 68, 98],
  PT: [32, 43, -26, -6],
  CH: [45, 48, 5, 11],
  BE: [49, 52, 2, 7],
  DK: [54, 58, 8, 16],
  NO: [57, 72, 4, 32],
  FI: [59, 71, 20, 32],
  TR: [35, 43, 25, 45],
  ZA: [-35, -22, 16, 33],
  NG: [4, 14, 2, 15],
  JP: [24, 46, 122, 146],
  KR: [33, 39, 125, 131],
  AR: [-56, -21, -74, -53],
  CO: [-5, 13, -80, -66],
  NZ: [-48, -34, 166, 179],
}

describe('cities', () => {
  const codes = texts('cities', 'country_code')

  it('should have 15 to 30 cities in every country', () => {
    const counts = Object.keys(bounds).map((code) => codes.filter((other) => other === code).length)
    expect([...new Set(codes)]).toEqual(Object.keys(bounds))
    expect(counts.every((count) => count >= 15 && count <= 30)).toBe(true)
  })

  it('should lie in their countries', () => {
    const longitudes = numbers('cities', 'longitude')
    const outside = numbers('cities', 'latitude').flatMap((latitude, i) => {
      const [south, north, west, east] = bounds[codes[i] ?? ''] ?? [0, 0, 0, 0]
      const longitude = longitudes[i] ?? 0
      return latitude > south && latitude < north && longitude > west && longitude < east ? [] : [texts('cities', 'city')[i]]
    })
    expect(outside).toEqual([])
  })

  it('should keep a local time within two and a half hours of their longitude', () => {
    const noon = new Date('2024-01-15T12:00:00Z')
    const zones = texts('cities', 'timezone')
    const off = numbers('cities', 'longitude').flatMap((longitude, i) => {
      const parts = new Intl.DateTimeFormat('en-GB', { timeZone: zones[i] ?? '', hour: '2-digit', minute: '2-digit' }).format(noon)
      const [hour = 0, minute = 0] = parts.split(':').map(Number)
      // Noon of Greenwich is the next day already in New Zealand.
      const ahead = (((hour + minute / 60 - longitude / 15) % 24) + 24) % 24
      return Math.abs(ahead - 12) < 2.5 ? [] : [texts('cities', 'city')[i]]
    })
    expect(off).toEqual([])
  })

  it('should bear the country name of the list of countries', () => {
    const names = new Map(texts('countries', 'country_code').map((code, i) => [code, texts('countries', 'country')[i]]))
    expect(texts('cities', 'country').filter((country, i) => country !== names.get(codes[i] ?? ''))).toEqual([])
  })

  it('should have postal codes that begin as the country writes them', () => {
    const shapes: Readonly<Record<string, RegExp>> = {
      GB: /^[A-Z]{1,2}\d\d?$/,
      CA: /^[A-Z]\d[A-Z]$/,
      IE: /^[A-Z]\d\d$/,
      PL: /^\d\d-$/,
      AR: /^[A-Z]\d\d$/,
    }
    const odd = texts('cities', 'postal_prefix').filter((prefix, i) => !(shapes[codes[i] ?? ''] ?? /^\d{2,3}$/).test(prefix))
    expect(odd).toEqual([])
  })
})

describe('countries', () => {
  it('should be those that have cities', () => {
    expect(texts('countries', 'country_code')).toEqual(Object.keys(bounds))
  })

  it('should have a currency that exists', () => {
    const known = new Set(Intl.supportedValuesOf('currency'))
    expect(texts('countries', 'currency').filter((currency) => !known.has(currency))).toEqual([])
  })
})
