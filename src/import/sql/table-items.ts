import { partsOf } from '../brackets.ts'
import type { CodeToken } from '../code-reader.ts'

/** Words of types with parts in angle brackets. */
const angled = /^(?:struct|array|map|nested)$/i

/** The items in the brackets of CREATE TABLE: "tags ARRAY<STRUCT<a INT64, b STRING>>" is one. */
export function itemsIn(tokens: readonly CodeToken[]): readonly (readonly CodeToken[])[] {
  const items: CodeToken[][] = []
  let depth = 0
  for (const part of partsOf(tokens)) {
    const last = items.at(-1)
    if (depth > 0 && last !== undefined) for (const token of part) last.push(token)
    else items.push([...part])
    for (const [at, { kind, text }] of part.entries()) {
      if (kind === 'sign' && text === '<' && (depth > 0 || angled.test(part[at - 1]?.text ?? ''))) depth++
      if (kind === 'sign' && text === '>' && depth > 0) depth--
    }
  }
  return items
}
