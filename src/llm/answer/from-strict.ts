import { columnKinds } from '../../columns/index.ts'
import { outcomes } from '../../outcomes/index.ts'
import { distributions } from '../../random/distributions/index.ts'
import type { TypeNode } from '../../schema/type-node.ts'

/** The names of properties that are maps, and of those that are lists. */
interface Names {
  readonly maps: ReadonlySet<string>
  readonly lists: ReadonlySet<string>
}

let names: Names | undefined

/**
 * Converts a strict answer to the usual form of a schema: drops nulls of optional properties, and turns lists of {key, value} into maps.
 * Leaves everything that already has the usual form.
 */
export function fromStrict(value: unknown): unknown {
  names ??= namesInTypes()
  return plain(value, '', names)
}

function plain(value: unknown, name: string, known: Names): unknown {
  if (Array.isArray(value)) {
    const isMap = known.maps.has(name) && value.every(isPair) && (value.length > 0 || !known.lists.has(name))
    if (isMap) return Object.fromEntries(value.map((pair) => [pair.key, plain(pair.value, '', known)]))
    return value.map((item) => plain(item, '', known))
  }
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, inner]): [string, unknown] => [
    key,
    plain(inner, known.maps.has(name) ? '' : key, known),
  ])
  // The entries of a map may be null; a property is never null.
  return Object.fromEntries(known.maps.has(name) ? entries : entries.filter(([, inner]) => inner !== null))
}

function isPair(value: unknown): value is { readonly key: string; readonly value: unknown } {
  if (typeof value !== 'object' || value === null) return false
  return Object.keys(value).length === 2 && 'value' in value && 'key' in value && typeof value.key === 'string'
}

function namesInTypes(): Names {
  const maps = new Set<string>()
  const lists = new Set<string>()
  const visit = (node: TypeNode, name: string): void => {
    if (node.patternProperties !== undefined) maps.add(name)
    if (node.type === 'array') lists.add(name)
    for (const inner of Object.values(node.patternProperties ?? {})) visit(inner, '')
    for (const [key, inner] of Object.entries(node.properties ?? {})) visit(inner, key)
    for (const inner of node.anyOf ?? []) visit(inner, name)
    for (const inner of [node.items ?? []].flat()) visit(inner, '')
  }
  for (const { params } of [...columnKinds.values(), ...outcomes.values(), ...distributions.values()]) visit(params, '')
  return { maps, lists }
}
