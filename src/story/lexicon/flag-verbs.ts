import { stateWords } from './states.ts'
import { wordSet } from './word-set.ts'

/** What rows have done, as a flag calls it: `has_failed`. Other participles are what they are: `is_cancelled`. */
const doneWords = wordSet(
  'failed converted finished churned defaulted expired lapsed graduated relapsed replied responded complained died resigned retired left quit bounced',
  'dropped voted donated recovered reordered applied arrived departed',
)
/** Participles whose verbs stand alone as well: "5% cancel". */
const otherDone = wordSet(
  'cancelled canceled returned renewed unsubscribed subscribed escalated upgraded downgraded attended clicked opened passed registered booked',
)
/** Verbs of what lasts, which a flag has in its name: `owns_car`. */
const lasting = wordSet(
  'own use smoke drive speak live work play attend learn study teach wear eat drink plan intend want commute rent need require prefer',
)
const irregular: ReadonlyMap<string, string> = new Map([
  ['quit', 'quit'],
  ['drop', 'dropped'],
  ['leave', 'left'],
  ['cancel', 'cancelled'],
])

/** What a verb in the present tells as done, "failed" of "fail"; a word that is no such verb is its own. */
export function doneBy(word: string): string {
  const past = irregular.get(word) ?? (word.endsWith('e') ? `${word}d` : `${word.replace(/([^aeiou])y$/, '$1i')}ed`)
  return !stateWords.has(word) && (doneWords.has(past) || otherDone.has(past)) ? past : word
}

/** Whether a verb tells what lasts, "own", "prefer". */
export function isLasting(word: string): boolean {
  return lasting.has(word)
}

/** The word that the name of a flag begins with: "has" of what rows have done, "owns" for "own", else "is". */
export function flagLead(word: string): string {
  return doneWords.has(word) ? 'has' : lasting.has(word) ? `${word}s` : 'is'
}
