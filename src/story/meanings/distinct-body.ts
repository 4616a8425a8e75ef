import { wordSet } from '../lexicon/word-set.ts'
import { code } from '../../builders/texts.ts'
import type { ColumnBody } from '../../schema/schema.ts'
import type { Noun } from '../words/noun.ts'
import { singularOf } from '../words/words.ts'

/** Kinds whose values are always unique. */
const distinct = new Set<ColumnBody['kind']>(['uuid', 'sequence', 'serial', 'compound', 'national_id', 'email', 'slug'])
/** Last words of columns that identify rows. */
const identifying = wordSet('no number num id code key ref reference identifier sku tag serial token handle slug username')

/** Whether a column is one of codes by its name: "tracking number", "sku". */
export function isIdentifying(column: Pick<Noun, 'words'> | null): boolean {
  return identifying.has(singularOf(column?.words.at(-1) ?? ''))
}

/** Whether a word ends in one for codes, as "orderid" does. */
export function mayEndIdentifying(text: string): boolean {
  const singular = singularOf(text)
  return [...identifying].some((word) => singular.endsWith(word))
}

/**
 * The column with unique values; null if it cannot be unique.
 * @param words the words of its name
 * @param isNumbered whether its template contains the number of the row
 */
export function distinctBody(body: ColumnBody, words: readonly string[], isNumbered: boolean): ColumnBody | null {
  if (distinct.has(body.kind)) return body
  switch (body.kind) {
    case 'pattern':
      return { ...body, unique: true }
    case 'person_attribute':
      return body.attribute === 'email' || body.attribute === 'username' ? body : null
    case 'integer':
      return { kind: 'integer', min: body.min, max: body.max, unique: true }
    case 'phone':
      return code('+1 202 ### ####')
    case 'template':
      return isNumbered ? body : null
    default:
      return identifying.has(words.at(-1) ?? '') ? code('???-#####') : null
  }
}
