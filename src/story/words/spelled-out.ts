import { isKnownHead } from '../compose/noun-words.ts'
import type { Noun } from './noun.ts'
import { isPlural, pluralOf, singularOf } from './words.ts'

/** Active users in a time, by their initials. */
const active = /^[mwd]au$/
/** How tables are abbreviated. */
const abbreviations: ReadonlyMap<string, string> = new Map([
  ['txn', 'transactions'],
  ['tx', 'transactions'],
  ['appt', 'appointments'],
  ['dept', 'departments'],
  ['cust', 'customers'],
  ['acct', 'accounts'],
])

/**
 * A counted noun as its table is called: "txns" as "transactions", "MAU" as "users"; where nothing follows it also a known thing in the singular,
 * "product" as "products". Null for what may be no rows, such as "30 day trials".
 */
export function spelledOut(noun: Noun, isLast: boolean): Noun | null {
  const [only = '', other] = noun.words
  if (other !== undefined) return null
  const whole = active.test(only) ? 'users' : abbreviations.get(singularOf(only))
  if (whole !== undefined) return { ...noun, words: [whole] }
  return isLast && !isPlural(only) && isKnownHead(only) ? { ...noun, words: [pluralOf(only)] } : null
}
