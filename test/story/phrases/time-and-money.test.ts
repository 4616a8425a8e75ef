import { describe, expect, it } from 'vitest'
import type { Fact } from '../../../src/story/facts/fact.ts'
import { curve } from '../../../src/story/phrases/curve.ts'
import { growth } from '../../../src/story/phrases/growth.ts'
import type { Phrase } from '../../../src/story/phrases/phrase.ts'
import { relativeWindow } from '../../../src/story/phrases/relative-window.ts'
import { shape } from '../../../src/story/phrases/shape.ts'
import { window } from '../../../src/story/phrases/window.ts'
import { noOutline } from '../../../src/story/outline/read-outline.ts'
import { phrasesStarting } from '../../../src/story/phrases/phrases-starting.ts'
import { readStory } from '../../../src/story/read-story.ts'
import { tokensOf } from '../../../src/story/tokens/tokens.ts'

const phrases: readonly Phrase[] = [curve, growth, shape, relativeWindow, window]

function read(story: string): readonly (readonly [type: Fact['type'], text: string])[] {
  return readStory(story, noOutline, tokensOf(story), phrasesStarting(phrases)).facts.map(
    ({ type, start, end }) => [type, story.slice(start, end)] as const,
  )
}

describe.each(phrases)('$name alone', (phrase) => {
  it.each(phrase.examples)('should read nothing else in "$story"', ({ story, facts }) => {
    const found = readStory(story, noOutline, tokensOf(story), phrasesStarting([phrase])).facts.map(({ start, end, ...fact }) => ({
      text: story.slice(start, end),
      ...fact,
    }))
    expect(found).toEqual(facts)
  })
})

describe('phrases of time and money', () => {
  it.each([
    'in 2000 hospitals',
    'a shop with 2024 orders',
    'users from 2000 to 5000',
    'customers may have orders',
    'they march on',
    'customers over 18 years old',
    'delivered within 5 days',
    'agents with 10 years of experience',
    'a 14-day trial',
    'the pro plan for $29 a month',
    'members paying $40 a month',
    'until June',
    'salary of $60k',
    'between 200 and 300 agents',
    'each customer places 3 orders a month',
    '3 orders per month per customer',
    'a double room',
    'steady growth',
    'from 5% in January to 10% in December',
    'Fortune 500, Phase 3, 24/7, version 2.1',
    'a shop with orders',
    '',
  ])('should read nothing in "%s"', (story) => {
    const facts = read(story)
    expect(facts).toEqual([])
  })

  const stories: readonly (readonly [story: string, ...facts: (readonly [Fact['type'], string])[]])[] = [
    [
      'Online store in 2024, revenue from $50k in January to $200k in December with a Black Friday spike and a Q3 slump',
      ['window', 'in 2024'],
      ['curve', 'revenue from $50k in January to $200k in December'],
      ['shape', 'Black Friday spike'],
      ['shape', 'Q3 slump'],
    ],
    ['A SaaS company. MRR of $40k, growing 5% a month.', ['curve', 'MRR of $40k'], ['growth', 'growing 5% a month']],
    [
      'sales doubled over the year, busy weekends, mostly office hours',
      ['growth', 'sales doubled over the year'],
      ['shape', 'busy weekends'],
      ['shape', 'mostly office hours'],
    ],
    ['over the last two years revenue tripled', ['window', 'over the last two years'], ['growth', 'revenue tripled']],
    ['a bakery growing from $10k in January to $20k in June', ['curve', 'from $10k in January to $20k in June']],
    ['the Q3 demo. Shipments in 2024', ['window', 'in 2024']],
    ['a shop for the Q3 demo'],
    ['SHOP 10% RETURNS REVENUE FROM 50K IN JAN TO 200K IN DEC 2024', ['curve', 'REVENUE FROM 50K IN JAN TO 200K IN DEC 2024']],
    ['orders double on Black Friday', ['shape', 'double on Black Friday']],
    ['revenue: Jan $10k, Feb $12k, Mar $9k, Apr $15k', ['curve', 'revenue: Jan $10k, Feb $12k, Mar $9k, Apr $15k']],
  ]

  it.each(stories.map(([story, ...facts]) => ({ story, facts })))('should read all that "$story" says', ({ story, facts }) => {
    expect(read(story)).toEqual(facts)
  })
})
