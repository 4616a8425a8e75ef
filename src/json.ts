import { clipped } from './clipped.ts'

/** The JSON pointer (RFC 6901) of the entry `key` of the value at `pointer`. */
export function pointerTo(pointer: string, key: string | number): string {
  // Fast path: array indices and most names need no escaping, and a schema has thousands of them.
  if (typeof key === 'number' || !/[~/]/.test(key)) return `${pointer}/${key}`
  return `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`
}

const typeNames = {
  integer: 'an integer',
  number: 'a number',
  string: 'a string',
  boolean: 'a boolean',
  object: 'an object',
  array: 'an array',
  null: 'null',
  undefined: 'nothing',
} as const satisfies Readonly<Record<string, string>>

/** The name of a JSON type in messages. */
export function typeName(type: string): string {
  return Object.hasOwn(typeNames, type) ? typeNames[type as keyof typeof typeNames] : type
}

/** Maximum characters of a text that messages show completely. */
const mostShown = 40

/** Describes a value in a few words, for messages. */
export function describeValue(value: unknown): string {
  if (typeof value === 'number') return `the number ${value}`
  if (typeof value === 'boolean') return String(value)
  if (typeof value !== 'string') return typeName(jsonType(value))
  const characters = Array.from(value.slice(0, 2 * mostShown))
  const isWhole = characters.length <= mostShown && value.length <= 2 * mostShown
  return `the string ${JSON.stringify(isWhole ? value : `${characters.slice(0, mostShown).join('')}…`)}`
}

/** A name in quotes, at most 200 characters of it; in a few words what is given in its place. */
export function quotedName(name: unknown): string {
  return typeof name === 'string' ? JSON.stringify(clipped(name)) : describeValue(name)
}

/** The JSON type of a value, or its JavaScript type if it is not JSON. */
export function jsonType(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

/** Whether a value is a JSON object. */
export function isJsonObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return jsonType(value) === 'object'
}
