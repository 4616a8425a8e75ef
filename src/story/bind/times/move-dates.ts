import { parseIsoDate } from '../../../calendar.ts'
import { type Days, isoDay, parsePeriod } from '../../../time/periods.ts'
import { withChanged } from '../tables/with-changed.ts'
import { movedDay, movedPeriod, type Shift } from './shift.ts'

type Values = Readonly<Record<string, unknown>>

const dayKeys: ReadonlySet<string> = new Set(['from', 'to', 'until'])
const formulaKeys: ReadonlySet<string> = new Set(['expression', 'when', 'where', 'constraints'])
const periodKeys: ReadonlySet<string> = new Set(['periods', 'peaks'])
const literal = /(["'])(\d{4}-\d{2}-\d{2})(T[\d:]{5,8}Z)?\1/g

/**
 * Moves every date in a part of a schema: days, periods, and dates in formulas. Periods outside of `within`, the days of the table, are
 * removed. A period that becomes several periods is copied; its share or total is divided equally.
 */
export function movedDates<Part>(part: Part, shift: Shift, within: Days | null): Part {
  return moved(part, '', shift, within) as Part
}

function moved(value: unknown, key: string, shift: Shift, within: Days | null): unknown {
  if (typeof value === 'string') return movedText(value, key, shift)
  if (Array.isArray(value)) {
    if (periodKeys.has(key)) return (value as Values[]).flatMap((each) => spread(each, shift, within)).filter(isLast)
    // Lists of plain values contain no dates.
    const isPlain = !dayKeys.has(key) && !formulaKeys.has(key) && value.every((each) => typeof each !== 'object')
    return isPlain ? value : withChanged(value, (each) => moved(each, key, shift, within))
  }
  if (value === null || typeof value !== 'object') return value
  const changed: Values = withChanged(value as Values, (each, name) => moved(each, name, shift, within))
  if (!Object.keys(changed).some((name) => isEmptied(name, changed[name]))) return changed
  const left = Object.entries(changed).filter(([name, each]) => !isEmptied(name, each))
  // `overall` needs periods.
  const isWhole = left.some(([name]) => name === 'periods')
  return Object.fromEntries(isWhole ? left : left.filter(([name]) => name !== 'overall'))
}

function movedText(text: string, key: string, shift: Shift): string {
  if (dayKeys.has(key)) {
    const day = parseIsoDate(text)
    return day === null ? text : isoDay(movedDay(day, shift))
  }
  if (!formulaKeys.has(key)) return text
  return text.replace(literal, (whole, quote: string, date: string, time: string | undefined) => {
    const day = parseIsoDate(date)
    return day === null ? whole : `${quote}${isoDay(movedDay(day, shift))}${time ?? ''}${quote}`
  })
}

/** The entries of a list of periods for one moved entry. */
function spread(entry: Values, shift: Shift, within: Days | null): readonly Values[] {
  const { period, share, total } = entry
  if (typeof period !== 'string') return [entry]
  const periods = movedPeriod(period, shift)
  return periods
    .map((each) => ({
      ...entry,
      period: each,
      ...(typeof share === 'number' ? { share: share / periods.length } : {}),
      ...(typeof total === 'number' ? { total: total / periods.length } : {}),
    }))
    .filter((each) => isWithin(each.period, within))
}

/** Whether an entry is the last one for its period; only that one is kept. */
function isLast(entry: Values, index: number, entries: readonly Values[]): boolean {
  return !entries.slice(index + 1).some(({ period }) => period === entry['period'])
}

function isWithin(period: string, within: Days | null): boolean {
  const days = parsePeriod(period)
  return days !== null && (within === null || (days.first <= within.last && days.last >= within.first))
}

function isEmptied(key: string, value: unknown): boolean {
  return periodKeys.has(key) && Array.isArray(value) && value.length === 0
}
