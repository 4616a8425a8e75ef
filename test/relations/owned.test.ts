import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SiteKey } from '../../src/random/site.ts'
import { Owned, type OwnedSpec, ownedTotal } from '../../src/relations/owned.ts'

const anyKey = fc.record({ high: fc.integer(), low: fc.integer() })
const anyMean = fc.oneof(fc.constantFrom(0, 1), fc.double({ min: 0, max: 1, noNaN: true }))
const bounds = fc
  .record({ min: fc.nat(5), spread: fc.oneof(fc.constant(0), fc.nat(8), fc.nat(400)), share: anyMean })
  .map(({ min, spread, share }) => ({ min, max: min + spread, mean: min + spread * share }))
const parentCounts = fc.oneof(
  fc.integer({ min: 1, max: 130 }),
  fc.integer({ min: 1, max: 20_000 }),
  fc.constantFrom(63, 64, 65, 4096, 4097),
)
const anySpec = fc.record({ parents: parentCounts, shape: bounds }).map(({ parents, shape }): OwnedSpec => ({ parents, ...shape }))

function rangesOf(
  owned: Owned,
  key: SiteKey,
  first: number,
  list: Float64Array | null,
  count: number,
): { starts: number[]; counts: number[] } {
  const [starts, counts] = [new Float64Array(count), new Int32Array(count)]
  owned.ranges(first, list, count, key, starts, counts)
  return { starts: [...starts], counts: [...counts] }
}

function parentsOf(owned: Owned, key: SiteKey, first: number, list: Float64Array | null, count: number): number[][] {
  const [rows, places, siblings] = [new Float64Array(count), new Int32Array(count), new Int32Array(count)]
  owned.parents(first, list, count, key, rows, places, siblings)
  return Array.from({ length: count }, (_, i) => [rows[i] ?? NaN, places[i] ?? NaN, siblings[i] ?? NaN])
}

describe('Owned', () => {
  it('should share all children out, each parent within its bounds, in the order of parents', () => {
    fc.assert(
      fc.property(anySpec, anyKey, (spec, key) => {
        const owned = new Owned(spec)
        expect(owned.total).toBe(ownedTotal(spec))
        expect(Math.abs(owned.total - spec.parents * spec.mean)).toBeLessThanOrEqual(0.5001)
        const { starts, counts } = rangesOf(owned, key, 0, null, spec.parents)
        let next = 0
        counts.forEach((count, row) => {
          if (starts[row] !== next || count < spec.min || count > spec.max)
            throw new Error(`parent ${row}: ${starts[row]} + ${count}, not ${next}`)
          next += count
        })
        expect(next).toBe(owned.total)
      }),
      { numRuns: 60 },
    )
  })

  it('should leave the exact number of parents without children, and give every other one some', () => {
    const anyPart = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(parentCounts, anyPart, anyPart, fc.integer({ min: 1, max: 40 }), anyKey, (parents, part, share, max, key) => {
        const childless = Math.min(parents, 1 + Math.floor(parents * part))
        const total = parents - childless + Math.floor((parents - childless) * (max - 1) * share)
        const owned = new Owned({ parents, min: 0, max, mean: total / parents, childless })
        expect(owned.total).toBe(total)
        const { counts } = rangesOf(owned, key, 0, null, parents)
        expect(counts.filter((count) => count === 0)).toHaveLength(childless)
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(total)
        expect(Math.max(...counts)).toBeLessThanOrEqual(owned.most())
        if (total > 60_000) return
        const expected = counts.flatMap((count, row) => Array.from({ length: count }, (_, place) => `${row} ${place} ${count}`))
        expect(parentsOf(owned, key, 0, null, total).map((owner) => owner.join(' '))).toEqual(expected)
        const list = Float64Array.from({ length: Math.min(total, 50) }, (_, i) => (i * 7919) % total)
        expect(parentsOf(owned, key, 0, list, list.length).map((owner) => owner.join(' '))).toEqual([...list].map((row) => expected[row]))
      }),
      { numRuns: 40 },
    )
  })

  it('should find the parent of every child, and its place among its siblings', () => {
    fc.assert(
      fc.property(anySpec, anyKey, (spec, key) => {
        const owned = new Owned(spec)
        fc.pre(owned.total < 60_000)
        const { counts } = rangesOf(owned, key, 0, null, spec.parents)
        const expected = counts.flatMap((count, row) => Array.from({ length: count }, (_, place) => `${row} ${place} ${count}`))
        expect(parentsOf(owned, key, 0, null, owned.total).map((owner) => owner.join(' '))).toEqual(expected)
      }),
      { numRuns: 30 },
    )
  })

  it('should say the same of any rows in any order', () => {
    fc.assert(
      fc.property(
        anySpec,
        anyKey,
        fc.array(fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }), { maxLength: 60 }),
        (spec, key, places) => {
          const owned = new Owned(spec)
          const children = places.filter(() => owned.total > 0).map((place) => Math.floor(place * owned.total))
          const near = children.flatMap((child) => [child, Math.max(0, child - 1), child])
          const owners = parentsOf(owned, key, 0, Float64Array.from(near), near.length)
          const { starts, counts } = rangesOf(
            owned,
            key,
            0,
            Float64Array.from(owners, ([row]) => row ?? 0),
            near.length,
          )
          near.forEach((child, i) => expect([(starts[i] ?? 0) + (owners[i]?.[1] ?? 0), counts[i]]).toEqual([child, owners[i]?.[2]]))
          expect(owners.filter(([, place = -1, siblings = 0]) => place < 0 || place >= siblings)).toEqual([])
          for (const [row = 0] of owners.slice(0, 9)) {
            expect(owned.startOf(row, key)).toBe(rangesOf(owned, key, row, null, 1).starts[0])
            expect(owned.startOf(row + 1, key)).toBe(owned.startOf(row, key) + (rangesOf(owned, key, row, null, 1).counts[0] ?? 0))
          }
          expect(owned.startOf(0, key)).toBe(0)
          expect(owned.startOf(spec.parents, key)).toBe(owned.total)
        },
      ),
      { numRuns: 150 },
    )
  })

  it('should say the same of rows in no order, of more groups than it keeps, after other keys', () => {
    const owned = new Owned({ parents: 3e6, min: 0, max: 5, mean: 2 })
    const rows = Float64Array.from({ length: 5000 }, (_, i) => (i * 2_654_435) % 3e6)
    for (const key of [
      { high: 1, low: 1 },
      { high: 1, low: 2 },
      { high: 1, low: 1 },
    ]) {
      const { starts, counts } = rangesOf(owned, key, 0, rows, rows.length)
      rows.forEach((row, i) => {
        if (i % 50 === 0) expect(rangesOf(owned, key, row, null, 1)).toEqual({ starts: [starts[i]], counts: [counts[i]] })
      })
      const parented = [...rows.keys()].filter((i) => (counts[i] ?? 0) > 0)
      const children = Float64Array.from(parented, (i) => (starts[i] ?? 0) + (counts[i] ?? 0) - 1)
      const expected = parented.map((i) => [rows[i], (counts[i] ?? 0) - 1, counts[i]])
      expect(parentsOf(owned, key, 0, children, children.length)).toEqual(expected)
    }
  })

  it('should know the most children that any parent has', () => {
    fc.assert(
      fc.property(anySpec, anyKey, (spec, key) => {
        const owned = new Owned(spec)
        const { counts } = rangesOf(owned, key, 0, null, spec.parents)
        expect(owned.most()).toBe(counts.reduce((most, count) => Math.max(most, count), 0))
      }),
      { numRuns: 60 },
    )
    expect(new Owned({ parents: 0, min: 2, max: 2, mean: 2 }).most()).toBe(0)
  })

  it('should work alike for a billion parents', () => {
    const owned = new Owned({ parents: 1e9, min: 0, max: 7, mean: 2.345 })
    const key = { high: 1, low: 2 }
    const children = [0, 1, 1e9, 2_344_999_998, 2_344_999_999]
    const owners = parentsOf(owned, key, 0, Float64Array.from(children), children.length)
    expect(owned.total).toBe(2_345_000_000)
    owners.forEach(([row = 0, place = 0], i) => expect(owned.startOf(row, key) + place).toBe(children[i]))
  })

  it('should deal counts to parents in an order that the key decides', () => {
    const owned = new Owned({ parents: 6400, min: 1, max: 9, mean: 3 })
    const [left, right] = [
      { high: 1, low: 1 },
      { high: 1, low: 2 },
    ].map((key) => rangesOf(owned, key, 0, null, 6400).counts)
    const same = left?.filter((count, row) => count === right?.[row]).length ?? 0
    expect(same).toBeLessThan(0.35 * 6400)
    // No place within a group has more children than another in the long run.
    const sums = Array.from({ length: 64 }, (_, place) =>
      (left ?? []).filter((_count, row) => row % 64 === place).reduce((sum, count) => sum + count, 0),
    )
    expect(Math.min(...sums)).toBeGreaterThan(200)
    expect(Math.max(...sums)).toBeLessThan(400)
  })
})
