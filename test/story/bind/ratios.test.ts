import { describe, expect, it } from 'vitest'
import { SynthError } from '../../../src/errors.ts'
import { understand } from '../../../src/story/understand.ts'

const refused = (story: string): string => {
  try {
    understand(story, null)
  } catch (error) {
    if (error instanceof SynthError) return `${error.code}: ${error.message}`
    throw error
  }
  return 'taken'
}

describe('setRatios', () => {
  it.each([
    'an online store with 2 orders per customer and 3 orders per customer',
    'an online store with 500 customers, 3,000 orders and 2 orders per customer',
    'an online store with 100 orders and 10,000 order items, each order has 1 to 5 items',
  ])('should refuse "%s", which cannot be', (story) => {
    expect(refused(story)).toMatch(/^story_contradicts: .*say one of them$/)
  })

  it.each([
    'an online store with 500 customers, 1,000 orders and 2 orders per customer',
    'an online store with 500 customers and 1,950 orders (avg 4 per customer)',
    'an online store with 2 orders per customer and 3 items per order',
    'a school with 1,200 pupils and 60 teachers in 40 classes',
    'a university with 1,000 students and 200 courses where each student takes 4 courses',
  ])('should take "%s"', (story) => {
    expect(refused(story)).toBe('taken')
  })
})
