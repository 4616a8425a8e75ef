import { code, pattern } from '../../builders/texts.ts'
import type { ColumnBody } from '../../schema/schema.ts'

/** A code with at most `length` characters. */
export function codeOf(length: number, isUnique: boolean): ColumnBody {
  const shape = length >= 9 ? '????-####' : '?'.repeat(Math.max(1, Math.min(length, 8)))
  return isUnique ? code(shape) : pattern(shape)
}
