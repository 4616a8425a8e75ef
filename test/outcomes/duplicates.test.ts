import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AnyColumn, AnyOutcome, AnyTable } from '../../src/schema/any-schema.ts'
import { amount, at, columnOf, differing, generated, id, name, problemsOf, region, tableWith } from './tables.ts'

const sizes = fc.oneof(fc.nat(200), fc.integer({ min: 4000, max: 9000 }))
const serial: AnyColumn = { name: 'serial', kind: 'pattern', pattern: '#########-#########' }

describe('duplicates', () => {
  it('should make the exact number of rows copies of an earlier row, at any size', () => {
    fc.assert(
      fc.property(sizes, fc.integer({ min: 0, max: 500 }), fc.integer(), (rows, thousandths, seed) => {
        const copies = Math.min(Math.round((rows * thousandths) / 1000), Math.floor(rows / 2))
        const outcome = { type: 'duplicates', columns: ['serial'], count: copies, answers: 'copies' }
        const values = generated([tableWith([serial, at], [outcome])], rows, seed)
        const plain = columnOf(generated([tableWith([serial], [])], rows, seed), 'rows', 'serial')
        const serials = columnOf(values, 'rows', 'serial')
        expect(rows - new Set(serials).size).toBe(copies)
        const listed = columnOf(values, 'copies', 'id').map(Number)
        const originals = columnOf(values, 'copies', 'original_id').map(Number)
        expect(listed.map((copy) => copy - 1)).toEqual(differing(serials, plain))
        listed.forEach((copy, index) => {
          const original = originals[index] ?? 0
          expect(original).toBeLessThan(copy)
          expect([serials[copy - 1], serials[original - 1]]).toEqual([plain[original - 1], plain[original - 1]])
        })
      }),
      { numRuns: 30 },
    )
  })

  it('should copy several columns from one and the same row, and let what derives from them follow', () => {
    const code: AnyColumn = { name: 'code', kind: 'text', segments: [{ column: 'serial' }, '/', { column: 'name' }] }
    const values = generated(
      [
        tableWith(
          [{ ...serial, hidden: true }, amount, name, code],
          [{ type: 'duplicates', columns: ['serial', 'amount'], rate: 0.2, answers: 'pairs' }],
        ),
      ],
      5000,
    )
    const copies = columnOf(values, 'pairs', 'id').map(Number)
    const originals = columnOf(values, 'pairs', 'original_id').map(Number)
    expect(copies).toHaveLength(1000)
    const [serials, amounts, codes, names] = ['serial', 'amount', 'code', 'name'].map((column) => columnOf(values, 'rows', column))
    copies.forEach((copy, index) => {
      const original = (originals[index] ?? 0) - 1
      expect(serials?.[copy - 1]).toBe(serials?.[original])
      expect(amounts?.[copy - 1]).toBe(amounts?.[original])
      expect(codes?.[copy - 1]).toBe(`${String(serials?.[original])}/${String(names?.[copy - 1])}`)
    })
    expect(new Set(columnOf(values, 'pairs', 'columns'))).toEqual(new Set(['serial, amount']))
  })

  it('should copy missing values, too', () => {
    const maybe: AnyColumn = { ...serial, nullable: { rate: 0.5, when: 'amount > 40' } }
    const values = generated(
      [tableWith([amount, maybe], [{ type: 'duplicates', columns: ['serial', 'amount'], rate: 0.5, answers: 'copies' }])],
      3000,
    )
    const serials = columnOf(values, 'rows', 'serial')
    const originals = columnOf(values, 'copies', 'original_id').map(Number)
    const pairs = columnOf(values, 'copies', 'id').map((copy, index) => [serials[Number(copy) - 1], serials[(originals[index] ?? 0) - 1]])
    expect(pairs.filter(([copy]) => copy === null).length).toBeGreaterThan(100)
    for (const [copy, original] of pairs) expect(copy).toBe(original)
  })

  it.each<[string, Omit<AnyOutcome, 'type'>, string]>([
    ['more than half of the rows', { columns: ['name'], count: 51 }, '102 rows, but table "rows" has 100: at most 50'],
    ['more than half of the rows by rate', { columns: ['name'], rate: 0.6 }, '120 rows'],
    ['keys', { columns: ['id'], count: 5 }, 'numbers the rows'],
    ['columns of a unique set', { columns: ['serial'], count: 5 }, 'is unique (serial, id)'],
    ['times that order the table', { columns: ['at'], count: 5 }, 'orders the table by time'],
    ['times that go with others', { columns: ['later'], count: 5 }, 'depends on "at" of its own row'],
    ['exact rates', { columns: ['region'], count: 5 }, 'an exact number of rows for each value'],
    ['unknown columns', { columns: ['amount', 'nmae'], count: 5 }, 'no column "nmae"'],
    ['both count and rate', { columns: ['amount'], count: 5, rate: 0.1 }, 'exclude each other'],
    ['neither count nor rate', { columns: ['amount'] }, '`count` or `rate`'],
  ])('should refuse %s', (_, outcome, reason) => {
    const later: AnyColumn = { name: 'later', kind: 'after', column: 'at', as: 'date', unit: 'days', min: 1, max: 9 }
    const table = tableWith([at, later, amount, name, serial, region], [{ ...outcome, type: 'duplicates' }], {
      unique: [['serial', 'id']],
    })
    const problems = problemsOf([table], 100)
    expect(problems).toContainEqual({ pointer: '/tables/0/outcomes/0', detail: expect.stringContaining(reason) as string })
  })

  it.each<[string, AnyColumn]>([
    ['what is computed', { name: 'subject', kind: 'formula', expression: 'amount * 2' }],
    ['what is missing by a column', { name: 'subject', kind: 'integer', min: 0, max: 9, nullable: { when: 'amount > 40' } }],
    ['what is spelled out', { name: 'subject', kind: 'template', template: 'about {amount}' }],
  ])('should refuse to copy %s without it, as the copy would not fit its row', (_, subject) => {
    const copying = (...columns: string[]): AnyTable => tableWith([amount, subject], [{ type: 'duplicates', columns, rate: 0.1 }])
    expect(problemsOf([copying('subject')], 30)).toEqual([
      {
        pointer: '/tables/0/outcomes/0',
        detail: '"subject" depends on "amount" of its own row: copy both, or leave it out of `columns`',
      },
    ])
    expect(() => generated([copying('subject', 'amount')], 30)).not.toThrow()
  })

  it.each<[string, AnyColumn]>([
    ['owner keys', { name: 'subject', kind: 'owner_key', table: 'owners' }],
    ['places among siblings', { name: 'subject', kind: 'sibling_number' }],
    ['what is looked up', { name: 'subject', kind: 'lookup', through: 'owner_id', column: 'id' }],
    ['roll-ups', { name: 'subject', kind: 'roll_up', table: 'children', aggregate: 'count' }],
  ])('should refuse %s', (_, subject) => {
    const owners: AnyTable = { name: 'owners', rows: 30, columns: [id] }
    const children: AnyTable = {
      name: 'children',
      rows: { type: 'owned', by: 'rows', min: 1, max: 3 },
      columns: [id, { name: 'row_id', kind: 'owner_key', table: 'rows' }],
    }
    const rows = tableWith(
      [{ name: 'owner_id', kind: 'owner_key', table: 'owners' }, subject],
      [{ type: 'duplicates', columns: ['subject'], rate: 0.1 }],
      {
        rows: { type: 'owned', by: 'owners', min: 1, max: 3 },
      },
    )
    expect(problemsOf([owners, rows, children], 30)).toEqual([
      { pointer: '/tables/1/outcomes/0', detail: expect.stringMatching(/cannot be copied|depends on "owner_id" of its own row/) as string },
    ])
  })
})
