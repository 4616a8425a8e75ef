import { describe, expect, it } from 'vitest'
import { currency } from '../../../src/story/phrases/currency.ts'
import { nationalId } from '../../../src/story/phrases/national-id.ts'
import type { Phrase } from '../../../src/story/phrases/phrase.ts'
import { place } from '../../../src/story/phrases/place.ts'
import { placesInNoun } from '../../../src/story/places/places-in-noun.ts'
import { noOutline } from '../../../src/story/outline/read-outline.ts'
import { phrasesStarting } from '../../../src/story/phrases/phrases-starting.ts'
import { readStory } from '../../../src/story/read-story.ts'
import { tokensOf } from '../../../src/story/tokens/tokens.ts'

const all: readonly Phrase[] = [nationalId, currency, place]

function read(story: string): readonly unknown[] {
  return readStory(story, noOutline, tokensOf(story), phrasesStarting(all)).facts.map((fact) => ({
    ...fact,
    text: story.slice(fact.start, fact.end),
  }))
}

describe('placesInNoun', () => {
  const placesOf = (...words: string[]): unknown => placesInNoun({ words, start: 3, end: 9 })

  it('should find countries and cities before what a noun names', () => {
    expect(placesOf('german', 'customers')).toMatchObject({ countries: [{ code: 'DE', share: null }], cities: [], start: 3, end: 9 })
    expect(placesOf('active', 'new', 'york', 'users')).toMatchObject({ countries: [{ code: 'US' }], cities: [{ city: 'New York' }] })
    expect(placesOf('us', 'and', 'uk', 'patients')).toMatchObject({ countries: [{ code: 'US' }, { code: 'GB' }] })
  })

  it('should find none in other words', () => {
    expect(placesOf('enterprise', 'customers')).toBeNull()
    expect(placesOf('turkey')).toBeNull()
    expect(placesOf('mobile', 'users')).toBeNull()
  })
})

describe('place', () => {
  it.each([['tell us more'], ['turkey sandwiches and danish pastries'], ['polishing, chinaware and Germany2'], ['trying through reading']])(
    'should read nothing in "%s"',
    (story) => {
      expect(read(story)).toEqual([])
    },
  )
})
