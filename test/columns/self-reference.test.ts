import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AnyColumn, AnyTable } from '../../src/schema/any-schema.ts'
import { columnValues, compileTables } from '../engine/support/evaluate.ts'

const seed = 8

function staff(rows: AnyTable['rows'], params: object, ...columns: AnyColumn[]): AnyTable {
  return {
    name: 'staff',
    rows,
    columns: [{ name: 'id', kind: 'sequence' }, ...columns, { name: 'boss_id', kind: 'self_reference', ...params }],
  }
}

/** The id of each row's boss; null for a root. */
function bosses(rows: number, params: object, withSeed = seed): (number | null)[] {
  return columnValues(compileTables([staff({ type: 'primary' }, params)], rows), withSeed, 'staff', 'boss_id') as (number | null)[]
}

/** References from each row to its root. */
function depths(parents: readonly (number | null)[]): number[] {
  const found: number[] = []
  parents.forEach((parent, row) => (found[row] = parent === null ? 0 : (found[parent - 1] ?? NaN) + 1))
  return found
}

const anyParams = fc.record(
  {
    roots: fc.oneof(fc.integer({ min: 1, max: 40 }), fc.double({ min: 0.001, max: 0.999, noNaN: true })),
    branching: fc.integer({ min: 2, max: 60 }),
    popularity: fc.double({ min: 0, max: 3, noNaN: true }),
  },
  { requiredKeys: [] },
)

describe('self_reference', () => {
  it('should be a forest: every reference is to an earlier row, and none is deep', () => {
    fc.assert(
      fc.property(anyParams, fc.nat(2000), fc.integer(), (params, rows, anySeed) => {
        const parents = bosses(rows, params, anySeed)
        expect(parents).toHaveLength(rows)
        expect(parents.filter((parent, row) => parent !== null && (parent < 1 || parent > row))).toEqual([])
        const { roots = 1, branching = 5 } = params
        const wanted = roots >= 1 ? Math.min(rows, roots) : Math.min(rows, Math.max(1, Math.round(rows * roots)))
        expect(parents.filter((parent) => parent === null)).toHaveLength(wanted)
        const deepest = 1 + Math.log(Math.max(1, rows)) / Math.log(branching) + 1e-9
        expect(depths(parents).filter((depth) => !(depth <= deepest))).toEqual([])
      }),
      { numRuns: 80 },
    )
  })

  it('should have spans of control near the branching, and no hub', () => {
    const reports = new Map<number, number>()
    for (const boss of bosses(100_000, { branching: 8 })) if (boss !== null) reports.set(boss, (reports.get(boss) ?? 0) + 1)
    const counts = [...reports.values()]
    const mean = 99_999 / counts.length
    expect(mean).toBeGreaterThan(6)
    expect(mean).toBeLessThan(12)
    expect(counts.reduce((most, count) => Math.max(most, count), 0)).toBeLessThan(45)
  })

  it('should refer to the first rows most where they are popular', () => {
    const share = (params: object): number => bosses(20_000, params).filter((boss) => boss !== null && boss <= 20).length / 20_000
    expect(share({ popularity: 1.1 })).toBeGreaterThan(4 * share({}))
  })

  it('should stay with the owner, who has a root, when it is partitioned', () => {
    const owners: AnyTable = { name: 'firms', rows: { type: 'primary' }, columns: [{ name: 'id', kind: 'sequence' }] }
    for (const [roots, popularity] of [
      [1, 0],
      [3, 1],
      [0.3, 0],
    ] as const) {
      const table = staff(
        { type: 'owned', by: 'firms', min: 0, max: 30 },
        { partition_by: 'firm_id', roots, popularity },
        { name: 'firm_id', kind: 'owner_key', table: 'firms' },
      )
      const plan = compileTables([owners, table], 700)
      const [firm, boss] = ['firm_id', 'boss_id'].map((column) => columnValues(plan, seed, 'staff', column) as (number | null)[]) as [
        number[],
        (number | null)[],
      ]
      expect(boss.filter((id, row) => id !== null && (firm[id - 1] !== firm[row] || id > row))).toEqual([])
      const [sizes, rootsOf] = [new Map<number, number>(), new Map<number, number>()]
      firm.forEach((id, row) => {
        sizes.set(id, (sizes.get(id) ?? 0) + 1)
        if (boss[row] === null) rootsOf.set(id, (rootsOf.get(id) ?? 0) + 1)
      })
      for (const [id, size] of sizes)
        expect(rootsOf.get(id)).toBe(roots >= 1 ? Math.min(roots, size) : Math.max(1, Math.round(size * roots)))
    }
  })

  it('should be refused a partition that is not its owner', () => {
    const table = staff(50, { partition_by: 'id' })
    expect(() => compileTables([table], 1)).toThrow(/"id" is not the owner key/)
  })
})

describe('a lookup through a key that may be null', () => {
  it('should be null if the key or the copied column is null', () => {
    const name: AnyColumn = { name: 'nick', kind: 'pattern', pattern: '????', nullable: { rate: 0.3 } }
    const bossNick: AnyColumn = { name: 'boss_nick', kind: 'lookup', through: 'boss_id', column: 'nick' }
    const friend: AnyColumn = { name: 'friend_id', kind: 'foreign_key', table: 'others', nullable: { rate: 0.4 } }
    const friendAge: AnyColumn = { name: 'friend_age', kind: 'lookup', through: 'friend_id', column: 'age' }
    const others: AnyTable = {
      name: 'others',
      rows: 30,
      columns: [
        { name: 'id', kind: 'sequence' },
        { name: 'age', kind: 'integer', min: 1, max: 90 },
      ],
    }
    const plan = compileTables([others, staff(2000, { roots: 0.2 }, name, bossNick, friend, friendAge)], 1)
    const [boss, nick, copied, friends, ages] = ['boss_id', 'nick', 'boss_nick', 'friend_id', 'friend_age'].map((column) =>
      columnValues(plan, seed, 'staff', column),
    ) as [(number | null)[], (string | null)[], (string | null)[], (number | null)[], (number | null)[]]
    expect(copied).toEqual(boss.map((id) => (id === null ? null : (nick[id - 1] ?? null))))
    const age = columnValues(plan, seed, 'others', 'age')
    expect(ages).toEqual(friends.map((id) => (id === null ? null : age[id - 1])))
    expect(new Set(ages).has(null)).toBe(true)
  })
})
