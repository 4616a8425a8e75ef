import { describe, expect, it } from 'vitest'
import { rankWeight } from '../../src/lexicon/rank-weight.ts'

describe('rankWeight', () => {
  it('should fall from 16 to 1 and never rise', () => {
    const weights = Array.from({ length: 500 }, (_, rank) => rankWeight(rank))
    expect(weights[0]).toBe(16)
    expect(weights[12]).toBe(8)
    expect(weights.at(-1)).toBe(1)
    expect(weights.every((weight, i) => Number.isInteger(weight) && weight >= 1 && weight <= (weights[i - 1] ?? 16))).toBe(true)
  })
})
