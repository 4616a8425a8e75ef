import { code } from '../../builders/texts.ts'
import type { ColumnBody } from '../../schema/schema.ts'

/** Kinds of which no two rows have the same by themselves. */
const distinct = new Set<ColumnBody['kind']>(['uuid', 'sequence', 'compound', 'national_id', 'email', 'slug'])
/** Names of what tells rows apart. */
const identifying = new Set('no number num id code key ref reference identifier sku tag serial token handle slug username'.split(' '))

/**
 * A column with another value in each row; null where it cannot have that.
 * @param words of its name
 * @param isNumbered whether its template has the number of the row in it
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
