import { describe, expect, it } from 'vitest'
import { domains } from '../../../src/domains/index.ts'
import type { Domain } from '../../../src/domains/domain.ts'
import { referenceList } from '../../../src/lexicon/index.ts'
import { currencyOfPlaces, setCurrency } from '../../../src/story/bind/amounts/currency.ts'
import { setNationalIds } from '../../../src/story/bind/values/national-id.ts'
import { joinedPlaces, setPlaces } from '../../../src/story/bind/places/place.ts'
import type { PlaceFact } from '../../../src/story/facts/fact.ts'
import { idRules } from '../../columns/national-id-rules.ts'
import { columnAt, generateSchema, only, withRules } from '../../domains/given.ts'
import { tableOf } from '../../domains/generate.ts'
import { rulesOf } from '../../domains/all-faults.ts'
import { soundDomains } from '../../domains/sound-domains.ts'
import { columnsOf, generateColumns, partsOf } from '../../domains/telling.ts'

function said(countries: Readonly<Record<string, number | null>>, ...cities: readonly { city: string; code: string }[]): PlaceFact {
  return {
    type: 'place',
    countries: Object.entries(countries).map(([code, share]) => ({ code, share })),
    cities: cities.map((city) => ({ ...city, share: null })),
    start: 0,
    end: 5,
  }
}

const withCountries = soundDomains.filter(({ countries }) => countries.length > 0)
const names = referenceList('countries').attributes['country'] as readonly string[]
const codes = referenceList('countries').attributes['country_code'] as readonly string[]
const nameOf = (code: string): string => names[codes.indexOf(code)] ?? ''

describe.each(withCountries)('places of $name', (domain) => {
  it.each([
    [{ BR: null }, { BR: 1 }],
    [
      { JP: 0.5, DE: 0.3, IN: null },
      { JP: 0.5, DE: 0.3, IN: 0.2 },
    ],
    [Object.fromEntries(codes.map((code) => [code, null])), Object.fromEntries(codes.map((code) => [code, 1 / codes.length]))],
  ])('should be shared out exactly: %j', async (countries, shares) => {
    const { schema } = setPlaces(domain.schema, domain, said(countries))
    // Rules that rows break throw here.
    const answer = generateColumns(withRules(schema, await rulesOf(domain)), new Set(domain.countries), 200, 3)
    for (const path of domain.countries) {
      const [table, column] = partsOf(path)
      const cells = answer[table]?.[column] ?? []
      const found = Object.keys(shares).map((code) => cells.filter((cell) => cell === code).length)
      const off = Object.entries(shares).filter(([, share], index) => Math.abs((found[index] ?? 0) - share * cells.length) >= 1)
      expect(off, `${path}: ${found.join()} of ${cells.length}`).toEqual([])
    }
  })

  it('should be in the said city, and told in its currency', async () => {
    const fact = said({ PL: null }, { city: 'Kraków', code: 'PL' })
    const placed = setPlaces(domain.schema, domain, fact).schema
    const { schema, used } = setCurrency(placed, domain, currencyOfPlaces(fact) ?? '')
    expect(used).toBe(true)
    const wanted: Readonly<Record<string, readonly string[]>> = {
      country_code: ['PL', 'Poland'],
      country: ['PL', 'Poland'],
      city: ['Kraków'],
      currency: ['PLN'],
    }
    const cells = Object.values(columnsOf(generateSchema(withRules(schema, await rulesOf(domain)), 100, 3))).flatMap((columns) =>
      Object.entries(columns),
    )
    for (const [name, found] of cells)
      if (wanted[name] !== undefined) expect(wanted[name]).toEqual(expect.arrayContaining([...new Set(found)]))
  })

  it('should give people the ids of their country', () => {
    const placed = setPlaces(domain.schema, domain, said({ BR: null, SE: null })).schema
    const { schema, notes, used } = setNationalIds(placed, domain, { type: 'national_id', country: null, start: 0, end: 3 })
    expect(used || notes.length === 0).toBe(true)
    const data = generateSchema(schema, 60, 3)
    for (const { pointer } of notes) {
      const [, , t = '', , c = ''] = pointer.split('/')
      const table = schema.tables[Number(t)]
      expect(table?.columns[Number(c)]?.kind).toBe('national_id')
      const shapes = ['BR', 'SE'].map((code) => idRules[code]?.shape ?? /^$/)
      for (const row of tableOf(data, table?.name ?? '')) expect(shapes.some((shape) => shape.test(String(row['national_id'])))).toBe(true)
    }
  })
})

describe('setPlaces', () => {
  const shop = domains.get('ecommerce') as Domain

  it('should let a country without a said city have all of its own', () => {
    const fact = said({ DE: null, FR: null }, { city: 'Berlin', code: 'DE' })
    const rows = tableOf(generateSchema(setPlaces(shop.schema, shop, fact).schema, 300, 3), 'customers')
    const germans = rows.filter((row) => row['country'] === nameOf('DE'))
    expect(germans).toHaveLength(150)
    expect(new Set(germans.map((row) => row['city']))).toEqual(new Set(['Berlin']))
    expect(new Set(rows.filter((row) => row['country'] === nameOf('FR')).map((row) => row['city'])).size).toBeGreaterThan(5)
  })

  it('should refuse shares that are more than all', () => {
    expect(() => setPlaces(shop.schema, shop, said({ US: 0.7, GB: 0.5 }))).toThrow('120% of all')
    expect(() => setPlaces(shop.schema, shop, said({ US: 0.33, GB: 0.33, DE: 0.33 }))).not.toThrow()
  })

  it.each([
    [{ ES: 0.3 }, 0.3],
    [{ US: 0.2, GB: 0.3 }, 0.5],
    [{ US: 0 }, 0],
  ])('should leave what shares of %j leave to the other countries', (countries, sum) => {
    const { schema } = setPlaces(shop.schema, shop, said(countries))
    const rows = tableOf(generateSchema(only(schema, 'customers', ['country_code']), 1000, 3), 'customers')
    for (const [code, share] of Object.entries(countries))
      expect(rows.filter((row) => row['country_code'] === code)).toHaveLength(share * 1000)
    const others = rows.map((row) => String(row['country_code'])).filter((code) => !(code in countries))
    expect(others).toHaveLength(1000 - sum * 1000)
    expect(new Set(others).size).toBeGreaterThan(2)
    expect(currencyOfPlaces(said(countries))).toBeNull()
  })

  it('should have said shares of the nearest number of rows, beside what they leave for others', () => {
    const toldFirst = (fact: PlaceFact): unknown => {
      const { column } = columnAt(setPlaces(shop.schema, shop, fact).schema, 'customers.country_code')
      return column.kind === 'category' ? column.rounded_first : null
    }
    expect(toldFirst(said({ US: 0.44, GB: 0.23 }))).toEqual(['US', 'GB'])
    expect(toldFirst(said({ US: 0.5, GB: 0.3, DE: 0.2 }))).toBeUndefined()
  })

  it('should refuse shares that are less than all where there are no other countries', () => {
    const firm = domains.get('legal') as Domain
    expect(() => setPlaces(firm.schema, firm, said({ US: 0.3 }))).toThrow('US 30% are 30% of all: state where the others are')
  })

  it('should join what a story says in several places', () => {
    const joined = joinedPlaces([said({ IN: null }), said({ IN: 0.4, US: 0.6 }, { city: 'Pune', code: 'IN' })])
    expect(joined).toMatchObject({
      countries: [
        { code: 'IN', share: 0.4 },
        { code: 'US', share: 0.6 },
      ],
      cities: [{ city: 'Pune', code: 'IN', share: null }],
    })
    expect(joinedPlaces([])).toBeNull()
  })
})

describe('setCurrency', () => {
  const shop = domains.get('ecommerce') as Domain

  it('should convert prices and what measures come to', () => {
    const { schema, domain } = setCurrency(shop.schema, shop, 'JPY')
    const [before, after] = [shop.schema, schema].map((each) => {
      const { column } = columnAt(each, 'products.price')
      return column.kind === 'decimal' ? column.max : 0
    })
    expect((after ?? 0) / (before ?? 1)).toBeCloseTo(160, 0)
    expect((domain.measures[0]?.typical ?? 0) / (shop.measures[0]?.typical ?? 1)).toBeCloseTo(160, 0)
  })

  it('should not know what some money is worth', () => {
    expect(setCurrency(shop.schema, shop, 'XAU')).toMatchObject({ used: false, schema: shop.schema })
  })

  it('should follow from countries that share one', () => {
    expect(currencyOfPlaces(said({ DE: null, FR: null }))).toBe('EUR')
    expect(currencyOfPlaces(said({ DE: null, CH: null }))).toBeNull()
    expect(currencyOfPlaces(null)).toBeNull()
  })
})

describe('setNationalIds', () => {
  const shop = domains.get('ecommerce') as Domain

  it('should name the column as the country does, after the e-mail address', () => {
    const { schema } = setNationalIds(shop.schema, shop, { type: 'national_id', country: 'BR', start: 0, end: 3 })
    const [row] = tableOf(generateSchema(schema, 10, 3), 'customers')
    const keys = Object.keys(row ?? {})
    expect(keys[keys.indexOf('email') + 1]).toBe('cpf')
    expect(String(row?.['cpf'])).toMatch(idRules['BR']?.shape ?? /^$/)
  })
})
