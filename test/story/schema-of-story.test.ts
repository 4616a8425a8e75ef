import { describe, expect, it } from 'vitest'
import { domains } from '../../src/domains/index.ts'
import { SynthError } from '../../src/errors.ts'
import { knownDomains, schemaOfStory } from '../../src/story/schema-of-story.ts'

describe('schemaOfStory', () => {
  it('should find the schema of the domain', () => {
    expect(schemaOfStory('an ecommerce store').name).toBe('ecommerce')
    expect(schemaOfStory('an ecommerce store')).toBe(schemaOfStory('ECOMMERCE, with orders'))
  })

  it('should list what is known when a story names nothing of it', () => {
    let caught: unknown
    try {
      schemaOfStory('the quick brown fox')
    } catch (error) {
      caught = error
    }
    expect(caught).toBeInstanceOf(SynthError)
    const { code, status, message } = caught as SynthError
    expect([code, status]).toEqual(['story_not_understood', 422])
    for (const { name, schema } of domains.values()) {
      expect(message).toContain(name)
      for (const table of schema.tables) expect(message.includes(table.name) || table.hidden === true).toBe(true)
    }
  })

  it('should know the tables that are written', () => {
    expect(knownDomains.map(({ name }) => name)).toEqual([...domains.keys()])
    expect(knownDomains.find(({ name }) => name === 'ecommerce')?.tables).toEqual(['customers', 'products', 'orders', 'order_items'])
  })
})
