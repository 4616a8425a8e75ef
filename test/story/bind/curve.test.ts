import { describe, expect, it } from 'vitest'
import { byMonth, rowsOf, said } from './said.ts'
import { shop } from './shop.ts'

/** Cents by month that a story makes of the shop's revenue. */
function revenue(story: string): Readonly<Record<string, number>> {
  const totals = byMonth(rowsOf(said(shop, story).schema, 'orders'), 'ordered_at', 'total')
  return Object.fromEntries(Object.entries(totals).map(([month, sum]) => [month, Math.round(sum) / 10]))
}

describe('setCurves', () => {
  it('should make straight lines between anchors, to the cent', () => {
    expect(revenue('revenue from $50k in January to $200k in December')).toEqual({
      '2025-01': 50_000_00,
      '2025-02': 63_636_36,
      '2025-03': 77_272_73,
      '2025-04': 90_909_09,
      '2025-05': 104_545_45,
      '2025-06': 118_181_82,
      '2025-07': 131_818_18,
      '2025-08': 145_454_55,
      '2025-09': 159_090_91,
      '2025-10': 172_727_27,
      '2025-11': 186_363_64,
      '2025-12': 200_000_00,
    })
  })
})
