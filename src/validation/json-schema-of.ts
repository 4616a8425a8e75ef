import { distributions } from '../random/distributions/index.ts'
import { isInnerColumn } from '../schema/inner-column.ts'
import { limits } from '../schema/limits.ts'
import { discriminatorOf } from './meant-type.ts'
import { namePattern, portableNamePattern, reservedNames } from '../schema/name.ts'
import type { TypeNode } from '../schema/type-node.ts'
import { wordsOf } from '../schema/words.ts'

/** A JSON Schema (draft 2020-12). */
export type JsonSchema = Readonly<Record<string, unknown>>

/** Names of definitions by the type that they define, or by the alternatives of a union, which its optional copies share. */
export type Definitions = ReadonlyMap<object, string>

/** The JSON Schema of a type. Types in `definitions` inside it become references. */
export function jsonSchemaOf(type: TypeNode, definitions: Definitions): JsonSchema {
  return { ...definedOf(type, ['description']), ...bodyOf(type, definitions), ...definedOf(type, ['default']) }
}

function partOf(type: TypeNode, definitions: Definitions): JsonSchema {
  const name = definitionOf(type, definitions)
  if (name === null) return jsonSchemaOf(type, definitions)
  // A definition describes itself, but the purpose of a column inside another one depends on the place.
  return { ...(name === 'inner_column' ? definedOf(type, ['description']) : {}), $ref: `#/$defs/${name}` }
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
  if (words !== null) return choiceOf(type, words)
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

/** One of several words, each with its meaning if the type gives one. */
function choiceOf({ anyOf = [] }: TypeNode, words: readonly unknown[]): JsonSchema {
  const type = typeof words[0] === 'number' ? 'integer' : typeof words[0]
  const [word, ...others] = words
  if (others.length === 0) return { type, const: word }
  if (anyOf.every(({ description }) => description === undefined)) return { type, enum: words }
  return { oneOf: anyOf.map((each) => ({ ...definedOf(each, ['description']), type, const: each.const })) }
}

const bounds = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'] as const

/** The bounds of a type; a missing bound becomes `-most` or `most`. */
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

/** Any year except 0000. */
const firstYearOn = '^0{0,3}[1-9]'

function textOf(type: TypeNode): JsonSchema {
  const { maxLength = limits.textLength, format } = type
  const text = { type: 'string', ...definedOf(type, ['minLength', 'pattern', 'format']), maxLength }
  if (type.pattern === namePattern) return { ...text, pattern: portableNamePattern, not: { enum: [...reservedNames] } }
  return format === 'date' ? { ...text, pattern: firstYearOn } : text
}

function arrayOf(type: TypeNode, definitions: Definitions): JsonSchema {
  const { items } = type
  const [item] = isTuple(items) ? items : [items]
  // The entries of a tuple have one type: written as a list of fixed length, every reader of JSON Schema understands it.
  const maxItems = isTuple(items) ? items.length : (type.maxItems ?? limits.entries)
  const rest = { type: 'array', ...definedOf(type, ['minItems', 'uniqueItems']), maxItems }
  return { ...rest, ...(item === undefined ? {} : { items: partOf(item, definitions) }) }
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
  const parts = union.map((each) => partOf(each, definitions))
  const isNamed = union.every(({ properties }) => properties !== undefined) && discriminatorOf(union) !== null
  return isNamed ? { oneOf: parts } : { anyOf: parts }
}
