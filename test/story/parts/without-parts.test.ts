import { describe, expect, it } from 'vitest'
import { readStory } from '../../../src/story/read-story.ts'

describe('what a story says of some rows', () => {
  it.each([
    ['card payments, 2% fraudulent; fraudulent payments happen mostly at night', 'fraudulent payments happen mostly at night'],
    ['250 carts, one cart with a total over 4000 euros', 'one cart with a total over 4000 euros'],
    ['400 accounts, free ones have at most 2 projects', 'free ones have at most 2 projects'],
    [
      '500 employees. Salary increases $1,800 per year of experience, starting at $35,000',
      'Salary increases $1,800 per year of experience, starting at $35,000',
    ],
    ['900 orders; shipped_at is null unless they were sent', 'shipped_at is null unless they were sent'],
    ['30000 tickets, 70% are sold. Sold tickets have a buyer_id', 'Sold tickets have a buyer_id'],
  ])('should be told in one piece and set nothing: %s', (story, clause) => {
    const { asides, facts } = readStory(story)
    expect(asides.map(({ start, end }) => story.slice(start, end))).toEqual([clause])
    expect(facts.map(({ type }) => type).filter((type) => type !== 'count' && type !== 'rate')).toEqual([])
  })

  it.each([
    '300 premium customers with an age between 18 and 65',
    '1000 loans with credit_score between 300 and 850',
    'Each customer has 1 to 5 orders',
    '200 users, phone is null for 12% of the users',
    'salaries between 30k and 150k',
    'orders placed in 2024 have between 1 and 4 items each',
  ])('should be read where all rows are meant: %s', (story) => {
    expect(readStory(story).asides).toEqual([])
  })
})
