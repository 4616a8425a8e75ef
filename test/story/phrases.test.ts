import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { attributePhrases } from '../../src/story/attributes/phrases/index.ts'
import { phrases } from '../../src/story/phrases/index.ts'
import { readStory } from '../../src/story/read-story.ts'

/** What the examples of all phrases are made of, for stories that nearly are some. */
const pieces = [...phrases.values()].flatMap(({ examples }) => examples.flatMap(({ story }) => story.split(/(?<=[ ,.:()])/)))

describe.each([...phrases.values()])('phrase $name', (phrase) => {
  it('should have examples', () => {
    expect(phrase.examples.length).toBeGreaterThan(0)
  })

  it.each(phrase.examples)('should read "$story"', ({ story, facts, asides }) => {
    const said = readStory(story)
    expect(said.facts.map((fact) => ({ ...fact, text: story.slice(fact.start, fact.end) }))).toMatchObject(facts)
    expect(said.asides.map(({ start, end }) => story.slice(start, end))).toEqual(asides ?? [])
  })

  it('should read its examples in capitals, and between other sentences', () => {
    for (const { story, facts } of phrase.examples) {
      expect(readStory(story.toUpperCase()).facts.map(({ type }) => type)).toEqual(facts.map(({ type }) => type))
      expect(readStory(`Hello. ${story}. Bye.`).facts.map(({ type }) => type)).toEqual(facts.map(({ type }) => type))
    }
  })
})

it.each([
  ['facts', [...phrases.values()]],
  ['values of columns', attributePhrases],
])('should have a place of its own in the order for each phrase of %s', (_, registry) => {
  const numbers = registry.map(({ precedence }) => precedence)
  const shared = registry.flatMap(({ name, precedence }, place) =>
    numbers.indexOf(precedence) < place
      ? [`${name} has the precedence ${precedence} of ${registry[numbers.indexOf(precedence)]?.name ?? ''}`]
      : [],
  )
  expect(shared, shared.join('; ')).toEqual([])
})

describe('readStory', () => {
  it('should read pieces of examples in any order: facts inside the story, in its order, with tokens that are taken', () => {
    const story = fc.array(fc.oneof(fc.constantFrom(' ', ...pieces), fc.string({ unit: 'grapheme', maxLength: 5 })), { maxLength: 40 })
    fc.assert(
      fc.property(story, (parts) => {
        const text = parts.join('')
        const { facts, tokens, taken } = readStory(text)
        let last = 0
        for (const { start, end } of facts) {
          expect(start).toBeGreaterThanOrEqual(last)
          expect(end).toBeGreaterThan(start)
          expect(end).toBeLessThanOrEqual(text.length)
          last = start
          expect(tokens.some((token, i) => taken[i] === 1 && token.start >= start && token.end <= end)).toBe(true)
        }
      }),
    )
  })
})
