import { describe, expect, it } from 'vitest'
import { partLinks } from '../../../src/server/routes/datasets/part-links.ts'

function relations(links: string): readonly string[] {
  return [...links.matchAll(/rel="(\w+)"/g)].map(([, relation = '']) => relation)
}

describe('the links of a part', () => {
  it('should lead to the next, previous, first and last part, with the same parameters', () => {
    expect(partLinks('/datasets/abc/orders/part-00001-of-00004.csv?null=-', { index: 1, count: 4 }).split(', ')).toEqual([
      '</datasets/abc/orders/part-00002-of-00004.csv?null=->; rel="next"',
      '</datasets/abc/orders/part-00000-of-00004.csv?null=->; rel="prev"',
      '</datasets/abc/orders/part-00000-of-00004.csv?null=->; rel="first"',
      '</datasets/abc/orders/part-00003-of-00004.csv?null=->; rel="last"',
    ])
  })

  it.each([
    [4_096, ['next', 'prev']],
    [8_100, ['next']],
  ])('should leave room for other headers at a target of %d characters', (length, expected) => {
    const links = partLinks(`/datasets/${'r'.repeat(length)}/orders/part-00001-of-00004.csv`, { index: 1, count: 4 })
    expect(relations(links)).toEqual(expected)
    expect(links.length).toBeLessThan(12_001)
  })
})
