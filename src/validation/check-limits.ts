import { isJsonObject, pointerTo } from '../json.ts'
import { limits } from '../schema/limits.ts'
import type { Problems } from '../schema/problems.ts'

/**
 * Checks the limits that hold for every part of a schema: length, number of entries, nesting depth, well-formed Unicode, JSON values only.
 * Returns the pointers of the parts that it refused, so that later checks skip them; null when the value is nested too deeply to check
 * further.
 */
export function checkLimits(value: unknown, problems: Problems): ReadonlySet<string> | null {
  const refused = new Set<string>()
  return isShallow(value, '', 0) ? refused : null

  function refuse(pointer: string, detail: string): void {
    problems.add(pointer, detail)
    refused.add(pointer)
  }

  function isShallow(part: unknown, pointer: string, depth: number): boolean {
    if (typeof part === 'string') checkText(part, pointer)
    else if (typeof part === 'number') checkNumber(part, pointer)
    else if (Array.isArray(part) || isJsonObject(part))
      return depth < limits.depth ? areShallow(part, pointer, depth + 1) : tooDeep(pointer)
    else if (part !== null && typeof part !== 'boolean') refuse(pointer, `must be JSON, but is ${typeof part}`)
    return true
  }

  function tooDeep(pointer: string): boolean {
    problems.add(pointer, `is nested more than ${limits.depth} arrays and objects deep`)
    return false
  }

  function areShallow(parts: readonly unknown[] | Readonly<Record<string, unknown>>, pointer: string, depth: number): boolean {
    // Count before the entries are materialized, so that a huge part stays cheap.
    const count = (Array.isArray(parts) ? parts : Object.keys(parts)).length
    if (count > limits.entries) {
      refuse(pointer, `must have at most ${limits.entries} entries, but has ${count}`)
      return true
    }
    const entries = Array.isArray(parts) ? [...parts.entries()] : Object.entries(parts)
    return entries.every(([key, part]) => {
      const at = pointerTo(pointer, key)
      if (typeof key === 'string') checkText(key, at)
      return refused.has(at) || isShallow(part, at, depth)
    })
  }

  function checkText(text: string, pointer: string): void {
    const limit = pointer === '/story' ? limits.storyLength : limits.textLength
    if (!isWellFormed(text)) refuse(pointer, 'must be well-formed Unicode, but has an unpaired surrogate')
    else if (text.length > limit && lengthOf(text) > limit)
      refuse(pointer, `must be at most ${limit} characters long, but has ${lengthOf(text)}`)
  }

  function checkNumber(number: number, pointer: string): void {
    if (!(Math.abs(number) <= limits.number)) refuse(pointer, `must be a number from -2^53 to 2^53, but is ${number}`)
  }
}

/** Whether a part inside the part at `pointer` is refused. */
export function isRefusedInside(refused: ReadonlySet<string>, pointer: string): boolean {
  for (const each of refused) if (each.startsWith(`${pointer}/`)) return true
  return false
}

function isWellFormed(text: string): boolean {
  return !/[\uD800-\uDFFF]/u.test(text)
}

/** Characters (code points) of a text, counted as JSON Schema does. */
export function lengthOf(text: string): number {
  let length = 0
  for (const _ of text) length++
  return length
}
