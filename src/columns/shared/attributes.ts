import type { ReferenceList } from '../../lexicon/reference-list.ts'
import { SchemaError } from '../../schema/schema-error.ts'
import type { ValueRange } from '../column-kind.ts'
import { around } from './value-range.ts'

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

/** The numbers of an attribute as scaled integers. */
interface AttributeNumbers {
  readonly scale: number
  readonly table: Float64Array
  readonly range: ValueRange
}

const numeric = new WeakMap<readonly (string | number)[], AttributeNumbers>()

/** The numbers of an attribute of all entries of a list; null for one with other values. */
export function attributeNumbers(list: ReferenceList, attribute: string): AttributeNumbers | null {
  const values = attributeOf(list, attribute)
  const known = numeric.get(values)
  if (known !== undefined) return known
  const numbers = values.filter((value) => typeof value === 'number')
  if (numbers.length < values.length) return null
  const scale = scaleOf(numbers)
  const table = Float64Array.from(numbers, (number) => Math.round(number * 10 ** scale))
  const made = { scale, table, range: around([...table]) }
  numeric.set(values, made)
  return made
}

/** Digits after the decimal point of the longest number, at most 9. */
function scaleOf(numbers: readonly number[]): number {
  return Math.max(0, ...numbers.map((number) => Math.min(9, (String(number).split('.')[1] ?? '').length)))
}
