import { describe, expect, it } from 'vitest'
import { referenceList } from '../../src/lexicon/index.ts'
import { numbers, texts } from './column.ts'

const counts = (values: readonly string[]) => {
  const found = new Map<string, number>()
  for (const value of values) found.set(value, (found.get(value) ?? 0) + 1)
  return found
}
const smallest = (values: readonly string[]) => Math.min(...counts(values).values())

describe('products', () => {
  it('should have at least 15 nouns in each of eight categories', () => {
    expect(counts(texts('products', 'category')).size).toBe(8)
    expect(smallest(texts('products', 'category'))).toBeGreaterThanOrEqual(15)
  })

  it('should have materials for exactly the known categories', () => {
    expect([...new Set(texts('product_materials', 'category'))]).toEqual([...new Set(texts('products', 'category'))])
  })

  it('should have prices of whole cents between 1 and 1,000 dollars and weights of whole grams', () => {
    expect(
      numbers('products', 'base_price').filter((price) => price < 1 || price > 1000 || !Number.isInteger(Math.round(price * 1e6) / 1e4)),
    ).toEqual([])
    expect(numbers('products', 'unit_weight_grams').filter((grams) => !Number.isInteger(grams) || grams < 10 || grams > 20_000)).toEqual([])
  })
})

describe('dishes', () => {
  const known = texts('cuisines', 'cuisine').toSorted()

  it.each(['dishes', 'restaurant_words', 'restaurant_suffixes'])('should have in %s exactly the known cuisines', (listName) => {
    expect([...new Set(texts(listName, 'cuisine'))].toSorted()).toEqual(known)
    expect(smallest(texts(listName, 'cuisine'))).toBeGreaterThanOrEqual(5)
  })

  it('should offer every course in every cuisine', () => {
    const courses = texts('dishes', 'course')
    const offered = new Set(texts('dishes', 'cuisine').map((cuisine, i) => `${cuisine} ${courses[i] ?? ''}`))
    expect(offered.size).toBe(known.length * 4)
    expect([...new Set(courses)].toSorted()).toEqual(['dessert', 'drink', 'main', 'side'])
  })

  it('should ask more for every main than for any drink', () => {
    const courses = texts('dishes', 'course')
    const prices = (course: string) => numbers('dishes', 'base_price').filter((_, i) => courses[i] === course)
    expect(Math.min(...prices('main'))).toBeGreaterThan(Math.max(...prices('drink')))
  })

  it('should not repeat a word where a restaurant word meets a suffix of its cuisine', () => {
    const suffixes = texts('restaurant_suffixes', 'suffix')
    const suffixCuisines = texts('restaurant_suffixes', 'cuisine')
    const words = texts('restaurant_words', 'word')
    const clumsy = texts('restaurant_words', 'cuisine').flatMap((cuisine, i) =>
      suffixes
        .filter((_, s) => suffixCuisines[s] === cuisine)
        .map((suffix) => `${words[i] ?? ''} ${suffix}`)
        .filter((name) => new Set(name.split(' ')).size < name.split(' ').length),
    )
    expect(clumsy).toEqual([])
  })
})

describe('merchants', () => {
  it('should have four-digit codes, positive amounts and both directions', () => {
    expect(texts('merchants', 'mcc').filter((mcc) => !/^\d{4}$/.test(mcc))).toEqual([])
    expect(numbers('merchants', 'typical_amount').filter((amount) => amount <= 0)).toEqual([])
    expect([...new Set(texts('merchants', 'direction'))].toSorted()).toEqual(['credit', 'debit'])
  })

  it('should balance the inflow and outflow of a month', () => {
    const weights = referenceList('merchants').weights
    const directions = texts('merchants', 'direction')
    const amounts = numbers('merchants', 'typical_amount')
    const flow = (direction: string) =>
      weights.reduce((sum, weight, i) => sum + (directions[i] === direction ? weight * (amounts[i] ?? 0) : 0), 0)
    expect(flow('credit') / flow('debit')).toBeGreaterThan(0.8)
    expect(flow('credit') / flow('debit')).toBeLessThan(1.25)
  })
})

describe('diagnoses', () => {
  it('should have at least eight for every specialty and none for another', () => {
    expect([...new Set(texts('diagnoses', 'specialty'))]).toEqual(texts('medical_specialties', 'specialty'))
    expect(smallest(texts('diagnoses', 'specialty'))).toBeGreaterThanOrEqual(8)
  })

  it('should have codes in the shape of ICD-10-CM', () => {
    expect(texts('diagnoses', 'icd10').filter((code) => !/^[A-TV-Z]\d[0-9A-Z](?:\.[0-9A-Z]{1,4})?$/.test(code))).toEqual([])
  })

  it('should have none of pregnancy, birth or one sex', () => {
    expect(texts('diagnoses', 'icd10').filter((code) => /^[OPQ]|^N[4-9]/.test(code))).toEqual([])
  })
})

describe('blood_types', () => {
  it('should have shares that add up to one', () => {
    expect(referenceList('blood_types').weights.reduce((sum, weight) => sum + weight, 0)).toBe(1000)
  })
})

describe('game lists', () => {
  it('should give rarer achievements more points than commoner ones', () => {
    const order = ['common', 'uncommon', 'rare', 'epic', 'legendary']
    const ranks = texts('game_achievements', 'rarity').map((rarity) => order.indexOf(rarity))
    const points = numbers('game_achievements', 'points')
    expect(new Set(ranks)).toEqual(new Set([0, 1, 2, 3, 4]))
    for (const [i, rank] of ranks.entries()) {
      const rarer = points.filter((_, other) => (ranks[other] ?? 0) > rank)
      expect(Math.min(...rarer, Infinity)).toBeGreaterThan(points[i] ?? 0)
    }
  })

  it('should have matches that at least one team can play', () => {
    const most = numbers('game_modes', 'max_players')
    const teams = numbers('game_modes', 'team_size')
    for (const [i, least] of numbers('game_modes', 'min_players').entries()) {
      expect(least).toBeLessThanOrEqual(most[i] ?? 0)
      expect(teams[i] ?? 0).toBeLessThanOrEqual(most[i] ?? 0)
    }
  })
})

describe('devices and job titles', () => {
  it('should have known kinds and levels only', () => {
    expect([...new Set(texts('devices', 'device_type'))].toSorted()).toEqual(['desktop', 'mobile', 'tablet'])
    expect([...new Set(texts('job_titles', 'seniority'))].toSorted()).toEqual(['executive', 'junior', 'lead', 'mid', 'senior'])
  })
})
