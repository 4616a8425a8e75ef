import { distributions } from '../random/distributions/index.ts'
import { isInnerColumn } from './inner-column.ts'
import { limits } from './limits.ts'
import { discriminatorOf } from './meant-type.ts'
import { namePattern, reservedNames } from './name.ts'
import type { TypeNode } from './type-node.ts'
import { wordsOf } from './words.ts'

/** A JSON Schema (draft 2020-12). */
export type JsonSchema = Readonly<Record<string, unknown>>

/** Definitions by what they define: a type, or the alternatives of a union, which optional copies of it share. */
export type Definitions = ReadonlyMap<object, string>

/** The JSON Schema of a type. What `definitions` names is referred to, but for the type itself. */
export function jsonSchemaOf(type: TypeNode, definitions: Definitions): JsonSchema {
  const { description } = type
  return { ...(description === undefined ? {} : { description }), ...bodyOf(type, definitions) }
}

function partOf(type: TypeNode, definitions: Definitions): JsonSchema {
  const name = definitionOf(type, definitions)
  if (name === null) return jsonSchemaOf(type, definitions)
  const { description } = type
  return { ...(description === undefined ? {} : { description }), $ref: `#/$defs/${name}` }
}

function definitionOf(type: TypeNode, definitions: Definitions): string | null {
  const { name, type: outcome } = type.properties ?? {}
  if (type.additionalProperties === true) return outcome !== undefined ? 'outcome' : name !== undefined ? 'column' : 'inner_column'
  const distribution = name?.const
  if (typeof distribution === 'string' && distributions.has(distribution)) return `distribution_${distribution}`
  return definitions.get(type.anyOf ?? type) ?? definitions.get(type) ?? null
}

function bodyOf(type: TypeNode, definitions: Definitions): JsonSchema {
  const words = wordsOf(type)
  if (words !== null) return words.length === 1 ? { const: words[0] } : { enum: words }
  if (type.anyOf !== undefined) return unionOf(type.anyOf, definitions)
  switch (type.type) {
    case 'object':
      return objectOf(type, definitions)
    case 'array':
      return arrayOf(type, definitions)
    case 'string':
      return textOf(type)
    case 'integer':
      return { ...boundsOf(type, Number.MAX_SAFE_INTEGER), type: 'integer' }
    default:
      return type.type === 'number' ? { ...boundsOf(type, limits.number), type: 'number' } : { type: type.type }
  }
}

const bounds = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'] as const

/** The bounds that a type gives; those that it leaves open are `most` and as much below 0. */
function boundsOf(type: TypeNode, most: number): JsonSchema {
  const given = definedOf(type, bounds)
  return {
    ...(type.exclusiveMinimum === undefined ? { minimum: -most } : {}),
    ...(type.exclusiveMaximum === undefined ? { maximum: most } : {}),
    ...given,
  }
}

function definedOf<Key extends keyof TypeNode>(type: TypeNode, keys: readonly Key[]): JsonSchema {
  return Object.fromEntries(keys.flatMap((key) => (type[key] === undefined ? [] : [[key, type[key]]])))
}

function textOf(type: TypeNode): JsonSchema {
  const { maxLength = limits.textLength, format } = type
  const text = { type: 'string', ...definedOf(type, ['minLength', 'pattern', 'format']), maxLength }
  if (type.pattern === namePattern) return { ...text, not: { enum: [...reservedNames] } }
  return format === 'date' ? { ...text, pattern: '^(?!0000)' } : text
}

function arrayOf(type: TypeNode, definitions: Definitions): JsonSchema {
  const { items, maxItems = limits.entries } = type
  const rest = { type: 'array', ...definedOf(type, ['minItems', 'uniqueItems']) }
  if (isTuple(items)) return { ...rest, prefixItems: items.map((item) => partOf(item, definitions)), items: false, maxItems: items.length }
  return { ...rest, maxItems, ...(items === undefined ? {} : { items: partOf(items, definitions) }) }
}

function isTuple(items: TypeNode['items']): items is readonly TypeNode[] {
  return Array.isArray(items)
}

function objectOf(type: TypeNode, definitions: Definitions): JsonSchema {
  const [map] = Object.values(type.patternProperties ?? {})
  if (map !== undefined) return { type: 'object', additionalProperties: partOf(map, definitions), maxProperties: limits.entries }
  const { properties = {}, required = [] } = type
  return {
    type: 'object',
    properties: Object.fromEntries(Object.entries(properties).map(([key, part]) => [key, partOf(part, definitions)])),
    ...(required.length === 0 ? {} : { required }),
    additionalProperties: isInnerColumn(type),
  }
}

function unionOf(union: readonly TypeNode[], definitions: Definitions): JsonSchema {
  const key = union.every(({ properties }) => properties !== undefined) ? discriminatorOf(union) : null
  if (key === null) return { anyOf: union.map((each) => partOf(each, definitions)) }
  return oneByName(
    key,
    union[0]?.properties?.[key]?.description,
    union.map((each) => ({ name: String(each.properties?.[key]?.const), schema: partOf(each, definitions) })),
  )
}

/** An object whose property `key` decides what it is: editors offer its values, then what belongs to the one that is chosen. */
export function oneByName(
  key: string,
  description: string | undefined,
  alternatives: readonly { readonly name: string; readonly schema: JsonSchema }[],
): JsonSchema {
  return {
    type: 'object',
    required: [key],
    properties: { [key]: { ...(description === undefined ? {} : { description }), enum: alternatives.map(({ name }) => name) } },
    allOf: alternatives.map(({ name, schema }) => implication({ properties: { [key]: { const: name } }, required: [key] }, schema)),
  }
}

const keywords = ['if', 'then'] as const

/** Made of entries: an object written with the key `then` would look like a promise. */
function implication(...[condition, consequence]: readonly [JsonSchema, JsonSchema]): JsonSchema {
  return Object.fromEntries([condition, consequence].map((schema, index) => [keywords[index], schema]))
}
