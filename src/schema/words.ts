import { describeValue } from '../json.ts'
import { insteadOf } from '../nearest.ts'
import type { TypeNode } from './type-node.ts'

/** The values of a type that lists them; null for any other. */
export function wordsOf(type: TypeNode): readonly unknown[] | null {
  if (type.enum !== undefined) return type.enum
  if (Object.hasOwn(type, 'const')) return [type.const]
  const words = type.anyOf?.map(wordsOf) ?? [null]
  return words.every((each) => each !== null) ? words.flat() : null
}

/** What is wrong with a value that is none of `words`. */
export function mustBeOneOf(words: readonly unknown[], value: unknown): string {
  const shown = typeof value === 'string' ? JSON.stringify(value.slice(0, 64)) : describeValue(value)
  if (typeof value === 'string' && words.length > 1) return `${shown} is not possible here${insteadOf(value, words.map(String))}`
  return `must be ${words.map((word) => JSON.stringify(word)).join(' or ')}, but is ${shown}`
}
