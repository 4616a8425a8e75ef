import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { setLevels } from '../../src/engine/set-levels.ts'

const anyProblem = fc.integer({ min: 1, max: 4 }).chain((columns) =>
  fc.record({
    sizes: fc.array(fc.integer({ min: 1, max: 12 }), { minLength: columns, maxLength: columns }),
    sets: fc.array(fc.uniqueArray(fc.nat(columns - 1), { minLength: 1, maxLength: columns }), { minLength: 1, maxLength: 3 }),
    count: fc.integer({ min: 1, max: 150 }),
  }),
)

describe('setLevels', () => {
  it('should let the columns of every set distinguish all numbers', () => {
    let solved = 0
    fc.assert(
      fc.property(anyProblem, ({ sizes, sets, count }) => {
        const levels = setLevels(sets, sizes, count)
        if (levels === null) return
        solved++
        expect(levels.domain).toBeGreaterThanOrEqual(count)
        for (const set of sets) {
          const seen = new Set<string>()
          for (let number = 0; number < levels.domain; number++)
            seen.add(set.map((column) => Math.floor(number / (levels.strides[column] ?? NaN)) % (sizes[column] ?? NaN)).join(' '))
          expect(seen.size).toBe(levels.domain)
        }
      }),
      { numRuns: 300 },
    )
    expect(solved).toBeGreaterThan(0)
  })

  it('should never fail a single set that has as many combinations as numbers', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 2 ** 32 })), { minLength: 1, maxLength: 6 }),
        fc.nat(2 ** 32 - 1),
        (sizes, most) => {
          const product = sizes.reduce((all, size) => all * size, 1)
          const count = Math.min(product, most + 1)
          const set = [...sizes.keys()]
          expect(setLevels([set], sizes, count)?.domain).toBe(Math.min(product, 2 ** 32))
          if (product < 2 ** 32) expect(setLevels([set], sizes, product + 1)).toBeNull()
        },
      ),
    )
  })

  it('should reach nearly all values of large columns although numbers end', () => {
    const sizes = [1_000_000, 1_000_000, 5_000_000]
    const { domain, strides } = setLevels([[0, 1, 2]], sizes, 1000) ?? { domain: 0, strides: [] }
    sizes.forEach((size, column) => expect(domain / (strides[column] ?? Infinity)).toBeGreaterThanOrEqual(size * 0.98))
  })

  it('should meet sets that share a column, and none that cannot be', () => {
    expect(
      setLevels(
        [
          [0, 1],
          [1, 2],
        ],
        [10, 20, 15],
        200,
      )?.domain,
    ).toBe(200)
    expect(
      setLevels(
        [
          [0, 1],
          [1, 2],
        ],
        [10, 20, 15],
        201,
      ),
    ).toBeNull()
    expect(
      setLevels(
        [
          [0, 1],
          [1, 2],
          [0, 2],
        ],
        [10, 10, 10],
        11,
      ),
    ).toBeNull()
    expect(
      setLevels(
        [
          [0, 1],
          [1, 2],
          [0, 2],
        ],
        [10, 10, 10],
        10,
      )?.domain,
    ).toBe(10)
  })
})
