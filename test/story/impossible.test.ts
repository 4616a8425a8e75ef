import { describe, expect, it } from 'vitest'
import { SynthError } from '../../src/errors.ts'
import { explainStory } from '../../src/pipeline.ts'

/** The refusal of a story, with the parts of the story that it is of. */
function refusalOf(story: string, rows: number | null = null): { readonly error: SynthError; readonly parts: readonly string[] } {
  try {
    explainStory({ story, rows, seed: 1, format: 'records', maxRows: 1e9 })
  } catch (error) {
    if (error instanceof SynthError)
      return { error, parts: error.problems.map(({ span }) => story.slice(span?.start ?? 0, span?.end ?? 0)) }
    throw error
  }
  throw new Error(`not refused: ${story}`)
}

describe('a story that no tables can be made of', () => {
  it.each([
    [
      'bank with 100 customers and 20 accounts',
      ['20 accounts', '100 customers'],
      '20 accounts for 100 customers are impossible: each of the customers has 1 to 4 of the accounts here, so state 100 to 400 accounts, or 5 to 20 customers',
    ],
    [
      'SaaS with 5 users and 5000 subscriptions',
      ['5000 subscriptions', '5 users'],
      '5000 subscriptions for 5 users are impossible: each of the users has 1 of the subscriptions here, so state 5 subscriptions, or 5000 users',
    ],
    [
      'hospital with 0 doctors',
      ['0 doctors'],
      '0 doctors are impossible, because rows of other tables belong to them: state at least 1, or "without doctors"',
    ],
    [
      'shop: revenue of $50 billion a month',
      ['revenue of $50 billion a month'],
      '"revenue of $50 billion a month" cannot be generated: the amounts of 2500 rows of orders are too large to be exact; state a smaller amount',
    ],
  ])('should be refused with its arithmetic and its words: %s', (story, parts, detail) => {
    const refusal = refusalOf(story)
    expect(refusal.error.code).toBe('story_contradicts')
    expect(refusal.error.message).toBe(detail)
    expect(refusal.parts).toEqual(parts)
  })

  it('should be told of the rows that recur at most', () => {
    const { error, parts } = refusalOf('SaaS with 500 users and 5000 invoices in 2024')
    expect(error.code).toBe('story_contradicts')
    expect(error.message).toMatch(/^5000 invoices of 500 subscriptions are impossible: .* \d+ to \d+ of them/)
    expect(parts).toEqual(['5000 invoices'])
  })
})
