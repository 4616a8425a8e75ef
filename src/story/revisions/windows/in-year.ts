import { civilFromDays, daysFromCivil, parseIsoDate } from '../../../calendar.ts'
import { isoDay } from '../../../time/periods.ts'
import { lastDayOf, monthOfDay } from '../../times/months.ts'
import type { WindowFact } from '../../facts/fact.ts'

/** Moves a window without a year to a year. The end of a month stays one. Null if the year has no such day. */
export function inYear<Window extends WindowFact>(window: Window, year: number): Window | null {
  const begin = Number((window.from ?? window.to).slice(0, 4))
  const from = window.from === null ? null : moved(window.from, year - begin)
  const to = moved(window.to, year - begin)
  if (to === null || (from === null && window.from !== null)) return null
  const gaps = window.gaps?.map((gap) => ({ from: moved(gap.from, year - begin) ?? gap.from, to: moved(gap.to, year - begin) ?? gap.to }))
  return { ...window, from, to, ...(gaps === undefined ? {} : { gaps }) }
}

function moved(iso: string, years: number): string | null {
  const day = parseIsoDate(iso)
  if (day === null) return null
  const { year, month, day: ofMonth } = civilFromDays(day)
  const first = daysFromCivil(year + years, month, 1)
  const last = lastDayOf(monthOfDay(first))
  if (day === lastDayOf(monthOfDay(day))) return isoDay(last)
  return first + ofMonth - 1 > last ? null : isoDay(first + ofMonth - 1)
}
