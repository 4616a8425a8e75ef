import type { Opening } from './opening.ts'

/** "Tables:", "the following datasets:", "Entities needed:", right before a list. */
const announcement =
  /(?:^|[^\p{L}\d_])(?:tables|entities|datasets|data sets|collections)(?: (?:needed|required|wanted|below|to (?:create|generate|make)|(?:i|we) (?:need|want)|(?:are|include)))?\s?:?\s{0,3}$/iu
/** Most characters of such an announcement. */
const longest = 48

/** Whether words before a list say that its items are tables: "Tables:\n- customers\n- orders", "Entities: patient, doctor". */
export function announcesTables(text: string, { start, items }: Opening): boolean {
  // "Two tables with columns: ..." announces columns.
  return !/\p{L}/u.test(text.slice(start, items)) && announcement.test(text.slice(Math.max(0, start - longest), start))
}
