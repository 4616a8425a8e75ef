import { parseIsoDate } from '../calendar.ts'

/** Whether a text is an ISO date of a calendar day in the years 0001 to 9999. */
export function isPossibleDay(text: string): boolean {
  return parseIsoDate(text) !== null && !text.startsWith('0000')
}
