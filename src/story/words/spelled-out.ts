import { isKnownHead } from '../compose/noun-words.ts'
import type { Noun } from './noun.ts'
import { isPlural, pluralOf, singularOf } from './words.ts'

/** Abbreviations of active users: "MAU", "WAU", "DAU". */
const active = /^[mwd]au$/
/** Abbreviations of table names. */
const abbreviations: ReadonlyMap<string, string> = new Map([
  ['txn', 'transactions'],
  ['tx', 'transactions'],
  ['appt', 'appointments'],
  ['dept', 'departments'],
  ['cust', 'customers'],
  ['acct', 'accounts'],
])

/**
 * Expands an abbreviated noun: "txns" is "transactions", "MAU" is "users". If nothing follows, a known singular becomes a plural: "product"
 * is "products". Null if the noun may not be rows, as in "30 day trials".
 */
export function spelledOut(noun: Noun, isLast: boolean): Noun | null {
  const [only = '', other] = noun.words
  if (other !== undefined) return null
  const whole = active.test(only) ? 'users' : abbreviations.get(singularOf(only))
  if (whole !== undefined) return { ...noun, words: [whole] }
  return isLast && !isPlural(only) && isKnownHead(only) ? { ...noun, words: [pluralOf(only)] } : null
}
