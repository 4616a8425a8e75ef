import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aliasTable, fillAlias, pickAlias, type AliasTable } from '../../src/random/alias.ts'
import { apportion } from '../../src/random/apportion.ts'

const twoTo32 = 2 ** 32

/** How many of the 2^32 draws pick each weight, read off the table. */
function drawsOf({ cuts, aliases }: AliasTable): number[] {
  const counts = Array.from(cuts, () => 0)
  const size = cuts.length
  cuts.forEach((cut, slot) => {
    const start = Math.ceil((slot * twoTo32) / size)
    const end = Math.ceil(((slot + 1) * twoTo32) / size)
    const own = Math.min(end, Math.max(start, cut)) - start
    counts[slot] = (counts[slot] as number) + own
    const alias = aliases[slot] as number
    counts[alias] = (counts[alias] as number) + (end - start - own)
  })
  return counts
}

const someWeights = fc
  .array(fc.oneof(fc.integer({ min: 0, max: 1000 }), fc.double({ min: 0, max: 1, noNaN: true })), { minLength: 1, maxLength: 300 })
  .filter((weights) => weights.some((weight) => weight > 0))

describe('aliasTable', () => {
  it('should give each weight its exact share of all draws', () => {
    fc.assert(
      fc.property(someWeights, (weights) => {
        expect(drawsOf(aliasTable(weights))).toEqual(apportion(twoTo32, weights))
      }),
      { numRuns: 300 },
    )
  })

  it('should do so for 65,536 weights', () => {
    const weights = Array.from({ length: 65_536 }, (_, i) => 1 / (i + 1))
    const whole = weights.reduce((sum, weight) => sum + weight, 0)
    const counts = drawsOf(aliasTable(weights))
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(twoTo32)
    expect(counts.every((count, i) => Math.abs(count - ((weights[i] as number) / whole) * twoTo32) < 2)).toBe(true)
  })

  it('should never pick a weight of zero and always a lonely one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: twoTo32 - 1 }), (draw) => {
        expect([1, 3]).toContain(pickAlias(aliasTable([0, 1, 0, 2, 0]), draw))
        expect(pickAlias(aliasTable([5]), draw)).toBe(0)
      }),
    )
  })

  it('should change its mind exactly at the borders of slots and at the cuts', () => {
    const weights = [5, 1, 3]
    const table = aliasTable(weights)
    const edges = [0, twoTo32 - 1]
    table.cuts.forEach((cut, slot) => edges.push(cut, Math.ceil((slot * twoTo32) / 3)))
    const borders = [...new Set(edges)].sort((a, b) => a - b)
    const counts = [0, 0, 0]
    borders.forEach((border, i) => {
      const picked = pickAlias(table, border)
      const next = borders[i + 1] ?? twoTo32
      expect(pickAlias(table, next - 1)).toBe(picked)
      counts[picked] = (counts[picked] as number) + (next - border)
    })
    expect(counts).toEqual(apportion(twoTo32, weights))
  })

  it('should pick the same for arrays as for single draws', () => {
    fc.assert(
      fc.property(someWeights, fc.uint32Array({ maxLength: 100 }), (weights, draws) => {
        const table = aliasTable(weights)
        const out = new Int32Array(draws.length)
        fillAlias(table, draws, draws.length, out)
        expect(Array.from(out)).toEqual(Array.from(draws, (draw) => pickAlias(table, draw)))
      }),
    )
  })
})
