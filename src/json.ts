/** The JSON pointer (RFC 6901) of entry `key` of what `pointer` points at. */
export function pointerTo(pointer: string, key: string | number): string {
  // Places in arrays and most names have nothing to escape, and a schema has thousands of them.
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

/** A type of JSON as people say it. */
export function typeName(type: string): string {
  return Object.hasOwn(typeNames, type) ? typeNames[type as keyof typeof typeNames] : type
}

/** Longer texts are not shown whole. */
const mostShown = 40

/** What a value is, in a few words. */
export function describeValue(value: unknown): string {
  if (typeof value === 'number') return `the number ${value}`
  if (typeof value === 'boolean') return String(value)
  if (typeof value !== 'string') return typeName(jsonType(value))
  const characters = Array.from(value.slice(0, 2 * mostShown))
  const isWhole = characters.length <= mostShown && value.length <= 2 * mostShown
  return `the string ${JSON.stringify(isWhole ? value : `${characters.slice(0, mostShown).join('')}…`)}`
}

/** The name of the type that JSON has for a value, or that JavaScript has for one that is no JSON. */
export function jsonType(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

/** Whether a value is a JSON object. */
export function isJsonObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return jsonType(value) === 'object'
}
