import { isInnerColumn } from '../../schema/inner-column.ts'
import type { TypeNode } from '../../schema/type-node.ts'
import { omittedProperties, omittedRows } from '../answer/offered-kinds.ts'

/** A type in one line, in a notation similar to TypeScript: `{min: int, max: int, unit?: "days"|"hours"}`; a map is `{[word]: …}`. */
export function signatureOf(node: TypeNode): string {
  if (node.const !== undefined) return JSON.stringify(node.const)
  if (node.enum !== undefined) return node.enum.map((word) => JSON.stringify(word)).join('|')
  if (node.anyOf !== undefined) return unionOf(node.anyOf)
  if (node.type === 'object') return objectOf(node)
  if (node.type === 'array') return `[${[node.items ?? []].flat().map(signatureOf).join(', ')}]`
  if (node.type === 'integer') return 'int'
  return node.type === 'string' ? (node.format ?? 'text') : (node.type ?? 'text|number|boolean')
}

/** The properties of an object, except those that are not described to the model. */
export function propertiesOf({ properties = {}, required = [] }: TypeNode): string {
  return Object.entries(properties)
    .filter(([name]) => !omittedProperties.has(name))
    .map(([name, type]) => `${name}${required.includes(name) ? '' : '?'}: ${signatureOf(type)}`)
    .join(', ')
}

function unionOf(members: readonly TypeNode[]): string {
  const named = (property: string): readonly unknown[] => members.map(({ properties }) => properties?.[property]?.const)
  if (named('name').every((name) => name !== undefined)) return 'distribution'
  return members
    .filter(({ properties }) => !omittedRows.has(String(properties?.['type']?.const)))
    .map(signatureOf)
    .join('|')
}

function objectOf(node: TypeNode): string {
  const [ofMap] = Object.values(node.patternProperties ?? {})
  if (ofMap !== undefined) return `{[word]: ${signatureOf(ofMap)}}`
  if (node.additionalProperties !== true) return `{${propertiesOf(node)}}`
  return isInnerColumn(node) ? (node.properties?.['name'] === undefined ? 'inner column' : 'column') : 'outcome'
}
