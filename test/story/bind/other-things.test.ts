import { describe, expect, it } from 'vitest'
import { understand } from '../../../src/story/understand.ts'

describe('nouns that are no columns', () => {
  it.each([
    ['pets, each pet has at least one visit, at most 8', 'pets', 'visit'],
    ['60 restaurants and 900 reviews. Sushi places average 4.5', 'reviews', 'sushi places'],
  ])('should not become columns: %s', (story, table, column) => {
    const { schema, facts } = understand(story, null)
    const names = schema.tables.find(({ name }) => name === table)?.columns.map(({ name }) => name)
    expect(names).not.toContain(column)
    expect(facts.filter(({ fact }) => fact.type === 'attribute').map(({ bound }) => [bound.used, bound.reason])).toEqual([
      [false, `no table has a column "${column}"`],
    ])
  })
})
