import { id } from '../../builders/table.ts'
import type { ImportedColumn } from '../../import/imported.ts'
import type { ColumnBody } from '../../schema/schema.ts'
import { codeOf } from './code-of.ts'

/** Characters of a UUID. */
const uuidLength = 36

/** The column that tells the rows of a table apart. */
export function keyBody({ type, length, name }: ImportedColumn): ColumnBody {
  if (type === 'uuid') return { kind: 'uuid' }
  if (type !== 'text') return id()
  return (length === null || length >= uuidLength) && /id$/i.test(name) ? { kind: 'uuid' } : codeOf(length ?? uuidLength, true)
}
