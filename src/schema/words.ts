import { describeValue, typeName } from '../json.ts'
import { insteadOf } from '../nearest.ts'
import type { TypeNode } from './type-node.ts'

/** The values of a type that lists them; null for any other type. */
export function wordsOf(type: TypeNode): readonly unknown[] | null {
  if (type.enum !== undefined) return type.enum
  if (Object.hasOwn(type, 'const')) return [type.const]
  const words = type.anyOf?.map(wordsOf) ?? [null]
  return words.every((each) => each !== null) ? words.flat() : null
}

/** The problem of a value that is not one of `words`. */
export function mustBeOneOf(words: readonly unknown[], value: unknown): string {
  const shown = typeof value === 'string' ? JSON.stringify(value.slice(0, 64)) : describeValue(value)
  if (typeof value === 'string' && words.length > 1) return `${shown} is not allowed here${insteadOf(value, words.map(String))}`
  return `must be ${words.map((word) => JSON.stringify(word)).join(' or ')}, but is ${shown}`
}

/** The problem of a value that has none of the types. */
export function mustBeOfType(types: readonly TypeNode[], value: unknown): string {
  const names = [...new Set(types.map(({ type }) => type ?? 'nothing'))]
  const expected = names.map((name) => typeName(name) + partsOf(types.filter(({ type = 'nothing' }) => type === name)))
  return `must be ${expected.join(' or ')}, but is ${describeValue(value)}`
}

/** The parts of a value of one of the types, which are all objects or all lists: the parts that all types share. */
function partsOf([first, ...others]: readonly TypeNode[]): string {
  if (first === undefined) return ''
  const { type, items, properties = {}, required = [] } = first
  if (type === 'array') return Array.isArray(items) || items === undefined ? '' : itemsText(items as TypeNode)
  const needed = required.filter((key) => others.every((other) => other.required?.includes(key) === true))
  if (needed.length > 0) return ` with ${quoted(needed)}`
  const possible = Object.keys(properties)
  return possible.length > 0 && others.length === 0 ? ` with any of ${quoted(possible)}` : ''
}

function itemsText(items: TypeNode): string {
  const parts = items.type === 'object' ? partsOf([items]) : ''
  return items.type === undefined ? '' : ` of ${items.type}s${parts}`
}

function quoted(keys: readonly string[]): string {
  return keys.map((key) => `\`${key}\``).join(', ')
}
