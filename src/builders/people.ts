import type { ColumnBody } from '../schema/schema.ts'
import type { Options } from './options.ts'

/** A row of a list of the lexicon, such as a city or a merchant, that attributes read. */
export function entry(list: string, options: Options<'entry', 'list'> = {}): ColumnBody<'entry'> {
  return { kind: 'entry', list, ...options }
}

/** An attribute of the row of a list that the column `entry` holds. */
export function attribute(entry: string, name: string): ColumnBody<'attribute'> {
  return { kind: 'attribute', entry, attribute: name }
}

/** An attribute of a person, such as the given name. */
export function personal(name: ColumnBody<'person_attribute'>['attribute'], person = 'person'): ColumnBody<'person_attribute'> {
  return { kind: 'person_attribute', person, attribute: name }
}
