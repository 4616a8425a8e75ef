import type { ReferenceList } from '../../lexicon/reference-list.ts'
import { SchemaError } from '../../schema/schema-error.ts'

/** The values of an attribute, one per entry. @throws SchemaError if the list has no such attribute */
export function attributeOf(list: ReferenceList, attribute: string): readonly (string | number)[] {
  const values = Object.hasOwn(list.attributes, attribute) ? list.attributes[attribute] : undefined
  if (values === undefined)
    throw new SchemaError(`List "${list.name}" has no attribute "${attribute}"; it has ${Object.keys(list.attributes).join(', ')}`)
  return values
}

/** An attribute as texts: the distinct texts, and for each entry the index of its text. */
export interface AttributeTexts {
  readonly words: readonly string[]
  readonly codes: Int32Array
}

/** Keyed by the values of the attribute. Lists outlive plans, so every plan finds the same words. */
const texts = new WeakMap<readonly (string | number)[], AttributeTexts>()

/** The texts of an attribute; numbers are converted to text. @throws SchemaError if the list has no such attribute */
export function attributeTexts(list: ReferenceList, attribute: string): AttributeTexts {
  const values = attributeOf(list, attribute)
  const known = texts.get(values) ?? distinctTexts(values)
  texts.set(values, known)
  return known
}

function distinctTexts(values: readonly (string | number)[]): AttributeTexts {
  const words = [...new Set(values.map(String))]
  const codeOf = new Map(words.map((word, code) => [word, code]))
  return { words, codes: Int32Array.from(values, (value) => codeOf.get(String(value)) ?? 0) }
}
