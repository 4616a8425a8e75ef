import { describe, expect, it } from 'vitest'
import { compounded } from '../../src/random/compounded.ts'
import { wholeRoot } from '../../src/random/whole-root.ts'

describe('compounded', () => {
  it('should round halves up and nothing before the end', () => {
    expect(compounded(5, 1.1, 1)).toBe(6)
    expect(compounded(150, 1.01, 1)).toBe(152)
    expect(compounded(100, 0.5, 3)).toBe(13)
    expect(compounded(12_345, 1, 40)).toBe(12_345)
    expect(compounded(10_000, 1.05, 24)).toBe(32_251)
  })
})

describe('wholeRoot', () => {
  it.each([
    [8, 3, 2],
    [0.001, 3, 0.1],
    [4096, 12, 2],
    [1.05 ** 3, 3, 1.05],
    [1_000_000, 12, Math.sqrt(10)],
    [7, 1, 7],
  ])('should find the root of %d of degree %d', (value, degree, root) => {
    expect(wholeRoot(value, degree)).toBeCloseTo(root, 12)
  })
})
