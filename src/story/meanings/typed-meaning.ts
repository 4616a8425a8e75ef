import { text } from '../../builders/texts.ts'
import { wordSet } from '../lexicon/word-set.ts'
import type { Meaning } from './meaning.ts'

/** Types that end names of columns in programs and name no values of their own: "age_int", "email_str", "tags_array". */
const types = wordSet('str string varchar int integer bigint num float double decimal bool boolean')
/** Types of several values, which are no numbers: "scopes_array" is no number of scopes. */
const collections = wordSet('json jsonb array arr list dict map')

const digits = [...'0123456789abcdef']
const hexDigits = 16
const hex: Meaning = { names: ['hex'], body: text(...Array.from({ length: hexDigits }, () => ({ values: digits }))) }

/**
 * The meaning of a name that ends with a type: that of the words before it, hexadecimal digits for "trace_id_hex". Null for other names.
 * @param find the meaning of words; null if nothing is known of them
 */
export function typedMeaning(names: readonly string[], find: (words: readonly string[]) => Meaning | null): Meaning | null {
  const last = names.at(-1) ?? ''
  if (names.length < 2) return null
  if (last === 'hex') return hex
  if (!types.has(last) && !collections.has(last)) return null
  const found = find(names.slice(0, -1))
  return found === null || types.has(last) || isOfWords(found) ? found : null
}

function isOfWords({ body }: Meaning): boolean {
  return typeof body === 'object' && (body.kind === 'category' || body.kind === 'text')
}
