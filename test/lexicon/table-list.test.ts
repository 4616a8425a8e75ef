import { describe, expect, it } from 'vitest'
import { tableList } from '../../src/lexicon/table-list.ts'

const columns = { word: 'text', size: 'number', weight: 'number' } as const

describe('tableList', () => {
  it('should read texts, numbers and weights of each line', () => {
    expect(tableList({ name: 'things', description: 'Things.', columns, rows: '\n  cup|0.5|3\n  tall jug|-2|1\n' })).toEqual({
      name: 'things',
      description: 'Things.',
      weights: [3, 1],
      attributes: { word: ['cup', 'tall jug'], size: [0.5, -2] },
    })
  })

  it('should weigh all lines alike when no column is called weight', () => {
    expect(tableList({ name: 'things', description: '', columns: { word: 'text' }, rows: 'a\nb' }).weights).toEqual([1, 1])
  })

  it.each(['cup|0.5', 'cup|0.5|3|4', 'cup|small|3', 'cup||3'])('should refuse the line %s', (rows) => {
    expect(() => tableList({ name: 'things', description: '', columns, rows })).toThrow(/things/)
  })
})
