import { isJsonObject } from '../json.ts'

/** A JSON Schema, or a part of one. */
export type Schema = Readonly<Record<string, unknown>>

/** Maximum number of references and combinations within one another that are followed. */
const deepest = 5
/** Maximum number of parts that are joined. */
const mostParts = 50

/** A schema without references and combinations. */
export interface FlatSchema {
  readonly schema: Schema
  /** Whether the value may be null. */
  readonly isNullable: boolean
  /** Whether the value has one of several forms, of which none is in `schema`. */
  readonly isOneOfSeveral: boolean
}

/** Follows the references of a schema within the document, and joins the parts of "allOf", and the only part of "anyOf" besides null. */
export function flattened(schema: Schema, root: Schema, depth = 0): FlatSchema {
  const { allOf, anyOf, oneOf, ...own } = target(schema, root)
  const all = parts(allOf).map((part) => flattened(part, root, depth + 1))
  const whole = [...all.map((part) => part.schema), own].reduce(joined, {})
  const choices = [...parts(anyOf), ...parts(oneOf)]
  const isNull = (part: Schema): boolean => part['type'] === 'null'
  const isNullable = own['nullable'] === true || typesOf(whole).includes('null') || listed(whole).includes(null) || choices.some(isNull)
  const isOneOfSeveral = all.some((part) => part.isOneOfSeveral)
  if (depth > deepest || choices.every(isNull)) return { schema: whole, isNullable, isOneOfSeveral }
  const open = choices.filter((part) => !isNull(part)).map((part) => flattened(part, root, depth + 1))
  const [only] = open
  const values = open.map((part) => listed(part.schema))
  if (only !== undefined && open.length === 1)
    return {
      schema: joined(whole, only.schema),
      isNullable: isNullable || only.isNullable,
      isOneOfSeveral: isOneOfSeveral || only.isOneOfSeveral,
    }
  if (values.every((each) => each.length > 0)) return { schema: joined(whole, { enum: values.flat() }), isNullable, isOneOfSeveral }
  // Combinations of required properties beside properties say nothing about the type.
  const isCondition = isJsonObject(whole['properties']) && open.every((part) => !isJsonObject(part.schema['properties']))
  return { schema: whole, isNullable, isOneOfSeveral: isOneOfSeveral || !isCondition }
}

/** The schema that references within the document lead to, with what stands beside them. */
function target(schema: Schema, root: Schema): Schema {
  let current = schema
  for (let step = 0; step < deepest; step++) {
    const { $ref: ref, ...beside } = current
    if (typeof ref !== 'string' || !ref.startsWith('#/')) return current
    let found: unknown = root
    for (const part of ref.slice(2).split('/')) found = isJsonObject(found) && Object.hasOwn(found, part) ? found[part] : null
    if (!isJsonObject(found)) return current
    current = { ...found, ...beside }
  }
  return current
}

function parts(value: unknown): readonly Schema[] {
  return Array.isArray(value) ? value.filter(isJsonObject).slice(0, mostParts) : []
}

/** The values of "type", which is one or a list. */
export function typesOf({ type }: Schema): readonly unknown[] {
  return Array.isArray(type) ? (type as readonly unknown[]) : [type]
}

/** The values of "enum" and "const". */
export function listed(schema: Schema): readonly unknown[] {
  if (Array.isArray(schema['enum'])) return schema['enum'] as readonly unknown[]
  return schema['const'] === undefined ? [] : [schema['const']]
}

/** Both schemas in one, with the properties and required names of both; the second one decides what both say. */
function joined(one: Schema, other: Schema): Schema {
  const [properties, more] = [one['properties'], other['properties']]
  const required = [one['required'], other['required']].flatMap((names) => (Array.isArray(names) ? (names as readonly unknown[]) : []))
  return {
    ...one,
    ...other,
    ...(isJsonObject(properties) || isJsonObject(more)
      ? { properties: { ...(isJsonObject(properties) ? properties : {}), ...(isJsonObject(more) ? more : {}) } }
      : {}),
    ...(required.length === 0 ? {} : { required }),
  }
}
