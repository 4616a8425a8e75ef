import { stateWords } from './states.ts'
import { singularOf } from '../words/words.ts'
import { wordSet } from './word-set.ts'

/** Participles of flags with "has": `has_failed`. Other participles have "is": `is_cancelled`. */
const doneWords = wordSet(
  'failed converted finished churned defaulted expired lapsed graduated relapsed replied responded complained died resigned retired left quit bounced',
  'dropped voted donated recovered reordered applied arrived departed',
)
/** Participles whose verbs stand alone as well: "5% cancel". */
const otherDone = wordSet(
  'cancelled canceled returned renewed unsubscribed subscribed escalated upgraded downgraded attended clicked opened passed registered booked',
  'signed activated purchased added viewed visited enrolled accepted installed verified logged bought paid',
)
/** Verbs of lasting states, which stay in the name of a flag: `owns_car`. */
const lasting = wordSet(
  'own use smoke drive speak sing live work play attend learn study teach wear eat drink plan intend want commute rent need require prefer',
)
/** Participles for the nouns of processes: "conversion" is told by who has converted. */
const processed: ReadonlyMap<string, string> = new Map([
  ['conversion', 'converted'],
  ['retention', 'retained'],
  ['attrition', 'left'],
  ['cancellation', 'cancelled'],
  ['cancelation', 'cancelled'],
  ['renewal', 'renewed'],
  ['completion', 'completed'],
  ['attendance', 'attended'],
])
/** Participles for nouns of what is done to rows or happens to them: "3% refunds" are refunded. */
const suffered: ReadonlyMap<string, string> = new Map([
  ['refund', 'refunded'],
  ['dispute', 'disputed'],
  ['delay', 'delayed'],
])
const irregular: ReadonlyMap<string, string> = new Map([
  ['quit', 'quit'],
  ['drop', 'dropped'],
  ['leave', 'left'],
  ['cancel', 'cancelled'],
  ['buy', 'bought'],
  ['pay', 'paid'],
])

/** Nouns, in the singular, of what happens to some rows, apart from participles. */
const happenings = wordSet('chargeback error failure complaint breakdown outage')

/** Whether a noun in the singular tells what happens to rows, and no kind of them: "return", "cancellation", "delay". */
export function isHappening(noun: string): boolean {
  return happenings.has(noun) || doneIn(noun) !== noun
}

/** The participle of a verb: "failed" for "fail". Other words are returned unchanged. */
export function doneBy(word: string): string {
  const past = irregular.get(word) ?? (word.endsWith('e') ? `${word}d` : `${word.replace(/([^aeiou])y$/, '$1i')}ed`)
  return !stateWords.has(word) && (doneWords.has(past) || otherDone.has(past)) ? past : word
}

/** Whether a verb names a lasting state: "own", "prefer". */
export function isLastingVerb(word: string): boolean {
  return lasting.has(word)
}

/** The first word of the name of a flag: "has" before some participles, "owns" for "own", else "is". */
export function flagLead(word: string): string {
  return doneWords.has(word) || happenings.has(word)
    ? 'has'
    : lasting.has(word)
      ? `${word.replace(/([^aeiou])y$/, '$1ie').replace(/ch$/, 'che')}s`
      : 'is'
}

/** The participle for the noun of a process: "converted" for "conversion", "churned" for "churn". Other words are returned unchanged. */
export function doneIn(process: string): string {
  return processed.get(process) ?? suffered.get(process) ?? doneBy(process)
}

/** The participle for a noun of what happens to rows, in the singular or plural: "refunded" for "refunds". Other words are returned unchanged. */
export function happenedIn(noun: string): string {
  return suffered.get(singularOf(noun)) ?? noun
}
