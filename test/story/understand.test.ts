import { describe, expect, it } from 'vitest'
import { SynthError } from '../../src/errors.ts'
import { understand } from '../../src/story/understand.ts'

function refusalOf(story: string): SynthError {
  try {
    understand(story, null)
  } catch (error) {
    if (error instanceof SynthError) return error
    throw error
  }
  throw new Error(`"${story}" is understood`)
}

describe('a story that says what nothing has', () => {
  it.each([
    ['60% US, 40% UK', 'places ("60% US, 40% UK")'],
    ['Black Friday spike', 'when more or less happens ("Black Friday spike")'],
    ['busy weekends', 'when more or less happens ("busy weekends")'],
    ['10x growth', 'growth ("10x growth")'],
    ['in 2024', 'when things happen ("in 2024")'],
    ['CPF', 'national ids ("CPF")'],
    ['Indian startup in Bangalore', 'places ("Indian", "in Bangalore")'],
    ['80% mobile, 20% desktop', 'shares of rows ("80% mobile", "20% desktop")'],
  ])('should be refused with what was read: %s', (story, read) => {
    const { code, message, problems } = refusalOf(story)
    expect(code).toBe('story_not_understood')
    expect(message).toContain(`The story states ${read}, but not what has rows`)
    expect(problems.every(({ span }) => span !== undefined && message.includes(story.slice(span.start, span.end)))).toBe(true)
  })

  it.each(['my company', 'company data', 'lots of things and kinds of stuff', 'a blimp', 'weather on mars', 'asdf qwer'])(
    'should be refused where nothing was read: %s',
    (story) => {
      const { code, message, problems } = refusalOf(story)
      expect([code, problems]).toEqual(['story_not_understood', []])
      expect(message).toContain('Say in English what there is and how many')
    },
  )
})

describe('a table that is left out', () => {
  it.each(['shop without customers, 500 customers', '500 customers in an online shop without customers'])(
    'should not have rows: %s',
    (story) => {
      const { code, problems } = refusalOf(story)
      expect([code, problems.length]).toEqual(['story_contradicts', 2])
    },
  )

  it('should not mean those that were only told from others', () => {
    expect(() => understand('online shop without premium customers, 500 customers', null)).not.toThrow()
  })
})

describe('what grows', () => {
  it('should be the money where the word is one for money', () => {
    const { facts } = understand('music streaming royalties grew 50%', null)
    expect(facts[0]?.bound.notes[0]?.text).toMatch(/^amount of royalties adds up to/)
  })

  it('should be the number of rows of other things', () => {
    const { facts } = understand('online shop where orders doubled', null)
    expect(facts[0]?.bound.notes[0]?.text).toMatch(/^orders has \d+ rows in 2025-01/)
  })
})
