import { isJsonObject, jsonType, pointerTo } from '../json.ts'
import { insteadOf } from '../nearest.ts'
import { isRefusedInside, lengthOf } from './check-limits.ts'
import { isPossibleDay } from './day.ts'
import { meantType } from './meant-type.ts'
import { namePattern, nameProblem } from '../schema/name.ts'
import { Problems } from '../schema/problems.ts'
import type { TypeNode } from '../schema/type-node.ts'
import { mustBeOfType, mustBeOneOf, wordsOf } from '../schema/words.ts'

/** The context of checking a value. */
export interface Check {
  readonly problems: Problems
  /** Pointers of parts that are refused already, whatever their type. */
  readonly refused: ReadonlySet<string>
  /** Checks an object with additional properties: one of its properties determines which others are allowed. */
  readonly open: (type: TypeNode, value: unknown, pointer: string) => void
}

/**
 * Adds every problem of `value`, at `pointer`, with respect to a type. Objects are closed unless their type allows additional properties.
 */
export function checkValue(type: TypeNode, value: unknown, pointer: string, check: Check): void {
  if (check.refused.has(pointer)) return
  if (type.additionalProperties === true) return check.open(type, value, pointer)
  const before = check.problems.count
  const words = wordsOf(type)
  if (words !== null) {
    if (!words.includes(value)) check.problems.add(pointer, () => mustBeOneOf(words, value))
  } else if (type.anyOf !== undefined) checkUnion(type.anyOf, value, pointer, check)
  else checkPlain(type, value, pointer, check)
  if (check.problems.count === before && !isRefusedInside(check.refused, pointer)) checkRefinements(type, value, pointer, check.problems)
}

function checkUnion(union: readonly TypeNode[], value: unknown, pointer: string, check: Check): void {
  const meant = meantType(union, value, pointer, (type) => {
    const problems = new Problems()
    checkValue(type, value, pointer, { ...check, problems })
    return problems.count
  })
  if ('detail' in meant) check.problems.add(meant.pointer, meant.detail)
  else checkValue(meant, value, pointer, check)
}

function checkPlain(type: TypeNode, value: unknown, pointer: string, check: Check): void {
  const { problems } = check
  if (!isOfType(type.type, value)) return problems.add(pointer, mustBeOfType([type], value))
  if (typeof value === 'string') checkText(type, value, pointer, problems)
  else if (typeof value === 'number') checkNumber(type, value, pointer, problems)
  else if (Array.isArray(value)) checkArray(type, value, pointer, check)
  else if (isJsonObject(value)) checkObject(type, value, pointer, check)
}

/** Whether a value has a type of JSON Schema; an integer is a number without a fraction. */
function isOfType(type: string | undefined, value: unknown): boolean {
  return type === 'integer' ? Number.isSafeInteger(value) : jsonType(value) === type
}

function checkText(type: TypeNode, text: string, pointer: string, problems: Problems): void {
  const { minLength = 0, maxLength = Infinity, pattern, format, description } = type
  if (text.length < minLength) return problems.add(pointer, 'must not be empty')
  if (text.length > maxLength && lengthOf(text) > maxLength)
    return problems.add(pointer, `must be at most ${maxLength} characters long, but has ${lengthOf(text)}`)
  if (pattern === namePattern) {
    const wrong = nameProblem(text)
    if (wrong !== null) problems.add(pointer, wrong)
  } else if (pattern !== undefined && !new RegExp(pattern, 'u').test(text))
    problems.add(pointer, `${shown(text)} is not allowed here: ${description ?? `it does not match ${pattern}`}`)
  if (format === 'date' && !isPossibleDay(text))
    problems.add(pointer, `must be a calendar date such as "2025-01-31", but is ${shown(text)}`)
}

function shown(text: string): string {
  return JSON.stringify(text.slice(0, 64))
}

function checkNumber(
  { minimum, maximum, exclusiveMinimum, exclusiveMaximum }: TypeNode,
  number: number,
  pointer: string,
  problems: Problems,
): void {
  const must = (bound: string): void => problems.add(pointer, `must be ${bound}, but is ${number}`)
  if (minimum !== undefined && number < minimum) must(`at least ${minimum}`)
  else if (exclusiveMinimum !== undefined && number <= exclusiveMinimum) must(`above ${exclusiveMinimum}`)
  else if (maximum !== undefined && number > maximum) must(`at most ${maximum}`)
  else if (exclusiveMaximum !== undefined && number >= exclusiveMaximum) must(`below ${exclusiveMaximum}`)
}

function checkArray(type: TypeNode, values: readonly unknown[], pointer: string, check: Check): void {
  const { items, minItems = 0, maxItems = Infinity, uniqueItems = false } = type
  const most = isTuple(items) ? items.length : maxItems
  if (values.length < minItems || values.length > most) {
    const bounds = minItems === most ? `exactly ${most}` : values.length < minItems ? `at least ${minItems}` : `at most ${most}`
    check.problems.add(pointer, `must have ${bounds} ${bounds.endsWith(' 1') ? 'entry' : 'entries'}, but has ${values.length}`)
  }
  if (uniqueItems) checkUnique(values, pointer, check.problems)
  values.slice(0, most).forEach((value, index) => {
    const item = isTuple(items) ? items[index] : items
    if (item !== undefined) checkValue(item, value, pointerTo(pointer, index), check)
  })
}

function isTuple(items: TypeNode['items']): items is readonly TypeNode[] {
  return Array.isArray(items)
}

function checkUnique(values: readonly unknown[], pointer: string, problems: Problems): void {
  const places = new Map<string, number>()
  values.forEach((value, index) => {
    const text = JSON.stringify(value) ?? ''
    const place = places.get(text)
    if (place === undefined) places.set(text, index)
    else problems.add(pointerTo(pointer, index), `must differ from the other entries, but equals entry ${place}`)
  })
}

function checkObject(type: TypeNode, value: Readonly<Record<string, unknown>>, pointer: string, check: Check): void {
  const { properties = {}, required = [], patternProperties, title = 'this object' } = type
  const [map] = Object.values(patternProperties ?? {})
  for (const name of required)
    if (!Object.hasOwn(value, name)) check.problems.add(pointer, `needs \`${name}\`: ${properties[name]?.description ?? 'it is required'}`)
  for (const [name, part] of Object.entries(value)) {
    const known = Object.hasOwn(properties, name) ? properties[name] : map
    const at = pointerTo(pointer, name)
    if (known !== undefined) checkValue(known, part, at, check)
    else if (!check.refused.has(at))
      check.problems.add(at, () => `"${name.slice(0, 64)}" is not a property of ${title}${insteadOf(name, Object.keys(properties))}`)
  }
}

/** Checks the conditions beyond the structure of a type, as given to `Type.Refine`. */
function checkRefinements(type: TypeNode, value: unknown, pointer: string, problems: Problems): void {
  for (const { check, error } of type['~refine'] ?? []) if (!check(value)) problems.add(pointer, error(value))
}
