import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { digest } from '../../src/digest.ts'
import { fakerMethods, fakerPool } from '../../src/lexicon/faker-pool.ts'
import { fakerListName, fakerLocales } from '../../src/schema/faker-list.ts'
import type { ReferenceList } from '../../src/lexicon/reference-list.ts'
import { SchemaError } from '../../src/schema/schema-error.ts'

function pool(method: string, locale: (typeof fakerLocales)[number] = 'en'): ReferenceList {
  const list = fakerPool(fakerListName({ locale, method }))
  if (list === undefined) throw new Error(`There is no pool ${method}`)
  return list
}

/** The pools of all methods that have one, and the reasons of the others. */
function all(): { readonly pools: readonly ReferenceList[]; readonly refusals: readonly string[] } {
  const [pools, refusals]: [ReferenceList[], string[]] = [[], []]
  for (const method of fakerMethods()) {
    try {
      pools.push(pool(method))
    } catch (error) {
      if (!(error instanceof SchemaError)) throw error
      refusals.push(error.message)
    }
  }
  return { pools, refusals }
}

describe('pools of faker', () => {
  let warn: ReturnType<typeof vi.spyOn>
  beforeEach(() => {
    warn = vi.spyOn(console, 'warn').mockReturnValue()
    vi.useFakeTimers({ now: 4e12, toFake: ['Date'] })
  })
  afterEach(() => {
    vi.useRealTimers()
    warn.mockRestore()
  })

  it('should be the same on every machine and day, distinct, bounded and silent', () => {
    const { pools, refusals } = all()
    expect(pools.length).toBeGreaterThan(200)
    for (const { name, weights, attributes } of pools) {
      const [values, ...more] = Object.values(attributes)
      expect(more, name).toEqual([])
      expect(new Set<string | number>(values).size, name).toBe(weights.length)
      expect(values?.length, name).toBe(weights.length)
      expect(weights.length, name).toBeLessThanOrEqual(1000)
      expect(Math.min(...weights), name).toBeGreaterThanOrEqual(1)
    }
    for (const refusal of refusals) expect(refusal).toMatch(/needs arguments|makes (objects|lists)/)
    expect(warn).not.toHaveBeenCalled()
    expect(digest(JSON.stringify(pools))).toBe('L47OKlLWKVLrIfkJxUqfLl')
  })

  it('should weigh values by how often they were seen', () => {
    const { weights, attributes } = pool('datatype.boolean')
    expect(Object.keys(attributes)).toEqual(['boolean'])
    expect(weights.reduce((sum, weight) => sum + weight)).toBe(4000)
    for (const weight of weights) expect(weight).toBeGreaterThan(1800)
  })

  it('should speak the language of the locale', () => {
    const cities = fakerLocales.map((locale) => pool('location.city', locale).attributes['text']?.join() ?? '')
    expect(new Set(cities).size).toBeGreaterThan(fakerLocales.length - 3)
  })

  it('should give timestamps relative to today', () => {
    const { attributes } = pool('date.recent')
    for (const seconds of attributes['timestamp'] ?? []) {
      expect(seconds).toBeLessThanOrEqual(0)
      expect(seconds).toBeGreaterThanOrEqual(-86_400)
    }
  })

  it('should know which lists are not of faker', () => {
    for (const name of ['cities', 'faker', 'faker:xx:person.jobTitle', 'Faker:en:person.jobTitle']) expect(fakerPool(name)).toBeUndefined()
  })

  it.each([
    ['persn.jobTitle', 'did you mean "person"?'],
    ['person.jobTitel', 'did you mean "jobTitle"?'],
    ['jobTitle', 'did you mean "person.jobTitle"?'],
    ['company.jobTitle', 'did you mean "person.jobTitle"?'],
    ['faker.person.jobTitle', 'did you mean "person.jobTitle"?'],
    ['person.jobTitle.x', 'no method "jobTitle.x"'],
    ['helpers.arrayElement', 'need arguments, which a column cannot give'],
    ['date.between', 'needs arguments'],
    ['science.unit', 'makes objects'],
    ['location.nearbyGPSCoordinate', 'makes lists'],
    ['image.urlLoremFlickr', 'no method "urlLoremFlickr"'],
    ['person.constructor', 'no method "constructor"'],
    ['__proto__.toString', 'no module "__proto__"'],
    ['constructor.name', 'no module "constructor"'],
    ['rawDefinitions.person', 'no module "rawDefinitions"'],
    ['person.', 'no method ""'],
    ['', 'no module ""'],
  ])('should refuse %s', (method, reason) => {
    expect(() => pool(method)).toThrow(reason)
  })
})
