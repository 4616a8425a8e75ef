import type { JsonNode } from './json-node.ts'
import type { JsonSchemaNode } from './json-schema-node.ts'

/** A proposal for completion. */
export interface Proposal {
  /** The label in the list. */
  readonly label: string
  /** A short note: "required", a type. */
  readonly detail: string
  readonly info: string
  /** A CodeMirror template with its fields. */
  readonly template: string
  /** The value; undefined for the name of a property. */
  readonly value?: unknown
}

/**
 * The names of properties that an object may have and does not have yet, required ones first.
 * @param schemas the schemas that apply to the object
 * @param written the name at the cursor, as it is in the text
 * @param isOnlyName whether a value already follows the name
 */
export function proposedNames(
  schemas: readonly JsonSchemaNode[],
  object: JsonNode,
  written: string,
  isOnlyName: boolean,
): readonly Proposal[] {
  const required = new Set(schemas.flatMap((schema) => schema.required ?? []))
  const found = new Map<string, Proposal>()
  for (const { properties = {} } of schemas)
    for (const [name, schema] of Object.entries(properties)) {
      if (found.has(name) || (object.property(name) !== null && JSON.stringify(name) !== written)) continue
      const quoted = JSON.stringify(name)
      const detail = required.has(name) ? 'required' : [schema.type ?? ''].flat().join(' or ')
      found.set(name, {
        label: name,
        detail,
        info: schema.description ?? '',
        template: isOnlyName ? quoted : `${quoted}: ${templateOf(schema)}`,
      })
    }
  return [...found.values()].toSorted((a, b) => Number(b.detail === 'required') - Number(a.detail === 'required'))
}

/** The placeholder of a value. Braces outside of fields are escaped. */
function templateOf({ type, const: only, enum: words }: JsonSchemaNode): string {
  if (only !== undefined) return JSON.stringify(only).replaceAll(/[{}]/g, '\\$&')
  if (type === 'string' || words?.every((word) => typeof word === 'string') === true) return '"${}"'
  if (type === 'array') return '[${}]'
  if (type === 'object') return '\\{${}\\}'
  return '${}'
}
