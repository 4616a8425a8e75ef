/** The subset of JSON Schema that strict providers enforce. */
export interface Shape {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly properties?: Readonly<Record<string, Shape>>
  readonly required?: readonly string[]
  readonly additionalProperties?: false
  readonly items?: Shape
  readonly anyOf?: readonly Shape[]
  readonly $ref?: string
  readonly $defs?: Readonly<Record<string, Shape>>
}

/** A shape with its direct inner shapes replaced. */
function mapShapes(shape: Shape, change: (inner: Shape) => Shape): Shape {
  const { properties, items, anyOf } = shape
  return {
    ...shape,
    ...(properties && { properties: Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, change(inner)])) }),
    ...(items && { items: change(items) }),
    ...(anyOf && { anyOf: anyOf.map(change) }),
  }
}

/** Minimum length in characters from which a repeated shape is named. */
const longShape = 150

/** Names the shapes that occur several times, so that each is written once. @param defs the shapes that already have names */
export function withSharedShapes(root: Shape, defs: Readonly<Record<string, Shape>>): Shape {
  const seen = new Map<string, number>()
  const count = (shape: Shape): Shape => {
    const text = JSON.stringify(shape)
    seen.set(text, (seen.get(text) ?? 0) + 1)
    return mapShapes(shape, count)
  }
  for (const shape of [root, ...Object.values(defs)]) mapShapes(shape, count)
  const names = new Map<string, string>()
  const named: Record<string, Shape> = {}
  const name = (shape: Shape): Shape => {
    const text = JSON.stringify(shape)
    if (text.length < longShape || (seen.get(text) ?? 0) < 2) return mapShapes(shape, name)
    const known = names.get(text) ?? `shared_${names.size + 1}`
    if (!names.has(text)) {
      names.set(text, known)
      named[known] = mapShapes(shape, name)
    }
    return { $ref: `#/$defs/${known}` }
  }
  const whole = mapShapes(root, name)
  const others = Object.fromEntries(Object.entries(defs).map(([key, shape]) => [key, mapShapes(shape, name)]))
  return { ...whole, $defs: { ...others, ...named } }
}
