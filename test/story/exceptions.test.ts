import { describe, expect, it } from 'vitest'
import { countRows } from '../../src/story/bind/tables/row-counts.ts'
import { understand } from '../../src/story/understand.ts'

interface Case {
  readonly story: string
  readonly counts: Readonly<Record<string, number>>
  /** What is told as unused. */
  readonly unused: readonly string[]
}

function countsOf(story: string, names: readonly string[]): Readonly<Record<string, number>> {
  return Object.fromEntries(countRows(understand(story, null).schema, names))
}

const exceptions: readonly Case[] = [
  {
    story: '90 trucks and 700 trips. 4 trucks have a broken radio.',
    counts: { trucks: 90, trips: 700 },
    unused: ['4 trucks have a broken radio'],
  },
  {
    story: '300 tickets, 40 agents. One agent has 80 tickets.',
    counts: { tickets: 300, agents: 40 },
    unused: ['One agent has 80 tickets'],
  },
  {
    story: '120 invoices for 30 clients, at least one client has 10 invoices',
    counts: { clients: 30 },
    unused: ['at least one client has 10 invoices'],
  },
  {
    story: '60 lockers and 200 badges. 3 lockers where two badges are lost.',
    counts: { lockers: 60, badges: 200 },
    unused: ['3 lockers where two badges are lost'],
  },
  { story: '80 teachers, sorry, 75 teachers and 9 classrooms', counts: { teachers: 75, classrooms: 9 }, unused: ['80 teachers, sorry,'] },
]

describe('counts of some rows', () => {
  it.each(exceptions)('should be told in one part: $story', ({ story, counts, unused }) => {
    expect(countsOf(story, Object.keys(counts))).toMatchObject(counts)
    expect(understand(story, null).unused.map(({ text }) => text)).toEqual(unused)
  })

  it('should correct a number that stands alone', () => {
    expect(countsOf('20 drivers and 300 lockers, sorry, 350', ['lockers', 'drivers'])).toMatchObject({ lockers: 350, drivers: 20 })
  })

  it.each(['500 users and 600 users', '300 customers here, 500 customers there'])(
    'should not hide that two numbers of all rows differ: %s',
    (story) => {
      expect(() => understand(story, null)).toThrow('state only one of these numbers')
    },
  )
})

describe('numbers of rows in a state', () => {
  it.each([
    { story: '250 valves and 40 pumps. 12 valves are corroded.', what: ['corroded'], rows: 12 },
    { story: '70 kayaks, 9 of the kayaks rented', what: ['rented'], rows: 9 },
    { story: '200 bikes, 25 bikes with status in_repair', what: ['status', 'in', 'repair'], rows: 25 },
  ])('should be shares of the counted table: $story', ({ story, what, rows }) => {
    const rates = understand(story, null).facts.filter(({ fact }) => fact.type === 'rate')
    expect(rates).toMatchObject([{ fact: { what, rows }, bound: { used: true } }])
  })

  it.each(['60 wines with a stock_quantity. 8 wines are out of stock.', '40 lathes, 6 lathes have an operator'])(
    'should be told where another column or table tells them: %s',
    (story) => {
      const rates = understand(story, null).facts.filter(({ fact, bound }) => fact.type === 'rate' && bound.used)
      expect(rates).toEqual([])
    },
  )
})
