import type { Shape } from '../../../src/llm/answer/shape.ts'

/** Whether a value matches a shape; the part of JSON Schema that strict providers know. */
export function matches(shape: Shape, value: unknown, root: Shape): boolean {
  if (shape.$ref !== undefined) return matches(root.$defs?.[shape.$ref.replace('#/$defs/', '')] ?? { enum: [] }, value, root)
  if (shape.anyOf !== undefined) return shape.anyOf.some((each) => matches(each, value, root))
  if (shape.enum !== undefined) return shape.enum.includes(value)
  if (shape.type === 'null') return value === null
  if (shape.type === 'array') return Array.isArray(value) && value.every((item) => matches(shape.items ?? {}, item, root))
  if (shape.type === 'object') {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
    const { properties = {}, required = [] } = shape
    return (
      required.every((key) => Object.hasOwn(value, key)) &&
      Object.entries(value).every(([key, inner]) => {
        const own = Object.hasOwn(properties, key) ? properties[key] : undefined
        return own !== undefined && matches(own, inner, root)
      })
    )
  }
  return shape.type === 'integer' ? Number.isInteger(value) : typeof value === shape.type
}

/** All shapes in a shape, itself included. */
export function allShapes(shape: Shape): readonly Shape[] {
  const { properties = {}, $defs = {}, items, anyOf = [] } = shape
  const inner = [...Object.values(properties), ...Object.values($defs), ...(items ? [items] : []), ...anyOf]
  return [shape, ...inner.flatMap(allShapes)]
}

/** A value as a strict provider would give it: every property there, maps as lists of pairs; undefined when the shape does not allow it. */
export function toStrict(shape: Shape, value: unknown, root: Shape): unknown {
  if (shape.$ref !== undefined) return toStrict(root.$defs?.[shape.$ref.replace('#/$defs/', '')] ?? {}, value, root)
  if (shape.anyOf !== undefined) {
    for (const each of shape.anyOf) {
      const found = toStrict(each, value, root)
      if (found !== undefined) return found
    }
    return undefined
  }
  if (shape.type === 'null') return value === undefined || value === null ? null : undefined
  if (shape.type === 'array') return listToStrict(shape, value, root)
  if (shape.type !== 'object') return matches(shape, value, root) ? value : undefined
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const { properties = {} } = shape
  if (Object.keys(value).some((key) => !Object.hasOwn(properties, key))) return undefined
  const entries = Object.entries(properties).map(
    ([key, inner]) => [key, toStrict(inner, (value as Record<string, unknown>)[key], root)] as const,
  )
  return entries.some(([, inner]) => inner === undefined) ? undefined : Object.fromEntries(entries)
}

function listToStrict({ items = {} }: Shape, value: unknown, root: Shape): unknown {
  const isPairs = Object.keys(items.properties ?? {}).join() === 'key,value'
  const isMap = typeof value === 'object' && value !== null && !Array.isArray(value)
  const list: unknown = isPairs && isMap ? Object.entries(value).map(([key, inner]) => ({ key, value: inner })) : value
  if (!Array.isArray(list)) return undefined
  const found = list.map((item) => toStrict(items, item, root))
  return found.includes(undefined) ? undefined : found
}
