import { isJsonObject } from '../../json.ts'
import { jsonDepth } from '../http/json-depth.ts'

/** Maximum nesting depth of a schema. */
const mostDepth = 64

/** Maximum number of candidates: prose has few braces before the schema. */
const mostStarts = 32

/**
 * The first JSON object in a text that has the key `key`, even inside other objects; otherwise the first JSON object; undefined if there is
 * none. Prose or code fences may surround it. Reads each character a bounded number of times.
 */
export function firstJson(text: string, key: string): unknown {
  let first: unknown
  // The reasoning of a model may contain drafts.
  let from = text.lastIndexOf('</think>') + 1
  for (let tried = 0; tried < mostStarts; tried++) {
    const start = text.indexOf('{', from)
    if (start < 0) break
    const end = endOf(text, start)
    const value = end < 0 ? undefined : parsed(text.slice(start, end))
    const found = holderOf(value, key)
    if (found !== undefined) return found
    first ??= value
    // Parsed JSON has been searched; otherwise JSON may begin at the next brace.
    from = value === undefined ? start + 1 : end
  }
  return first
}

/** The first object with the key `key` in a JSON value, including the value itself; undefined if there is none. */
function holderOf(value: unknown, key: string): unknown {
  if (isJsonObject(value) && Object.hasOwn(value, key)) return value
  if (!isJsonObject(value) && !Array.isArray(value)) return undefined
  for (const part of Object.values(value)) {
    const found = holderOf(part, key)
    if (found !== undefined) return found
  }
  return undefined
}

/** The end of the brackets that open at `start`; -1 if they are never closed. */
function endOf(text: string, start: number): number {
  let depth = 0
  let inString = false
  for (let i = start; i < text.length; i++) {
    const char = text.charCodeAt(i)
    if (inString) {
      if (char === 0x5c) i++
      else if (char === 0x22) inString = false
    } else if (char === 0x22) inString = true
    else if (char === 0x5b || char === 0x7b) depth++
    else if ((char === 0x5d || char === 0x7d) && --depth === 0) return i + 1
  }
  return -1
}

function parsed(text: string): unknown {
  if (jsonDepth(text) > mostDepth) return undefined
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
