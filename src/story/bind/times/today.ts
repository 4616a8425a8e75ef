import { parseIsoDate } from '../../../calendar.ts'
import { referenceDate } from '../../../plan/draft-plan.ts'
import type { Schema } from '../../../schema/schema.ts'
import type { BindNote } from '../note.ts'

/** The day that a schema takes as today, in days since 1970-01-01. */
export function todayOf({ reference_date: today = referenceDate }: Schema): number {
  return parseIsoDate(today) ?? 0
}

/** Says which day the data takes for today. */
export function todayNote(today: string): BindNote {
  return { pointer: '/reference_date', text: `"Today" is ${today} in the data`, claims: [] }
}
