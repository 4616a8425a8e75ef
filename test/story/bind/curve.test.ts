import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SynthError } from '../../../src/errors.ts'
import type { Domain } from '../../../src/domains/domain.ts'
import { byMonth, rowsOf, said } from './said.ts'
import { shop } from './timed-shop.ts'

/** Amounts by month that a story makes of a column of the shop's orders. */
function amounts(story: string, column = 'total', domain: Domain = shop): Readonly<Record<string, number>> {
  const totals = byMonth(rowsOf(said(domain, story).schema, 'orders'), 'ordered_at', column)
  return Object.fromEntries(Object.entries(totals).map(([month, sum]) => [month, sum / 1000]))
}

function orders(story: string): Readonly<Record<string, number>> {
  return byMonth(rowsOf(said(shop, story).schema, 'orders'), 'ordered_at')
}

function refusal(story: string): SynthError {
  try {
    said(shop, story)
  } catch (error) {
    return error as SynthError
  }
  throw new Error(`"${story}" was not refused`)
}

describe('setCurves', () => {
  it('should make straight lines between anchors, to the cent', () => {
    expect(amounts('revenue from $50k in January to $200k in December')).toEqual({
      '2025-01': 50_000,
      '2025-02': 63_636.36,
      '2025-03': 77_272.73,
      '2025-04': 90_909.09,
      '2025-05': 104_545.45,
      '2025-06': 118_181.82,
      '2025-07': 131_818.18,
      '2025-08': 145_454.55,
      '2025-09': 159_090.91,
      '2025-10': 172_727.27,
      '2025-11': 186_363.64,
      '2025-12': 200_000,
    })
  })

  it('should let quarters add up to what was said of them, their months along the line', () => {
    const found = amounts('$100k in Q1, $150k in Q2')
    expect(Object.keys(found)).toHaveLength(6)
    expect(found['2025-01']).toBeLessThan(found['2025-02'] ?? 0)
    const cents = Object.values(found).map((amount) => Math.round(amount * 100))
    expect((cents[0] ?? 0) + (cents[1] ?? 0) + (cents[2] ?? 0)).toBe(10_000_000)
    expect((cents[3] ?? 0) + (cents[4] ?? 0) + (cents[5] ?? 0)).toBe(15_000_000)
  })

  it.each([
    ['revenue grew from $10k to $100k in 2024', ['2024-01', '2024-12']],
    ['revenue from $10k to $100k in Q3 2024', ['2024-07', '2024-09']],
  ])('should begin and end where "%s" says', (story, [first = '', last = '']) => {
    const found = Object.entries(amounts(story))
    expect([found[0], found.at(-1)]).toEqual([
      [first, 10_000],
      [last, 100_000],
    ])
  })

  it('should let years add up to what was said of them', () => {
    const found = Object.entries(amounts('sales grew from $500k in 2023 to $800k in 2024'))
    const year = (text: string): number =>
      found.reduce((sum, [month, amount]) => sum + (month.startsWith(text) ? Math.round(amount * 100) : 0), 0)
    expect(found).toHaveLength(24)
    expect(year('2023')).toBe(50_000_000)
    expect(year('2024')).toBe(80_000_000)
  })

  it('should say the same of each month', () => {
    expect(new Set(Object.values(amounts('€12k a month')))).toEqual(new Set([12_000]))
  })

  it('should come to an annual amount', () => {
    const cents = Object.values(amounts('$1M annual revenue')).map((amount) => Math.round(amount * 100))
    expect(cents.reduce((sum, each) => sum + each, 0)).toBe(100_000_000)
    expect(Math.max(...cents) - Math.min(...cents)).toBeLessThanOrEqual(1)
  })

  it('should be flat beyond the amounts in a wider window', () => {
    const found = amounts('in 2024, revenue from $50k in March to $80k in June')
    expect(found).toMatchObject({ '2024-01': 50_000, '2024-03': 50_000, '2024-04': 60_000, '2024-06': 80_000, '2024-12': 80_000 })
  })

  it('should multiply what lies between by shapes, and leave what was said', () => {
    const found = amounts('revenue from $50k in January to $50k in December with a 2x spike in March and a Black Friday spike')
    expect(found).toMatchObject({ '2025-01': 50_000, '2025-02': 50_000, '2025-03': 100_000, '2025-11': 55_000, '2025-12': 50_000 })
  })

  it.each([
    ['sales doubled over the year', 2],
    ['sales grew 50%', 1.5],
    ['revenue halved', 0.5],
    ['revenue grew 10x', 10],
  ])('should hold growth between first and last month: %s', (story, factor) => {
    const found = amounts(story)
    expect(Object.keys(found)).toHaveLength(12)
    expect(found['2025-12']).toBe(Math.round((found['2025-01'] ?? 0) * factor * 100) / 100)
    const sum = Object.values(found).reduce((all, amount) => all + amount, 0)
    expect(sum / 600 / 44).toBeCloseTo(1, 1)
  })

  it('should refuse growth of nothing that is named', () => {
    const { bound } = said(shop, 'a startup with 10x growth')
    expect(bound).toMatchObject([
      { used: false, reason: 'it does not state what grows: name it, such as "revenue grows" or "orders grow"' },
    ])
  })

  it('should grow month over month from what was said of the first', () => {
    const found = Object.values(
      amounts('MRR of $40k, growing 5% a month', 'total', {
        ...shop,
        measures: [{ ...shop.measures[0], words: ['mrr'] } as Domain['measures'][number]],
      }),
    )
    expect(found[0]).toBe(40_000)
    found.forEach((amount, month) => expect(amount).toBeCloseTo(40_000 * 1.05 ** month, 2))
  })

  it('should have so many rows a month', () => {
    expect(orders('orders from 100 in January to 210 in December')).toEqual(
      Object.fromEntries(Array.from({ length: 12 }, (_, month) => [`2025-${String(month + 1).padStart(2, '0')}`, 100 + month * 10])),
    )
  })

  it('should have so many rows and so much money in the same months', () => {
    const { schema } = said(shop, 'from 50 orders in January to 160 in December. Revenue from $5k in January to $16k in December')
    const rows = rowsOf(schema, 'orders')
    expect(byMonth(rows, 'ordered_at')).toMatchObject({ '2025-01': 50, '2025-12': 160 })
    expect(byMonth(rows, 'ordered_at', 'total')).toMatchObject({ '2025-01': 5_000_000, '2025-12': 16_000_000 })
  })

  it('should read units of measurement beside those of the column', () => {
    expect(amounts('usage from 2 MWh in January to 8 MWh in July', 'energy_kwh')).toEqual({
      '2025-01': 2000,
      '2025-02': 3000,
      '2025-03': 4000,
      '2025-04': 5000,
      '2025-05': 6000,
      '2025-06': 7000,
      '2025-07': 8000,
    })
  })

  it('should scale the prices that the measure follows from', () => {
    const { schema } = said(shop, '$264k a month')
    const mean = rowsOf(schema, 'products').reduce((sum, { price }, _, rows) => sum + Number(price) / rows.length, 0)
    expect(mean).toBeGreaterThan(22 * 60)
    expect(mean).toBeLessThan(22 * 240)
    const natural = rowsOf(schema, 'orders').reduce((sum, { subtotal, total }) => sum + Number(total) / Number(subtotal), 0) / 600
    expect(natural).toBeGreaterThan(0.7)
    expect(natural).toBeLessThan(1.6)
  })

  it('should be in the currency that was said', () => {
    expect(new Set(rowsOf(said(shop, '£5k a month').schema, 'orders').map(({ currency }) => currency))).toEqual(new Set(['GBP']))
  })

  it('should say why it cannot use what it does not know', () => {
    const { schema, bound } = said(shop, 'payroll from $50k in January to $200k in December')
    expect(schema).toBe(shop.schema)
    expect(bound).toEqual([{ notes: [], used: false, reason: expect.stringContaining('"payroll"') as string }])
  })

  it('should say why it cannot use totals of more months than there are rows', () => {
    const few = {
      ...shop,
      schema: { ...shop.schema, tables: shop.schema.tables.map((table) => (table.name === 'orders' ? { ...table, rows: 5 } : table)) },
    }
    const { bound } = said(few, '$5k a month')
    expect(bound).toEqual([{ notes: [], used: false, reason: expect.stringContaining('5 rows of orders are too few') as string }])
  })

  it.each([
    ['revenue from $5k in March 2023 to $8k in January 2023', 'backwards'],
    ['revenue of -$5k in March', 'below 0'],
    ['revenue $5k in March, $8k in March', 'two amounts'],
    ['in 2024, revenue from $5k in March 2023 to $8k in June 2023', 'within it'],
    ['revenue from $5k in January to $8k in December. $1k annual revenue', 'add up to'],
    ['revenue fell 100%', 'less than 100%'],
  ])('should refuse "%s"', (story, reason) => {
    const { code, detail, problems } = { ...refusal(story), detail: refusal(story).message }
    expect(code).toBe('story_contradicts')
    expect(detail).toContain(reason)
    expect(problems.length).toBeGreaterThan(0)
    for (const { pointer, span } of problems) {
      expect(pointer).toBe('/story')
      expect(story.slice(span?.start, span?.end)).not.toBe('')
    }
  })

  it('should tell totals that are less than one usual row has, and set none', () => {
    const { schema, bound } = said(shop, 'revenue of $0.01 in January and $0.01 in February')
    expect(bound).toEqual([{ notes: [], used: false, reason: expect.stringContaining('next to nothing') as string }])
    expect(schema.tables.find(({ name }) => name === 'orders')?.outcomes).toBeUndefined()
  })

  it('should meet any amounts of any months from a usual row on, to the cent', () => {
    const month = fc.integer({ min: 2021 * 12, max: 2027 * 12 })
    const anchor = fc.tuple(month, fc.integer({ min: 5_000, max: 90_000_000 }))
    fc.assert(
      fc.property(fc.uniqueArray(anchor, { minLength: 2, maxLength: 5, selector: ([at]) => at }), (anchors) => {
        const sorted = anchors.toSorted(([a], [b]) => a - b)
        const text = (at: number): string =>
          `${'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')[at % 12] ?? ''} ${Math.floor(at / 12)}`
        const list = sorted.map(([at, cents]) => `$${(cents / 100).toFixed(2)} in ${text(at)}`).join(', ')
        const found = amounts(`revenue ${list}`)
        for (const [at, cents] of sorted) {
          const key = `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
          expect(Math.round((found[key] ?? 0) * 100)).toBe(cents)
        }
        expect(Object.keys(found)).toHaveLength((sorted.at(-1)?.[0] ?? 0) - (sorted[0]?.[0] ?? 0) + 1)
      }),
      { numRuns: 25 },
    )
  })
})
