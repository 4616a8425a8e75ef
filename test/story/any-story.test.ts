import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { domains } from '../../src/domains/index.ts'
import { SynthError } from '../../src/errors.ts'
import { explainStory } from '../../src/pipeline.ts'
import { phrases } from '../../src/story/phrases/index.ts'

/** What became of a story: its domain, or the code of its refusal. @throws any error that is no refusal of the story */
function outcomeOf(story: string, rows: number | null): string {
  try {
    const { domain, facts, unused } = explainStory({ story, rows, seed: 1, format: 'records', maxRows: 1e9 })
    for (const { start, end } of [...facts.map(({ fact }) => fact), ...unused])
      expect(0 <= start && start < end && end <= story.length).toBe(true)
    return domain.name
  } catch (error) {
    if (error instanceof SynthError && error.status >= 400 && error.status < 500) return error.code
    throw error
  }
}

const refusals = new Set(['story_not_understood', 'story_contradicts', 'import_unreadable', 'too_many_rows'])

function isExpected(outcome: string): boolean {
  return refusals.has(outcome) || domains.has(outcome) || outcome === 'custom'
}

/** What the examples of all phrases say, and what the domains call their tables and shares of them. */
const sentences = [...phrases.values()].flatMap(({ examples }) => examples.map(({ story }) => story))
const openings = [...domains.values()].flatMap(({ name, story, nouns, rates, measures }) => [
  story,
  name.replaceAll('_', ' '),
  ...Object.keys(nouns).flatMap((table) => [`50 ${table}`, `${table} per ${Object.keys(nouns)[0] ?? ''}`, `only ${table}`, `no ${table}`]),
  ...rates.map(({ words }) => `12% ${words[0] ?? ''}`),
  ...measures.map(({ words }) => `${words[0] ?? ''} from 100 in January to 300 in June`),
])
const rows = fc.option(fc.integer({ min: 0, max: 200 }), { nil: null })

describe('any story', () => {
  it('should be understood or refused: any characters', () => {
    const story = fc.oneof(fc.string({ unit: 'binary', maxLength: 400 }), fc.string({ unit: 'grapheme', maxLength: 400 }))
    fc.assert(
      fc.property(story, rows, (text, asked) => isExpected(outcomeOf(text, asked))),
      { numRuns: 150 },
    )
  })

  it('should be understood or refused: what people say, in any order', () => {
    const joint = fc.constantFrom(', ', ' and ', '. ', ' with ', '\n- ', '; ', ' ')
    const part = fc.tuple(fc.oneof(fc.constantFrom(...openings), fc.constantFrom(...sentences)), joint)
    const story = fc.array(part, { minLength: 1, maxLength: 7 }).map((parts) => parts.flat().join(''))
    fc.assert(
      fc.property(story, rows, (text, asked) => isExpected(outcomeOf(text, asked))),
      { numRuns: 60 },
    )
  })

  it('should be understood or refused: as long as a story may be', () => {
    const story = fc.constantFrom(...openings, ...sentences).map((text) => `${text}, `)
    fc.assert(
      fc.property(story, (text) => isExpected(outcomeOf(text.repeat(Math.floor(20_000 / text.length)), null))),
      { numRuns: 8 },
    )
  })
})
