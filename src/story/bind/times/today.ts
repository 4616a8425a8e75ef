import { parseIsoDate } from '../../../calendar.ts'
import { referenceDate } from '../../../plan/draft-plan.ts'
import type { Schema } from '../../../schema/schema.ts'

/** The day that a schema takes as today, in days since 1970-01-01. */
export function todayOf({ reference_date: today = referenceDate }: Schema): number {
  return parseIsoDate(today) ?? 0
}
