import { isJsonObject, jsonType, pointerTo } from '../json.ts'
import { nearest } from '../nearest.ts'
import type { TypeNode } from '../schema/type-node.ts'
import { mustBeOfType, mustBeOneOf } from '../schema/words.ts'

/** Why a value matches none of the alternatives of a union. */
export interface Refusal {
  readonly pointer: string
  readonly detail: string
}

type JsonObject = Readonly<Record<string, unknown>>

/**
 * The alternative of a union that a value at `pointer` most likely stands for, or why it matches none. Objects are distinguished by the
 * property with a different constant in each alternative (`type`, `name`), otherwise by their keys; `problems` counts the problems under an
 * alternative.
 */
export function meantType(
  union: readonly TypeNode[],
  value: unknown,
  pointer: string,
  problems: (type: TypeNode) => number,
): TypeNode | Refusal {
  const fitting = union.filter(({ type }) => jsonType(value) === (type === 'integer' ? 'number' : type))
  const [first] = fitting
  if (first === undefined) return { pointer, detail: mustBeOfType(union, value) }
  if (fitting.length === 1) return first
  if (!isJsonObject(value) || fitting.some(({ properties }) => properties === undefined)) return likeliest(fitting, problems)
  const key = discriminatorOf(fitting)
  return key === null ? byKeys(fitting, value, pointer) : byName(fitting, key, value, pointer)
}

/** The property whose constant distinguishes the objects: `type`, `name`, `kind`. */
export function discriminatorOf(union: readonly TypeNode[]): string | null {
  const keys = Object.keys(union[0]?.properties ?? {})
  return keys.find((key) => union.every(({ properties }) => properties?.[key]?.const !== undefined)) ?? null
}

function likeliest(union: readonly TypeNode[], problems: (type: TypeNode) => number): TypeNode {
  const counts = union.map(problems)
  return union[counts.indexOf(Math.min(...counts))] as TypeNode
}

function byName(union: readonly TypeNode[], key: string, value: JsonObject, pointer: string): TypeNode | Refusal {
  const names = union.map(({ properties }) => properties?.[key]?.const)
  if (!Object.hasOwn(value, key)) return { pointer, detail: `needs \`${key}\`: ${names.map((each) => JSON.stringify(each)).join(' or ')}` }
  return union[names.indexOf(value[key])] ?? { pointer: pointerTo(pointer, key), detail: mustBeOneOf(names, value[key]) }
}

function byKeys(union: readonly TypeNode[], value: JsonObject, pointer: string): TypeNode | Refusal {
  const scores = union.map(({ properties = {} }) => {
    const known = Object.keys(properties)
    return Object.keys(value).reduce((sum, key) => sum + (known.includes(key) ? 2 : nearest(key, known) === null ? 0 : 1), 0)
  })
  const best = Math.max(...scores)
  const meant = union[scores.indexOf(best)]
  if (best > 0 && meant !== undefined) return meant
  const shapes = union.map(({ required = [] }) => required.map((key) => `\`${key}\``).join(' and '))
  const [key] = Object.keys(value)
  const found = key === undefined ? 'has no properties' : `has "${key.slice(0, 64)}"`
  return { pointer, detail: `must be an object with ${shapes.join(', or with ')}, but ${found}` }
}
