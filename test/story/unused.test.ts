import { describe, expect, it } from 'vitest'
import { understand } from '../../src/story/understand.ts'

function unusedOf(story: string): readonly (readonly [text: string, reason: string | null])[] {
  return understand(story, null).unused.map(({ text, reason }) => [text, reason])
}

describe('parts of a story without effect', () => {
  it('should be one part for one statement', () => {
    expect(unusedOf('a shop with 50 customers. The screens glow gloriously in purple')).toEqual([
      ['glow gloriously in purple', 'not understood'],
    ])
  })

  it('should be a part for each statement of a clause', () => {
    expect(unusedOf('a shop with 50 customers, a helipad and a rooftop')).toEqual([
      ['helipad', 'not understood in "a helipad"'],
      ['rooftop', 'not understood in "a rooftop"'],
    ])
  })

  it('should not repeat a whole clause as the reason', () => {
    expect(unusedOf('a shop with 50 customers. Glumly')).toEqual([['Glumly', 'not understood']])
  })
})
