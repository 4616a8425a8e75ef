import { describe, expect, it } from 'vitest'
import { subjectOf } from '../../src/story/choice/subject.ts'
import { tokensOf } from '../../src/story/tokens/tokens.ts'
import { understand } from '../../src/story/understand.ts'

function subjectIn(story: string): string | null {
  const span = subjectOf(tokensOf(story))
  return span === null ? null : story.slice(span.start, span.end)
}

describe('subjectOf', () => {
  it.each([
    ['a beekeeping cooperative with 12 apiaries', 'beekeeping cooperative'],
    ['We run a dog walking business: walkers and dogs', 'dog walking business'],
    ['Please generate data for a bed and breakfast that has 8 rooms', 'bed and breakfast'],
    ['hives, inspections and beekeepers', null],
    ['500 patients', null],
    ['', null],
  ])('should find in "%s" the business %j', (story, subject) => {
    expect(subjectIn(story)).toBe(subject)
  })

  it('should describe tables that are composed, and be no part that was not used', () => {
    const { schema, unused } = understand('a beekeeping cooperative with 12 apiaries, 80 beekeepers, hives and inspections', null)
    expect(schema.description).toBe('beekeeping cooperative')
    expect(unused).toEqual([])
  })
})
