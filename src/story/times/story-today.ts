import { civilFromDays, parseIsoDate } from '../../calendar.ts'
import { referenceDate } from '../../plan/draft-plan.ts'

/** The day before the one that data takes for today: windows that are said from today's view end on it. Days since 1970-01-01. */
export const lastToldDay = (parseIsoDate(referenceDate) ?? 0) - 1

/** The year of months that are said without one. */
export const yearUnlessSaid = civilFromDays(lastToldDay).year
