import { describe, expect, it } from 'vitest'
import { SynthError } from '../../../src/errors.ts'
import { countRows } from '../../../src/story/bind/tables/row-counts.ts'
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
    'a circle: 60 jugglers and 12 courses, each juggler takes 3 courses and each course has 20 jugglers',
    'a university with 1,000 students and 100 courses, each student takes 4 courses and each course has 10 students',
  ])('should refuse "%s", which cannot be', (story) => {
    expect(refused(story)).toMatch(/^story_contradicts: .*state only one of them$/)
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

  it.each([
    ['a university, each course has 30 students and each student takes 4 courses', { students: 1000, enrolments: 4000, courses: 133 }],
    [
      'a hospital, each doctor has 20 appointments and each patient has 4 appointments',
      { patients: 1000, appointments: 4000, doctors: 200 },
    ],
    ['an online store, each customer has 12 items, each order has 3 items', { customers: 1000, orders: 4000, order_items: 12_000 }],
    ['60 jugglers and 12 courses, each juggler takes 3 courses, 15 jugglers per course', { juggler_courses: 180 }],
  ])('should let both sides hold in "%s"', (story, expected) => {
    const { schema } = understand(story, null)
    expect(Object.fromEntries(countRows(schema, Object.keys(expected)))).toMatchObject(expected)
  })
})
