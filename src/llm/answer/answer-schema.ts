import { outcomes } from '../../outcomes/index.ts'
import { columnTypeOf, innerTypeOf, outcomeTypeOf } from '../../validation/closed-types.ts'
import { isInnerColumn } from '../../schema/inner-column.ts'
import { schemaType } from '../../schema/any-schema.ts'
import { nodeOf, type TypeNode } from '../../schema/type-node.ts'
import { innerKinds, offeredKinds, omittedProperties, omittedRows } from './offered-kinds.ts'
import { type Shape, withSharedShapes } from './shape.ts'

let built: Shape | undefined

/**
 * The JSON Schema that providers enforce on answers, derived from the types of the registries, within what all of them accept (OpenAI's
 * structured outputs: at most 5000 properties, 1000 words and 10 levels; Groq; the grammars of vLLM, llama.cpp and Ollama): every object is
 * closed, every property is required, optional ones are null, maps are lists of {key, value}. It contains names only, no descriptions: the
 * guide explains them, because a provider that compiles the schema to a grammar does not show it to the model.
 */
export function strictJsonSchema(): Shape {
  built ??= withSharedShapes(shapeOf(nodeOf(schemaType)), {
    column: { anyOf: offeredKinds().map((kind) => shapeOf(columnTypeOf(kind))) },
    inner_column: { anyOf: innerKinds().map((kind) => shapeOf(innerTypeOf(kind))) },
    ...(outcomes.size > 0 && { outcome: { anyOf: [...outcomes.values()].map((each) => shapeOf(outcomeTypeOf(each))) } }),
  })
  return built
}

function shapeOf(node: TypeNode): Shape {
  if (node.const !== undefined) return { type: Number.isInteger(node.const) ? 'integer' : typeof node.const, enum: [node.const] }
  if (node.enum !== undefined) return { type: typeof node.enum[0], enum: node.enum }
  if (node.anyOf !== undefined) return unionOf(node.anyOf)
  if (node.type === 'object') return objectOf(node)
  if (node.type === 'array') return { type: 'array', items: itemsOf(node.items) }
  return node.type === undefined ? { anyOf: ['string', 'number', 'boolean'].map((type) => ({ type })) } : { type: node.type }
}

function unionOf(members: readonly TypeNode[]): Shape {
  const offered = members.filter(({ properties }) => !omittedRows.has(String(properties?.['type']?.const)))
  const words = offered.map((member) => member.const)
  return words.every((word) => typeof word === 'string') ? { type: 'string', enum: words } : { anyOf: offered.map(shapeOf) }
}

/** A tuple becomes a list; the guide gives its length. */
function itemsOf(items: TypeNode['items']): Shape {
  if (items === undefined) return { type: 'string' }
  if (!Array.isArray(items)) return shapeOf(items as TypeNode)
  const shapes = new Map((items as readonly TypeNode[]).map(shapeOf).map((shape) => [JSON.stringify(shape), shape]))
  const [first = {}, ...others] = shapes.values()
  return others.length === 0 ? first : { anyOf: [first, ...others] }
}

function objectOf(node: TypeNode): Shape {
  const { properties = {}, patternProperties, required = [] } = node
  const [ofMap] = Object.values(patternProperties ?? {})
  if (ofMap !== undefined) return { type: 'array', items: closed(pairOf(shapeOf(ofMap))) }
  if (node.additionalProperties === true) {
    if (isInnerColumn(node)) return { $ref: properties['name'] === undefined ? '#/$defs/inner_column' : '#/$defs/column' }
    if (properties['type'] !== undefined) return { $ref: '#/$defs/outcome' }
  }
  const offered = Object.entries(properties).filter(([name]) => !omittedProperties.has(name) && (name !== 'outcomes' || outcomes.size > 0))
  return closed(
    offered.map(([name, inner]) => {
      const shape = shapeOf(inner)
      return [name, required.includes(name) ? shape : { anyOf: [shape, { type: 'null' }] }] as const
    }),
  )
}

function pairOf(value: Shape): readonly (readonly [string, Shape])[] {
  return [
    ['key', { type: 'string' }],
    ['value', value],
  ]
}

/** Puts the property with a constant first: OpenAI refuses alternatives that begin alike, and grammars can choose earlier. */
function closed(properties: readonly (readonly [string, Shape])[]): Shape {
  const sorted = properties.toSorted(([, one], [, other]) => Number(isSettled(other)) - Number(isSettled(one)))
  return {
    type: 'object',
    properties: Object.fromEntries(sorted),
    required: sorted.map(([name]) => name),
    additionalProperties: false,
  }
}

function isSettled(shape: Shape): boolean {
  return shape.enum?.length === 1
}
