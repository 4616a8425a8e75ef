import type { ReferenceList } from '../../lexicon/reference-list.ts'
import { SchemaError } from '../../schema/schema-error.ts'

/** The values of an attribute, one an entry. @throws SchemaError when the list has no such attribute. */
export function attributeOf(list: ReferenceList, attribute: string): readonly (string | number)[] {
  const values = Object.hasOwn(list.attributes, attribute) ? list.attributes[attribute] : undefined
  if (values === undefined)
    throw new SchemaError(`List "${list.name}" has no attribute "${attribute}"; it has ${Object.keys(list.attributes).join(', ')}`)
  return values
}
