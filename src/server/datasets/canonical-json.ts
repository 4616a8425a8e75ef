import { isJsonObject } from '../../json.ts'

/**
 * A JSON value as text in the one way that equal values have in common: without spaces, keys in the order of their UTF-16 code units, numbers
 * and texts as ECMAScript writes them (RFC 8785). In no schema or story does the order of keys mean anything.
 *
 * @param value nested no deeper than a request may be: this recurs
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (!isJsonObject(value)) return JSON.stringify(value)
  const parts = Object.keys(value)
    .toSorted()
    .map((key) => `${JSON.stringify(key)}:${canonicalJson(value[key])}`)
  return `{${parts.join(',')}}`
}
