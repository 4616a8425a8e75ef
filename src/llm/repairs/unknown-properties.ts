import { columnKinds } from '../../columns/index.ts'
import { isJsonObject } from '../../json.ts'
import { outcomes } from '../../outcomes/index.ts'
import { columnTypeOf, innerTypeOf, outcomeTypeOf } from '../../validation/closed-types.ts'
import { schemaType } from '../../schema/any-schema.ts'
import { nodeOf, type TypeNode } from '../../schema/type-node.ts'
import { drop } from './drop.ts'
import type { Repair } from './repair.ts'

type JsonObject = Readonly<Record<string, unknown>>

/** Drops unknown properties. */
export const unknownProperties: Repair = {
  name: 'unknown_properties',
  apply: (schema) => {
    const dropped: string[] = []
    prune(nodeOf(schemaType), schema, '', dropped)
    return dropped.length === 0 ? [] : [`Unknown properties were dropped: ${dropped.slice(0, 20).join(', ')}`]
  },
}

function prune(type: TypeNode, value: unknown, pointer: string, dropped: string[]): void {
  if (Array.isArray(value)) {
    const { items } = type
    if (items !== undefined && !Array.isArray(items)) value.forEach((item, i) => prune(items as TypeNode, item, `${pointer}/${i}`, dropped))
  } else if (isJsonObject(value)) pruneObject(type, value, pointer, dropped)
}

function pruneObject(type: TypeNode, value: JsonObject, pointer: string, dropped: string[]): void {
  const [ofMap] = Object.values(type.patternProperties ?? {})
  const { properties } = type.additionalProperties === true ? (openType(type, value) ?? {}) : (meant(type, value) ?? {})
  for (const key of Object.keys(value)) {
    const inner = ofMap ?? (properties !== undefined && Object.hasOwn(properties, key) ? properties[key] : undefined)
    if (inner !== undefined) prune(inner, value[key], `${pointer}/${key}`, dropped)
    else if (properties !== undefined) {
      drop(value, key)
      dropped.push(`${pointer}/${key}`.slice(0, 100))
    }
  }
}

/** The closed type of a column or an outcome; undefined if its kind is unknown. */
function openType({ properties }: TypeNode, { kind, type }: JsonObject): TypeNode | undefined {
  const outcome = outcomes.get(String(type))
  if (properties?.['type'] !== undefined) return outcome === undefined ? undefined : outcomeTypeOf(outcome)
  const found = columnKinds.get(String(kind))
  if (found === undefined) return undefined
  return properties?.['name'] === undefined ? innerTypeOf(found) : columnTypeOf(found)
}

/** The alternative that the constants of a value select, such as its `type` or `name`; undefined if they select none. */
function meant(type: TypeNode, value: JsonObject): TypeNode | undefined {
  if (type.anyOf === undefined) return type
  const objects = type.anyOf.filter(({ properties }) => properties !== undefined)
  const chosen = objects.filter(({ properties = {} }) => {
    const literals = Object.entries(properties).filter(([, inner]) => inner.const !== undefined)
    return literals.length > 0 && literals.every(([key, inner]) => value[key] === inner.const)
  })
  return chosen.length === 1 ? chosen[0] : undefined
}
