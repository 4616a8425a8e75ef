import { describe, expect, it } from 'vitest'
import type { AnyColumn, AnyTable } from '../../src/schema/any-schema.ts'
import { columnValues, compileTables, tableOf } from './support/evaluate.ts'
import { key, refusals, repeats, table, words } from './support/unique.ts'

describe('pairs of a table that is owned', () => {
  const lines = (products: number, max: number, popularity: number): AnyTable[] => [
    table('products', products),
    table('orders', { type: 'primary' }),
    table(
      'lines',
      { type: 'owned', by: 'orders', min: 1, max, mean: (1 + max) / 2 },
      [
        { name: 'order_id', kind: 'owner_key', table: 'orders' },
        key('product_id', 'products', { popularity, distinct_among_siblings: true }),
      ],
      { unique: [['order_id', 'product_id']] },
    ),
  ]

  it.each([
    [1, 8, 8, 0],
    [500, 8, 8, 0],
    [500, 9, 8, 0.8],
    [500, 8, 8, 1.5],
    [3000, 40, 5, 1.2],
    [0, 5, 5, 0],
  ])('should come once, %d orders, %d products, up to %d lines, popularity %d', (orders, products, max, popularity) => {
    expect(repeats(compileTables(lines(products, max, popularity), orders), 'lines', ['order_id', 'product_id'])).toBe(0)
  })

  it('should all be there when an owner has as many rows as there are to refer to', () => {
    const full = compileTables(
      [
        table('products', 9),
        table('orders', { type: 'primary' }),
        table(
          'lines',
          { type: 'owned', by: 'orders', min: 9, max: 9 },
          [{ name: 'order_id', kind: 'owner_key', table: 'orders' }, key('product_id', 'products', { distinct_among_siblings: true })],
          {
            unique: [['order_id', 'product_id']],
          },
        ),
      ],
      300,
    )
    expect(tableOf(full, 'lines').plan.rows).toBe(2700)
    expect(repeats(full, 'lines', ['order_id', 'product_id'])).toBe(0)
  })

  it('should be refused when an owner may have more rows than there are to refer to', () => {
    expect(refusals(lines(6, 8, 0.8))).toEqual({
      '/tables/2/unique/0': expect.stringMatching(/6 = 6 combinations of \(product_id\).*up to 8 rows with the same "order_id"/) as string,
    })
  })
})

describe('sets that hold by themselves', () => {
  const owner: AnyColumn = { name: 'owner_id', kind: 'owner_key', table: 'owners' }
  const owners = table('owners', { type: 'primary' }, [{ name: 'begun', kind: 'date', from: '2024-01-01', to: '2025-06-30' }])
  const number: AnyColumn = { name: 'number', kind: 'sibling_number' }

  it.each<[string, AnyTable]>([
    ['the number of a row', table('rows', 100, [words('a', 2)], { primary_key: 'id', unique: [['a', 'id']] })],
    [
      'a number among siblings',
      table('rows', { type: 'owned', by: 'owners', min: 0, max: 4 }, [owner, number], { primary_key: ['owner_id', 'number'] }),
    ],
    [
      'the only row of an owner',
      table('rows', { type: 'owned', by: 'owners', min: 0, max: 1 }, [owner, words('a', 2)], { primary_key: ['owner_id'] }),
    ],
    [
      'the day of an occurrence',
      table(
        'rows',
        {
          type: 'recurring',
          by: 'owners',
          since: { table: 'owners', column: 'begun' },
          delay_months: 1,
          starting_share: 1,
          monthly_churn: 0.1,
        },
        [owner, { name: 'on', kind: 'occurrence_date' }],
        {
          unique: [['owner_id', 'on']],
        },
      ),
    ],
    [
      'what an owner has for itself',
      table(
        'rows',
        { type: 'owned', by: 'owners', min: 1, max: 3 },
        [owner, number, { name: 'code', kind: 'lookup', through: 'owner_id', column: 'id' }],
        { unique: [['code', 'number']] },
      ),
    ],
    ['the only row there is', table('rows', 1, [words('a', 1)], { unique: [['a']] })],
    [
      'what may be missing, nulls aside',
      table('rows', 50, [{ name: 'code', kind: 'pattern', pattern: '####', unique: true, nullable: { rate: 0.5 } }], {
        unique: [['code']],
      }),
    ],
  ])('should be taken as they are: %s', (_name, rows) => {
    const plain = compileTables([owners, { ...rows, unique: [] }], 200)
    const unique = compileTables([owners, rows], 200)
    for (const { name } of rows.columns) expect(columnValues(unique, 5, 'rows', name)).toEqual(columnValues(plain, 5, 'rows', name))
  })
})

describe('a set', () => {
  it.each<[string, Partial<AnyTable>, string, RegExp]>([
    ['a column that is not there', { unique: [['a', 'z']] }, '/tables/0/unique/0', /no column "z"/],
    [
      'a column that correlates',
      { unique: [['a', 'rank']], correlations: [{ columns: ['rank', 'total'], coefficient: 0.5 }] },
      '/tables/0/unique/0',
      /5 = 5 combinations of \(a\).*"rank"/,
    ],
    ['too many of them', { unique: Array.from({ length: 101 }, () => ['id']) }, '/tables/0/unique', /100/],
    ['a key that may be null', { primary_key: ['maybe'] }, '/tables/0/primary_key', /"maybe"/],
    [
      'columns with weights',
      { primary_key: 'id', unique: [['id'], ['weighted', 'total']] },
      '/tables/0/unique/1',
      /Nothing makes 100 rows.*"weighted", "total"/,
    ],
    [
      'fewer combinations than rows',
      { unique: [['a', 'b', 'weighted']] },
      '/tables/0/unique/0',
      /5 x 6 = 30 combinations.*100 rows.*"weighted"/,
    ],
  ])('should be refused for %s', (_name, more, pointer, reason) => {
    const columns = [
      words('a', 5),
      words('b', 6),
      words('weighted', 900, { weights: Array.from({ length: 900 }, (_, index) => index + 1) }),
      { name: 'total', kind: 'decimal', scale: 2, min: 0, max: 1e6 },
      { name: 'maybe', kind: 'pattern', pattern: '######', unique: true, nullable: { rate: 0.1 } },
      { name: 'rank', kind: 'integer', min: 1, max: 9000 },
    ]
    expect(refusals([table('rows', { type: 'primary' }, columns, more)])).toEqual({ [pointer]: expect.stringMatching(reason) as string })
  })
})

describe('a key that is made of the key of the owner', () => {
  const owner = (name: string, of: string): AnyColumn => ({ name, kind: 'owner_key', table: of })
  const lookup = (name: string, through: string): AnyColumn => ({ name, kind: 'lookup', through, column: name })
  const number = (name: string): AnyColumn => ({ name, kind: 'sibling_number' })

  it('should hold for the whole chain, whether the number of rows per owner is fixed or varies', () => {
    const tables = [
      table('rooms', 5),
      table('bookings', { type: 'primary' }, [key('room_id', 'rooms'), { name: 'slot', kind: 'integer', min: 1, max: 80 }], {
        primary_key: ['room_id', 'slot'],
      }),
      table(
        'guests',
        { type: 'owned', by: 'bookings', min: 0, max: 4 },
        [owner('booking_id', 'bookings'), lookup('room_id', 'booking_id'), lookup('slot', 'booking_id'), number('guest')],
        { primary_key: ['room_id', 'slot', 'guest'] },
      ),
      table(
        'bags',
        { type: 'owned', by: 'guests', min: 1, max: 3 },
        [
          owner('guest_id', 'guests'),
          ...['room_id', 'slot', 'guest'].map((name) => lookup(name, 'guest_id')),
          words('color', 3),
          number('bag'),
        ],
        { primary_key: ['room_id', 'slot', 'guest', 'bag'], unique: [['room_id', 'slot', 'guest', 'color']] },
      ),
    ]
    const plan = compileTables(tables, 300)
    expect(repeats(plan, 'bookings', ['room_id', 'slot'])).toBe(0)
    expect(repeats(plan, 'guests', ['room_id', 'slot', 'guest'])).toBe(0)
    expect(repeats(plan, 'bags', ['room_id', 'slot', 'guest', 'bag'])).toBe(0)
    expect(repeats(plan, 'bags', ['room_id', 'slot', 'guest', 'color'])).toBe(0)
  })

  it('should be refused if it lacks the columns that distinguish owners', () => {
    const tables = [
      table('orders', { type: 'primary' }, [words('shop', 3)]),
      table(
        'lines',
        { type: 'owned', by: 'orders', min: 1, max: 4 },
        [owner('order_id', 'orders'), lookup('shop', 'order_id'), number('line')],
        {
          unique: [['shop', 'line']],
        },
      ),
    ]
    expect(refusals(tables)).toEqual({
      '/tables/1/unique/0': expect.stringContaining('Nothing makes 250 rows of "lines" differ in (shop, line)') as string,
    })
  })
})
