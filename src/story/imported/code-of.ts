import { code, pattern } from '../../builders/texts.ts'
import type { ColumnBody } from '../../schema/schema.ts'

/** A code with at most `length` characters, and with at least `least` of them. */
export function codeOf(length: number, isUnique: boolean, least = 0): ColumnBody {
  const usual = length >= usualShape.length ? usualShape : '?'.repeat(Math.max(1, Math.min(length, 8)))
  const shape = `${usual}${'#'.repeat(Math.max(0, Math.min(least, mostCharacters) - usual.length))}`
  return isUnique ? code(shape) : pattern(shape)
}

const usualShape = '????-####'
/** Maximum characters of a code. */
const mostCharacters = 100
