import { describe, expect, it } from 'vitest'
import { understand } from '../../../src/story/understand.ts'

describe('nouns that are no columns', () => {
  it.each([
    ['pets, each pet has at least one visit, at most 8', 'pets', 'visit'],
    ['100 customers from Germany, Austria and Switzerland (60/25/15)', 'customers', 'switzerland'],
  ])('should not become columns: %s', (story, table, column) => {
    const { schema, facts } = understand(story, null)
    const names = schema.tables.find(({ name }) => name === table)?.columns.map(({ name }) => name)
    expect(names).not.toContain(column)
    expect(facts.filter(({ fact }) => fact.type === 'attribute').map(({ bound }) => [bound.used, bound.reason])).toEqual([
      [false, `no table has a column "${column}"`],
    ])
  })
})
