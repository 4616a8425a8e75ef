import { describe, expect, it } from 'vitest'
import { domains } from '../../../src/domains/index.ts'
import type { Domain } from '../../../src/domains/domain.ts'
import type { PlaceFact } from '../../../src/story/facts/fact.ts'
import { tokensOf } from '../../../src/story/tokens/tokens.ts'
import { placeTopic } from '../../../src/story/topics/place-topic.ts'
import { timedTables } from '../../../src/story/topics/timed-tables.ts'
import { Topics } from '../../../src/story/topics/topics.ts'

function trade(name: string): Domain {
  const found = domains.get(name)
  if (found === undefined) throw new Error(`There is no trade ${name}`)
  return found
}

function spanIn(story: string, text: string): { readonly start: number; readonly end: number } {
  const start = story.indexOf(text)
  return { start, end: start + text.length }
}

function timesOf(name: string, story: string, part: string): readonly string[] | string {
  const domain = trade(name)
  const topics = new Topics(tokensOf(story), domain).of(spanIn(story, part))
  const found = timedTables(domain.schema, domain, topics)
  return typeof found === 'string' ? found : [...found]
}

describe('timedTables', () => {
  it('should take the events that stand right before what is said', () => {
    expect(timesOf('telecom', '900 tickets and 4000 calls, calls peak on Mondays', 'peak on Mondays')).toEqual(['calls'])
  })

  it('should take all events that a sentence names where none is its subject', () => {
    expect(timesOf('telecom', '900 tickets and 4000 calls, busiest on Mondays', 'busiest on Mondays')).toEqual(
      expect.arrayContaining(['calls', 'tickets']),
    )
  })

  it('should take all events where a sentence speaks of what lasts', () => {
    expect(timesOf('ecommerce', 'The products sell best in December', 'best in December')).toEqual(['orders'])
  })

  it('should say so where what happens has no time of its own', () => {
    expect(timesOf('real_estate', '800 viewings. Viewings happen mostly on Saturdays', 'mostly on Saturdays')).toBe(
      'viewings have no time of their own here',
    )
  })

  it('should take all events of a story without nouns', () => {
    expect(timesOf('ecommerce', 'busy weekends', 'busy weekends')).toEqual(['orders'])
  })
})

describe('placeTopic', () => {
  function topicOf(story: string, part: string): ReturnType<typeof placeTopic> {
    const fact: PlaceFact = { type: 'place', countries: [], cities: [], ...spanIn(story, part) }
    return placeTopic(fact, tokensOf(story), trade('marketplace'))
  }

  it('should find whose rows a place is of, before it, behind it, and in its own words', () => {
    expect(topicOf('80 sellers in Spain and 900 buyers', 'in Spain').table).toBe('sellers')
    expect(topicOf('80 Spanish sellers', 'Spanish').table).toBe('sellers')
    expect(topicOf('30% of the buyers are from Spain', '30% of the buyers are from Spain').table).toBe('buyers')
  })

  it('should tell a noun that names no table, but not everybody', () => {
    expect(topicOf('30% of spectators are from Spain', '30% of spectators are from Spain')).toEqual({ table: null, unknown: 'spectators' })
    expect(topicOf('30% of people are from Spain', '30% of people are from Spain')).toEqual({ table: null, unknown: null })
  })
})

describe('Topics', () => {
  it('should find the table that a statement begins with, unless a share stands first', () => {
    const story = 'VIP tickets are 10%. 8% of tickets are refunded'
    const topics = new Topics(tokensOf(story), trade('events'))
    expect(topics.leading(spanIn(story, 'VIP tickets are 10%'))).toBe('tickets')
    expect(topics.leading(spanIn(story, '8% of tickets are refunded'))).toBeNull()
  })
})
