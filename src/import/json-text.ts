import { isJsonObject } from '../json.ts'
import { importUnreadable } from './import-unreadable.ts'

/** A JSON value in a text, and its position. */
export interface JsonText {
  readonly value: unknown
  readonly start: number
  readonly end: number
}

/** Maximum depth of nested brackets. */
const deepest = 64

/**
 * The first JSON object or array at the beginning of a line. Values on consecutive lines (NDJSON) become one array. Null if there is none.
 * @throws SynthError `import_unreadable` for JSON that is incomplete or has a mistake
 */
export function jsonText(text: string): JsonText | null {
  const begin = /^[ \t]*[[{]/gm
  for (let tries = 0; tries < 4; tries++) {
    const found = begin.exec(text)
    if (found === null) return null
    const start = found.index + found[0].length - 1
    const first = valueAt(text, start)
    if (first === null && looksLikeJson(text, start))
      throw importUnreadable(text, start, 'this JSON is incomplete or has a mistake: check its commas, quotes and brackets')
    if (first === null) continue
    const lines = isJsonObject(first.value) ? moreLines(text, first) : first
    return isJsonObject(lines.value) || Array.isArray(lines.value) ? lines : null
  }
  return null
}

/** Whether a bracket begins JSON, possibly with mistakes, such as "{"name": …" or "[{", rather than a sentence in brackets. */
function looksLikeJson(text: string, start: number): boolean {
  return /^(?:\{\s{0,20}"[^"\n]{0,100}"\s{0,20}:|\[\s{0,20}\{\s{0,20}")/.test(text.slice(start, start + 300))
}

function moreLines(text: string, first: JsonText): JsonText {
  const values = [first.value]
  let { end } = first
  const next = /[ \t,]*\r?\n[ \t]*(?=\{)/y
  for (;;) {
    next.lastIndex = end
    const gap = next.exec(text)
    const more = gap === null ? null : valueAt(text, end + gap[0].length)
    if (more === null) return values.length === 1 ? first : { value: values, start: first.start, end }
    values.push(more.value)
    end = more.end
  }
}

function valueAt(text: string, start: number): JsonText | null {
  const end = endOf(text, start)
  if (end === null) return null
  try {
    return { value: JSON.parse(text.slice(start, end)) as unknown, start, end }
  } catch {
    return null
  }
}

/** The offset after the bracket that closes the bracket at `start`; null if there is none, or if brackets are nested too deeply. */
function endOf(text: string, start: number): number | null {
  let depth = 0
  for (let at = start; at < text.length; at++) {
    const char = text[at]
    if (char === '"') at = closingQuote(text, at)
    else if (char === '{' || char === '[') {
      if (++depth > deepest) return null
    } else if ((char === '}' || char === ']') && --depth === 0) return at + 1
  }
  return null
}

function closingQuote(text: string, at: number): number {
  let end = at + 1
  while (end < text.length && text[end] !== '"') end += text[end] === '\\' ? 2 : 1
  return end
}
