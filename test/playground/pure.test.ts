import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { columnMeaning } from '../../src/playground/diagram/column-meaning.ts'
import { readLink } from '../../src/playground/state/read-link.ts'
import { writeLink } from '../../src/playground/state/write-link.ts'
import { marks } from '../../src/playground/story/marks.ts'
import { moved } from '../../src/playground/story/moved.ts'
import { readCount } from '../../src/playground/story/read-count.ts'
import { cellWriter } from '../../src/playground/table/cell-writer.ts'
import { scrollScale } from '../../src/playground/table/scroll-scale.ts'

describe('links', () => {
  it('should hold the whole state, whatever it is', async () => {
    const state = fc.record({
      source: fc.constantFrom('story' as const, 'schema' as const),
      story: fc.string({ unit: 'grapheme', maxLength: 300 }),
      schemaText: fc.oneof(fc.json(), fc.string({ unit: 'grapheme', maxLength: 2000 })),
      rows: fc.option(fc.nat()),
      seed: fc.maxSafeInteger(),
      view: fc.constantFrom('data' as const, 'diagram' as const, 'schema' as const, 'take' as const),
      table: fc.option(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 63 })),
      locale: fc.constantFrom('', 'raw', 'de-DE'),
      download: fc.record({ isAll: fc.boolean(), format: fc.constantFrom('csv', 'parquet'), isGzipped: fc.boolean() }),
    })
    await fc.assert(
      fc.asyncProperty(state, async (before) => {
        const after = await readLink(`#${await writeLink(before)}`)
        const said = before.source === 'story' ? { ...before, schemaText: '' } : { ...before, story: '' }
        expect(after).toEqual({ ...said, seed: before.seed + 0 })
      }),
      { numRuns: 100 },
    )
  })

  it.each(['#schema.z=%%%', '#schema.z=AAAA', '#rows=-5&seed=x&view=nothing', '#', '', '#story'])(
    'should make the best of %j',
    async (hash) => {
      const { source, rows, seed, view } = await readLink(hash)
      expect([source, rows, seed, view]).toEqual(['story', null, 42, 'data'])
    },
  )

  it('should be short for a large schema, and refuse what inflates to more than any schema', async () => {
    const schemaText = JSON.stringify({
      version: 1,
      tables: Array.from({ length: 200 }, (_, place) => ({ name: `table_${place}`, columns: [] })),
    })
    const state = { ...(await readLink('')), source: 'schema' as const, story: '', schemaText, seed: 1 }
    expect((await writeLink(state)).length).toBeLessThan(schemaText.length / 5)
    const bomb = await writeLink({ ...state, schemaText: 'x'.repeat(5_000_000) })
    expect((await readLink(bomb)).source).toBe('story')
  })
})

describe('values as in the files', () => {
  it('should have all digits of a decimal number', () => {
    const column = { name: 'price', type: 'decimal(18,8)', nullable: false }
    const write = cellWriter(column, { name: 'products', rows: 1, primary_key: null, columns: [column] }, 'raw')
    expect([0.00000001, 12.5, -3].map(write)).toEqual(['0.00000001', '12.50000000', '-3.00000000'])
  })
})

describe('the meaning of a column', () => {
  it('should name the day of a time that is 0 hours after another column', () => {
    const column = { name: 'booked_at', kind: 'after', column: 'booked_on', unit: 'hours' }
    expect(columnMeaning({ ...column, min: 0, max: 0 })).toBe('on the day of booked_on')
    expect(columnMeaning({ ...column, min: 0, max: 2 })).toBe('0 to 2 hours after booked_on')
  })
})

describe('marks', () => {
  const fact = (start: number, end: number, used = true) => ({ start, end, used, sets: [{ pointer: '', text: `${start}` }] })
  const explained = (facts: readonly object[], unused: readonly object[]) => ({ facts, unused }) as unknown as Parameters<typeof marks>[0]

  it('should show parts without effect inside of used parts', () => {
    expect(marks(explained([fact(0, 20)], [{ start: 4, end: 9, reason: 'no' }]), null, 20)).toEqual([
      { start: 0, end: 4, kind: 'used', notes: ['0'] },
      { start: 4, end: 9, kind: 'unused', notes: ['no'] },
      { start: 9, end: 20, kind: 'used', notes: ['0'] },
    ])
  })

  it('should never overlap nor leave the text', () => {
    const spans = fc.array(fc.tuple(fc.nat(50), fc.nat(12)), { maxLength: 12 })
    fc.assert(
      fc.property(spans, spans, (facts, unused) => {
        const found = marks(
          explained(
            facts.map(([start, length]) => fact(start, start + length)),
            unused.map(([start, length]) => ({ start, end: start + length, reason: null })),
          ),
          null,
          40,
        )
        let last = 0
        for (const { start, end } of found) {
          expect(start).toBeGreaterThanOrEqual(last)
          expect(end).toBeGreaterThan(start)
          last = end
        }
        expect(last).toBeLessThanOrEqual(40)
      }),
    )
  })

  it('should stay at their words while the text around them changes', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 8 }), fc.string({ maxLength: 8 }), fc.string({ maxLength: 8 }), (head, inserted, tail) => {
        const before = `${head}500 users${tail}`
        const mark = { start: head.length, end: head.length + 9, kind: 'used' as const, notes: [] }
        for (const after of [`${head}500 users${inserted}${tail}`, `${head}${inserted}500 users${tail}`, before.slice(head.length)])
          for (const { start, end } of moved([mark], before, after)) expect(after.slice(start, end)).toBe('500 users')
      }),
    )
  })
})

describe('numbers of rows', () => {
  it.each([
    ['1000', 1000],
    ['1,000', 1000],
    ['1 000 000', 1e6],
    ['10k', 10_000],
    ['1.5M', 1_500_000],
    ['1e6', 1e6],
    ['2b', 2e9],
    ['0', 0],
    ['', null],
    ['k', null],
    ['-5', null],
    ['1.5', null],
    ['1,00', null],
    ['many', null],
    ['9e9b', null],
  ])('should read %j as %j', (text, expected) => {
    expect(readCount(text)).toBe(expected)
  })
})

describe('the scroll bar', () => {
  it.each([0, 1, 20, 1000, 1_000_000, 4_000_000_000])('should reach every one of %d rows', (rows) => {
    const { height, most, factor } = scrollScale(rows, 28, 500)
    expect(height).toBeLessThanOrEqual(8_000_000)
    expect(factor).toBeGreaterThanOrEqual(1)
    expect((height - Math.min(500, height)) * factor).toBeCloseTo(most, 3)
    expect(most).toBe(Math.max(0, rows * 28 - 500))
  })
})
