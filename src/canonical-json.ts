import { isJsonObject } from './json.ts'

/**
 * The canonical text of a JSON value, equal for equal values: no spaces, keys sorted by UTF-16 code units, numbers and texts as in
 * ECMAScript (RFC 8785). The order of keys has no meaning in schemas and stories.
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
