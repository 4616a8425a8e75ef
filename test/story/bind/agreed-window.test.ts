import { describe, expect, it } from 'vitest'
import type { SynthError } from '../../../src/errors.ts'
import { agreedWindow, type SaidWindow } from '../../../src/story/bind/times/agreed-window.ts'
import type { ClosedWindow } from '../../../src/story/bind/times/window.ts'

type Part = Partial<Pick<ClosedWindow, 'unsaid' | 'isOpen'>> & { readonly table?: string }

function said(from: string, to: string, { table, ...rest }: Part = {}): SaidWindow {
  return { window: { type: 'window', from, to, start: 0, end: 9, ...rest }, table: table ?? null }
}

const year = said('2024-01-01', '2024-12-31')
const march = said('2024-03-01', '2024-03-31')
const orders = said('2024-03-01', '2024-03-31', { table: 'orders' })
const visits = said('2023-03-01', '2023-03-31', { table: 'visits' })
const since = said('2021-01-01', '2025-12-31')
const lastTwoYears = said('2024-01-01', '2025-12-31', { unsaid: 'days' })
const inMarch = said('2025-03-01', '2025-03-31', { unsaid: 'year' })
const marchToSeptember = said('2025-03-01', '2025-09-30', { unsaid: 'year' })

function agreed(...windows: readonly SaidWindow[]): readonly [window: string | null, told: number, own: readonly string[]] {
  const { window, own, reasons } = agreedWindow(windows)
  return [window === null ? null : `${window.from} ${window.to}`, reasons.size, [...own.keys()]]
}

describe('agreedWindow', () => {
  it('should be none where none is said', () => {
    expect(agreed()).toEqual([null, 0, []])
  })

  it('should be the outer one of windows of all data, and tell the inner one', () => {
    expect(agreed(year, march)).toEqual(['2024-01-01 2024-12-31', 1, []])
    expect(agreed(march, year)).toEqual(['2024-01-01 2024-12-31', 1, []])
  })

  it('should leave a window of one table to that table', () => {
    expect(agreed(year, orders)).toEqual(['2024-01-01 2024-12-31', 0, ['orders']])
    expect(agreed(orders)).toEqual(['2024-03-01 2024-03-31', 0, []])
  })

  it('should reach from the first day of the windows of several tables to the last', () => {
    expect(agreed(orders, visits)).toEqual(['2023-03-01 2024-03-31', 0, ['orders', 'visits']])
  })

  it('should end a window of which no end was said', () => {
    expect(agreed(since, year)).toEqual(['2024-01-01 2024-12-31', 0, []])
    expect(agreed(said('2022-04-01', '2024-03-31', { isOpen: true }), said('2023-01-01', '2025-12-31'))).toEqual([
      '2023-01-01 2024-03-31',
      0,
      [],
    ])
  })

  it('should agree with a length of time that is as long', () => {
    expect(agreed(lastTwoYears, said('2022-01-01', '2023-12-31'))).toEqual(['2022-01-01 2023-12-31', 0, []])
    expect(agreed(lastTwoYears, year)).toEqual(['2024-01-01 2024-12-31', 0, []])
    expect(agreed(lastTwoYears, said('2021-01-01', '2021-12-31'))).toEqual(['2021-01-01 2021-12-31', 1, []])
  })

  it('should give what has no year that of the others', () => {
    expect(agreed(year, marchToSeptember)).toEqual(['2024-03-01 2024-09-30', 0, []])
    expect(agreed(year, inMarch)).toEqual(['2024-01-01 2024-12-31', 1, []])
    expect(agreed(said('2022-01-01', '2023-12-31'), marchToSeptember)).toEqual(['2022-01-01 2023-12-31', 1, []])
    expect(agreed(inMarch)).toEqual(['2025-03-01 2025-03-31', 0, []])
  })

  it('should refuse windows of all data that are apart', () => {
    const refuse = (): unknown => agreedWindow([year, said('2022-01-01', '2022-12-31')])
    expect(refuse).toThrow('cannot be both from 2024-01-01 to 2024-12-31 and from 2022-01-01 to 2022-12-31')
    try {
      refuse()
    } catch (error) {
      expect((error as SynthError).problems).toHaveLength(2)
    }
  })
})
