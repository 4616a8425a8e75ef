import type { JsonSchemaNode } from './json-schema-node.ts'
import type { Proposal } from './proposed-names.ts'

/**
 * The values that a schema names: enumerated words, true and false, a default, examples.
 * @param schemas the schemas that apply to the value
 * @param holders schemas that apply to the object that contains it, for any value of the property
 * @param name of the property with this value; null for an element
 */
export function proposedValues(
  schemas: readonly JsonSchemaNode[],
  holders: readonly JsonSchemaNode[],
  name: string | null,
): readonly Proposal[] {
  const found = new Map<string, Proposal>()
  const add = (value: unknown, detail: string, info: string): void => {
    const text = JSON.stringify(value)
    if (found.has(text)) return
    found.set(text, { label: typeof value === 'string' ? value : text, detail, info, template: text.replaceAll(/[{}]/g, '\\$&'), value })
  }
  for (const schema of schemas) {
    const { const: only, enum: words = [], type, default: usual, examples = [], description = '' } = schema
    for (const word of only === undefined ? words : [only])
      add(word, '', chosenBy(holders, name, word) ?? (only === undefined ? '' : description))
    if (type === 'boolean') for (const value of [true, false]) add(value, usual === value ? 'default' : '', '')
    if (usual !== undefined) add(usual, 'default', '')
    for (const example of examples) add(example, 'example', '')
  }
  return [...found.values()]
}

/** The known facts about an object whose property `name` has the value `value`. */
function chosenBy(holders: readonly JsonSchemaNode[], name: string | null, value: unknown): string | null {
  if (name === null) return null
  return (
    holders.find(({ properties, description }) => description !== undefined && properties?.[name]?.const === value)?.description ?? null
  )
}
