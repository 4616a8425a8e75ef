import { outcomes } from '../../outcomes/index.ts'
import { columnProperties, columnTypeOf, innerTypeOf, outcomeTypeOf } from '../../schema/closed-types.ts'
import { isInnerColumn } from '../../schema/inner-column.ts'
import { schemaType } from '../../schema/schema.ts'
import { nodeOf, type TypeNode } from '../../schema/type-node.ts'
import { innerKinds, offeredKinds, untoldRows } from './offered-kinds.ts'
import { mapShapes, type Shape, withSharedShapes } from './shape.ts'

/**
 * How answers are shaped. `strict`: every property is there, optional ones null, maps are lists of {key, value}; what providers that hold
 * answers to a schema accept (OpenAI's structured outputs: at most 5000 properties, 10 levels). `plain`: as people write schemas.
 */
export type Form = 'strict' | 'plain'

/** What decides nothing, or is nothing for a model to say. */
const untoldProperties: ReadonlySet<string> = new Set(['$schema', 'description', 'story', 'reference_date'])

const built = new Map<Form, Shape>()

/** The JSON Schema of what the model is asked for, made of the registries' types. */
export function answerSchema(form: Form): Shape {
  const known = built.get(form) ?? build(form)
  built.set(form, known)
  return known
}

/** The JSON Schema for providers that hold answers to it. */
export function strictJsonSchema(): Shape {
  return answerSchema('strict')
}

function build(form: Form): Shape {
  return withSharedShapes(shapeOf(nodeOf(schemaType), form), {
    column: { anyOf: offeredKinds().map((kind) => briefly(shapeOf(columnTypeOf(kind), form))) },
    value: { anyOf: innerKinds().map((kind) => undescribed(shapeOf(innerTypeOf(kind), form))) },
    ...(outcomes.size > 0 && { outcome: { anyOf: [...outcomes.values()].map((each) => briefly(shapeOf(outcomeTypeOf(each), form))) } }),
  })
}

/** What columns of every kind have; told once, in the guide. */
const common: ReadonlySet<string> = new Set([...Object.keys(columnProperties), 'type'])

/** Without what the guide says: what the whole is, and what all of its kind have. */
function briefly({ description: _description, properties = {}, ...shape }: Shape): Shape {
  const entries = Object.entries(properties).map(([name, inner]) => [name, common.has(name) ? undescribed(inner) : inner] as const)
  return { ...shape, properties: Object.fromEntries(entries) }
}

/** Without any words: the same parameters are told where columns have a name. */
function undescribed({ description: _description, ...shape }: Shape): Shape {
  return mapShapes(shape, undescribed)
}

function shapeOf(node: TypeNode, form: Form): Shape {
  const about = meaningOf(node)
  if (node.const !== undefined) return { type: Number.isInteger(node.const) ? 'integer' : typeof node.const, enum: [node.const], ...about }
  if (node.enum !== undefined) return { type: typeof node.enum[0], enum: node.enum, ...about }
  if (node.anyOf !== undefined) return unionOf(node.anyOf, about, form)
  if (node.type === 'object') return objectOf(node, about, form)
  if (node.type === 'array') return { type: 'array', items: itemsOf(node.items, form), ...about }
  if (node.type === undefined) return { anyOf: ['string', 'number', 'boolean'].map((type) => ({ type })), ...about }
  return { type: node.type, ...about }
}

function unionOf(members: readonly TypeNode[], about: Shape, form: Form): Shape {
  const told = members.filter(({ properties }) => !untoldRows.has(String(properties?.['type']?.const)))
  const words = told.map((member) => member.const)
  if (words.every((word) => typeof word === 'string')) return { type: 'string', enum: words, ...about }
  return { anyOf: told.map((member) => shapeOf(member, form)), ...about }
}

/** A tuple becomes a list: its description says how many. */
function itemsOf(items: TypeNode['items'], form: Form): Shape {
  if (items === undefined) return { type: 'string' }
  if (!Array.isArray(items)) return shapeOf(items as TypeNode, form)
  const shapes = new Map((items as readonly TypeNode[]).map((item) => [JSON.stringify(item), shapeOf(item, form)]))
  const [first, ...others] = shapes.values()
  return others.length === 0 ? (first ?? {}) : { anyOf: [...shapes.values()] }
}

function objectOf(node: TypeNode, about: Shape, form: Form): Shape {
  const { properties = {}, patternProperties, required = [] } = node
  const [ofMap] = Object.values(patternProperties ?? {})
  if (ofMap !== undefined) return mapOf(shapeOf(ofMap, form), about, form)
  if (node.additionalProperties === true) {
    if (isInnerColumn(node)) return { $ref: properties['name'] === undefined ? '#/$defs/value' : '#/$defs/column' }
    if (properties['type'] !== undefined) return { $ref: '#/$defs/outcome' }
  }
  const told = Object.entries(properties).filter(([name]) => !untoldProperties.has(name) && (name !== 'outcomes' || outcomes.size > 0))
  const shapes = told.map(([name, inner]): [string, Shape] => {
    const shape = shapeOf(inner, form)
    return [name, form === 'strict' && !required.includes(name) ? orNull(shape) : shape]
  })
  return {
    type: 'object',
    properties: Object.fromEntries(shapes),
    required: form === 'strict' ? told.map(([name]) => name) : required.filter((name) => !untoldProperties.has(name)),
    additionalProperties: false,
    ...about,
  }
}

function mapOf(value: Shape, about: Shape, form: Form): Shape {
  if (form === 'plain') return { type: 'object', additionalProperties: value, ...about }
  const pair: Shape = {
    type: 'object',
    properties: { key: { type: 'string' }, value },
    required: ['key', 'value'],
    additionalProperties: false,
  }
  return { type: 'array', items: pair, ...about }
}

function orNull({ description, ...shape }: Shape): Shape {
  return { anyOf: [shape, { type: 'null' }], ...(description !== undefined && { description }) }
}

/** Keywords that strict providers do not hold answers to, as words. */
const words: readonly (readonly [keyword: string, word: string])[] = [
  ['minimum', 'at least'],
  ['exclusiveMinimum', 'more than'],
  ['maximum', 'at most'],
  ['exclusiveMaximum', 'less than'],
  ['minItems', 'entries at least'],
  ['maxItems', 'entries at most'],
  ['format', 'format'],
]

/** Bounds that hardly any answer comes near. */
const farBound = 10_000

function meaningOf(node: TypeNode): { readonly description?: string } {
  const keywords = node as unknown as Readonly<Record<string, unknown>>
  const bounds = words.flatMap(([keyword, word]) => {
    const bound = keywords[keyword]
    return typeof bound === 'string' || (typeof bound === 'number' && Math.abs(bound) < farBound) ? [`${word} ${bound}`] : []
  })
  if (keywords['uniqueItems'] === true) bounds.push('no two alike')
  const told = [node.description ?? '', bounds.length > 0 ? `(${bounds.join(', ')})` : ''].filter((part) => part !== '').join(' ')
  return told === '' ? {} : { description: told }
}
