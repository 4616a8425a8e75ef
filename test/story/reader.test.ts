import { describe, expect, it } from 'vitest'
import { readAmount } from '../../src/story/amounts/amount.ts'
import { either, oneOf, optional, past, sequence, skip, skipBack, valueOf } from '../../src/story/reader/index.ts'
import { readPer } from '../../src/story/amounts/said-ratio.ts'
import { tokensOf } from '../../src/story/tokens/tokens.ts'

describe('the reader kit', () => {
  const averages = new Set(['avg', 'about'])
  const perParent = sequence({
    opening: optional(oneOf(['('])),
    amount: past(averages, 2, readAmount),
    per: either(readPer, sequence({ preposition: oneOf(['to each']), word: oneOf(['one']) })),
  })

  it('should read the parts of a sequence by their names, and tell the token behind them', () => {
    const said = perParent(tokensOf('(avg 4 per customer)'), 0)
    expect(said).toMatchObject({
      opening: { value: '(' },
      amount: { value: 4, start: 2 },
      per: { parent: { words: ['customer'] } },
      next: 5,
    })
  })

  it('should leave out what may be missing, and read nothing where another part is', () => {
    expect(perParent(tokensOf('4 to each one'), 0)).toMatchObject({ opening: null, next: 4 })
    expect(perParent(tokensOf('(avg 4'), 0)).toBeNull()
    expect(perParent(tokensOf('avg about avg 4 per customer'), 0)).toBeNull()
  })

  it('should read the longest words that stand there', () => {
    const bound = valueOf([
      ['no', 0],
      ['no more than', 5],
      ['no more', 4],
    ])
    expect(bound(tokensOf('no more than'), 0)).toEqual({ value: 5, next: 3 })
    expect(bound(tokensOf('no more'), 0)).toEqual({ value: 4, next: 2 })
    expect(bound(tokensOf('more than'), 0)).toBeNull()
  })

  it('should skip so many words at most, on and back', () => {
    const tokens = tokensOf('avg about avg 4')
    expect(skip(averages, 2)(tokens, 0)).toEqual({ next: 2 })
    expect(skipBack(tokens, 3, 0, averages, 2)).toBe(1)
    expect(skipBack(tokens, 3, 2, averages, 5)).toBe(2)
  })
})
