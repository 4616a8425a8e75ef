import { stateWords } from './states.ts'
import { wordSet } from './word-set.ts'

/** Participles of flags with "has": `has_failed`. Other participles have "is": `is_cancelled`. */
const doneWords = wordSet(
  'failed converted finished churned defaulted expired lapsed graduated relapsed replied responded complained died resigned retired left quit bounced',
  'dropped voted donated recovered reordered applied arrived departed',
)
/** Participles whose verbs stand alone as well: "5% cancel". */
const otherDone = wordSet(
  'cancelled canceled returned renewed unsubscribed subscribed escalated upgraded downgraded attended clicked opened passed registered booked',
)
/** Verbs of lasting states, which stay in the name of a flag: `owns_car`. */
const lasting = wordSet(
  'own use smoke drive speak live work play attend learn study teach wear eat drink plan intend want commute rent need require prefer',
)
const irregular: ReadonlyMap<string, string> = new Map([
  ['quit', 'quit'],
  ['drop', 'dropped'],
  ['leave', 'left'],
  ['cancel', 'cancelled'],
])

/** The participle of a verb: "failed" for "fail". Other words are returned unchanged. */
export function doneBy(word: string): string {
  const past = irregular.get(word) ?? (word.endsWith('e') ? `${word}d` : `${word.replace(/([^aeiou])y$/, '$1i')}ed`)
  return !stateWords.has(word) && (doneWords.has(past) || otherDone.has(past)) ? past : word
}

/** Whether a verb names a lasting state: "own", "prefer". */
export function isLasting(word: string): boolean {
  return lasting.has(word)
}

/** The first word of the name of a flag: "has" before some participles, "owns" for "own", else "is". */
export function flagLead(word: string): string {
  return doneWords.has(word) ? 'has' : lasting.has(word) ? `${word}s` : 'is'
}
