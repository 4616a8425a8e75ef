import { describe, expect, it } from 'vitest'
import { matchValues } from '../../../../src/story/bind/enumerations/match-values.ts'

const known = [
  { value: 'cancelled', terms: [] },
  { value: 'organic_search', terms: [] },
  { value: 'paid_search', terms: [] },
  { value: 'urgent', terms: ['urgent', 'p1'] },
]

describe('matchValues', () => {
  it.each([
    ['Canceled', 'cancelled'],
    ['organic', 'organic_search'],
    ['P1', 'urgent'],
    ['search', null],
    ['tiktok', null],
  ])('should match %s with %s', (said, value) => {
    expect(matchValues([said], known).get(said)).toBe(value)
  })

  it('should match each value once', () => {
    expect([...matchValues(['paid', 'paid search'], known).values()]).toEqual([null, 'paid_search'])
  })
})
