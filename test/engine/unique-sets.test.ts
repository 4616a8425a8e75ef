import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RowsSchema } from '../../src/schema/rows.ts'
import type { AnyTable } from '../../src/schema/any-schema.ts'
import { columnValues, compileTables, listCells, valuesOf } from './support/evaluate.ts'
import { key, refusals, repeats, table, words } from './support/unique.ts'

describe('a set of columns that can take any value', () => {
  const bookings = (rows: RowsSchema): AnyTable[] => [
    table('rooms', 7),
    table(
      'bookings',
      rows,
      [
        key('room_id', 'rooms'),
        { name: 'day', kind: 'date', from: '2025-01-01', to: '2025-03-31', growth: 2 },
        { name: 'slot', kind: 'integer', min: 9, max: 16 },
      ],
      { unique: [['room_id', 'day', 'slot']] },
    ),
  ]

  it.each([0, 1, 2, 90, 2000, 3600])('should not book a room twice for a slot of a day with %d rows', (rows) => {
    expect(repeats(compileTables(bookings({ type: 'primary' }), rows), 'bookings', ['room_id', 'day', 'slot'])).toBe(0)
  })

  it('should be refused with the arithmetic when a day has more bookings than rooms have slots', () => {
    expect(refusals(bookings(5000))).toEqual({
      '/tables/1/unique/0': expect.stringMatching(
        /^7 x 8 = 56 combinations of \(room_id, slot\) are fewer than up to \d+ rows with the same "day"/,
      ) as string,
    })
  })

  it.each([1, 999, 100_000])('should have every pair at most once, up to all there are, with %d rows', (rows) => {
    const side = Math.ceil(Math.sqrt(rows))
    const plan = compileTables(
      [
        table('users', side),
        table('roles', side),
        table('grants', Math.min(rows, side * side), [key('user_id', 'users'), key('role_id', 'roles')], {
          primary_key: ['user_id', 'role_id'],
        }),
      ],
      1,
    )
    expect(repeats(plan, 'grants', ['user_id', 'role_id'])).toBe(0)
    const users = columnValues(plan, 5, 'grants', 'user_id') as number[]
    expect(Math.min(...users)).toBe(1)
    expect(users.reduce((most, user) => Math.max(most, user), 0)).toBe(side)
  })

  it('should not look like a counter', () => {
    const plan = compileTables(
      [
        table('users', 100),
        table('groups', 100),
        table('members', 2000, [key('user_id', 'users'), key('group_id', 'groups')], { unique: [['user_id', 'group_id']] }),
      ],
      1,
    )
    const [users, groups] = ['user_id', 'group_id'].map((column) => columnValues(plan, 5, 'members', column) as number[]) as [
      number[],
      number[],
    ]
    for (const values of [users, groups]) {
      const steps = values.slice(1).map((value, row) => value - (values[row] ?? 0))
      expect(new Set(steps).size).toBeGreaterThan(120)
    }
    const meanProduct = users.reduce((sum, user, row) => sum + (user - 50.5) * ((groups[row] ?? 0) - 50.5), 0) / 2000
    expect(Math.abs(meanProduct) / 833).toBeLessThan(0.1)
  })

  it('should let rows with words of exact shares, or flags, differ among their like', () => {
    const plan = compileTables(
      [
        table('users', 60),
        table(
          'cards',
          { type: 'primary' },
          [
            key('user_id', 'users'),
            { name: 'is_main', kind: 'boolean', rate: 0.4 },
            key('owner_id', 'users'),
            words('tier', 3, { shares: [0.2, 0.3, 0.5] }),
          ],
          {
            unique: [
              ['user_id', 'is_main'],
              ['owner_id', 'tier'],
            ],
          },
        ),
      ],
      100,
    )
    expect(repeats(plan, 'cards', ['user_id', 'is_main'])).toBe(0)
    expect(repeats(plan, 'cards', ['owner_id', 'tier'])).toBe(0)
    expect(columnValues(plan, 5, 'cards', 'is_main').filter((flag) => flag === true)).toHaveLength(40)
  })

  it('should have codes of its own', () => {
    const coded = (pattern: string): AnyTable[] => [
      table('rows', { type: 'primary' }, [{ name: 'code', kind: 'pattern', pattern }], { unique: [['code']] }),
    ]
    expect(repeats(compileTables(coded('?#-?'), 6760), 'rows', ['code'])).toBe(0)
    expect(repeats(compileTables(coded('AB-############'), 5000), 'rows', ['code'])).toBe(0)
    expect(refusals(coded('#'))).toEqual({ '/tables/0/unique/0': expect.stringContaining('10 = 10 combinations') as string })
  })

  it('should be the same in ranges and in lists', () => {
    const plan = compileTables(bookings({ type: 'primary' }), 2000)
    const rows = [1999, 0, 7, 7, 1500, 3]
    for (const column of ['room_id', 'slot']) {
      const whole = columnValues(plan, 9, 'bookings', column)
      expect(valuesOf(listCells(plan, 9, 'bookings', column, rows))).toEqual(rows.map((row) => whole[row]))
    }
  })
})

describe('sets that share columns', () => {
  const lessons = (count: number): AnyTable[] => [
    table('rooms', 12),
    table('teachers', 12),
    table('lessons', count, [key('room_id', 'rooms'), key('teacher_id', 'teachers'), { name: 'slot', kind: 'integer', min: 1, max: 30 }], {
      unique: [
        ['room_id', 'slot'],
        ['slot', 'teacher_id'],
      ],
    }),
  ]

  it.each([1, 40, 360])('should all hold with %d rows', (count) => {
    const plan = compileTables(lessons(count), 1)
    expect(repeats(plan, 'lessons', ['room_id', 'slot'])).toBe(0)
    expect(repeats(plan, 'lessons', ['slot', 'teacher_id'])).toBe(0)
  })

  it('should not tie a teacher to a room', () => {
    const plan = compileTables(lessons(300), 1)
    expect(repeats(plan, 'lessons', ['room_id', 'teacher_id'])).toBeLessThan(230)
  })

  it('should be refused, each at its location, if they contradict each other', () => {
    const pairs = table('rows', 200, [words('a', 20), words('b', 20), words('c', 20)], {
      unique: [
        ['a', 'b'],
        ['b', 'c'],
        ['a', 'c'],
      ],
    })
    const found = refusals([pairs])
    expect(Object.keys(found)).toEqual(['/tables/0/unique/0', '/tables/0/unique/1', '/tables/0/unique/2'])
    expect(found['/tables/0/unique/0']).toMatch(/\(a, b\) and \(b, c\) and \(a, c\) at once.*20 x 20 = 400/)
  })

  it('should hold whatever they are, or be refused', () => {
    const columns = [
      words('a', 6),
      words('b', 9),
      { name: 'c', kind: 'integer', min: 0, max: 19 },
      key('d', 'others'),
      words('e', 4, { weights: [4, 3, 2, 1] }),
    ]
    const anySet = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'owner_id'), { minLength: 1, maxLength: 3 })
    let held = 0
    fc.assert(
      fc.property(
        fc.array(anySet, { minLength: 1, maxLength: 3 }),
        fc.integer({ min: 0, max: 120 }),
        fc.integer(),
        (unique, rows, seed) => {
          const tables = [
            table('others', 11),
            table('owners', { type: 'primary' }),
            table(
              'rows',
              { type: 'owned', by: 'owners', min: 0, max: 6, mean: 2 },
              [{ name: 'owner_id', kind: 'owner_key', table: 'owners' }, ...columns],
              { unique },
            ),
          ]
          const found = refusals(tables, rows)
          if (Object.keys(found).length > 0) {
            for (const pointer of Object.keys(found)) expect(pointer).toMatch(/^\/tables\/2\/unique\/\d$/)
            return
          }
          held++
          const plan = compileTables(tables, rows)
          for (const set of unique) expect(repeats(plan, 'rows', set, seed)).toBe(0)
        },
      ),
      { numRuns: 120 },
    )
    expect(held).toBeGreaterThan(20)
  })
})
