import type { ImportedColumn } from '../../import/imported.ts'
import { id } from '../../builders/table.ts'
import { code } from '../../builders/texts.ts'
import type { ColumnBody } from '../../schema/schema.ts'
import { codeOf } from './code-of.ts'

/** The form of phone numbers that are unique. */
const phone = '+1 (###) ###-####'
/** Characters of a UUID. */
const uuidLength = 36

/** The column with unique values; null if it cannot be unique. */
export function uniqueBody(body: ColumnBody, { type, values, min, max, length }: ImportedColumn): ColumnBody | null {
  if (values !== null || type === 'boolean' || type === 'date' || type === 'timestamp' || type === 'time' || type === 'json') return null
  if (body.kind === 'uuid' || body.kind === 'sequence') return body
  if (body.kind === 'pattern') return { ...body, unique: true }
  if (body.kind === 'compound') return body
  if (body.kind === 'phone' && (length === null || length >= phone.length)) return code(phone)
  const names = distinctNames(body)
  if (names !== null) return names
  if (body.kind === 'person_attribute' && (body.attribute === 'email' || body.attribute === 'username')) return body
  if (type === 'integer' || type === 'decimal') {
    const isBounded = min !== null && max !== null && type === 'integer' && body.kind === 'integer'
    return isBounded && max - min < 1e9 ? { kind: 'integer', min, max, unique: true } : id()
  }
  return codeOf(length ?? uuidLength, true)
}

/** The phrases of a text, each once and then with a number; null for other texts. */
export function distinctNames(body: ColumnBody): ColumnBody | null {
  const [only, ...others] = body.kind === 'text' ? body.segments : []
  if (others.length > 0 || typeof only !== 'object' || !('values' in only)) return null
  const words = [...new Set(only.values)]
  const isNumbered = words.some((word) => /\d$/.test(word))
  return words.length > 1 && !isNumbered ? { kind: 'compound', words: [words], separator: ' ' } : null
}
