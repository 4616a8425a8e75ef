import { daysFromCivil, weekdayOf } from '../../../calendar.ts'
import { isoDay } from '../../../time/periods.ts'
import type { ShapeFact } from '../../facts/amount-facts.ts'
import { firstDayOf, lastDayOf, monthOfDay, numberInYear, yearOf } from '../../times/months.ts'
import { integersFrom } from '../../../lists.ts'

/** A day of a shape in one year, and its factor. */
export interface BusyDay {
  /** Days since 1970-01-01. */
  readonly day: number
  readonly factor: number
}

/** The days of a shape in a year. Days that the year does not have, such as 29 February, are left out. */
export function busyDays({ days }: Pick<ShapeFact, 'days'>, year: number): readonly BusyDay[] {
  return (days ?? []).flatMap(({ day: name, factor }) => daysNamed(name, year).map((day) => ({ day, factor })))
}

/** The factor of a month under several shapes: the product of their factors for the month and the mean of their days. */
export function monthFactor(shapes: readonly ShapeFact[], month: number): number {
  const [first, last] = [firstDayOf(month), lastDayOf(month)]
  const count = last - first + 1
  return shapes.reduce((product, shape) => {
    const days = busyDays(shape, yearOf(month)).filter(({ day }) => day >= first && day <= last)
    const mean = days.reduce((sum, { factor }) => sum + factor - 1, count) / count
    return product * (shape.months?.[numberInYear(month) - 1] ?? 1) * mean
  }, 1)
}

/**
 * The day numbers of a name: the fourth Thursday of November and the days after it, "11-28", or one day or all days of one month ("2024-03"). Empty if
 * the year has no such day.
 */
function daysNamed(name: string, year: number): readonly number[] {
  const november = daysFromCivil(year, 11, 1)
  const thanksgiving = november + ((3 - weekdayOf(november) + 7) % 7) + 21
  if (name === 'thanksgiving') return [thanksgiving]
  if (name === 'black_friday') return [thanksgiving + 1]
  if (name === 'cyber_monday') return [thanksgiving + 4]
  const [first, second, third] = name.split('-').map(Number)
  if (first === undefined || second === undefined) return []
  if (third !== undefined) return first === year ? [daysFromCivil(first, second, third)] : []
  if (first > 12) {
    const begin = daysFromCivil(first, second, 1)
    return first === year ? integersFrom(begin, lastDayOf(monthOfDay(begin))) : []
  }
  const found = daysFromCivil(year, first, second)
  return isoDay(found).endsWith(name) ? [found] : []
}
