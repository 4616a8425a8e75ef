import { civilFromDays, parseIsoDate } from '../../calendar.ts'
import { referenceDate } from '../../plan/draft-plan.ts'

/** The day before today, in days since 1970-01-01. Relative windows end on it. */
export const lastToldDay = (parseIsoDate(referenceDate) ?? 0) - 1

/** The year of months without a year. */
export const yearUnlessSaid = civilFromDays(lastToldDay).year
