import type { ColumnBody } from '../schema/schema.ts'
import type { Options } from './options.ts'
import { type Renamed, renamed } from './renamed.ts'
import type { Columns } from './table.ts'

/** A text with values of columns of the row: "{first_name} {last_name}". */
export function template(text: string): ColumnBody<'template'> {
  return { kind: 'template', template: text }
}

/** A concatenation of constant texts, random words and columns of the row. */
export function text(...segments: ColumnBody<'text'>['segments']): ColumnBody<'text'> {
  return { kind: 'text', segments }
}

/** A code of a fixed shape: # is a digit, ? a capital letter. */
export function pattern(shape: string): ColumnBody<'pattern'> {
  return { kind: 'pattern', pattern: shape }
}

/** A unique code of a fixed shape: # is a digit, ? a capital letter. */
export function code(shape: string): ColumnBody<'pattern'> {
  return { kind: 'pattern', pattern: shape, unique: true }
}

/** A unique name of several words, each from a list. */
export function compound(words: ColumnBody<'compound'>['words'], separator = ' '): ColumnBody<'compound'> {
  return { kind: 'compound', words, separator }
}

/** An entry of a list of the lexicon, such as a city or a merchant; other columns read its attributes. */
export function entry(list: string, options: Options<'entry', 'list'> = {}): ColumnBody<'entry'> {
  return { kind: 'entry', list, ...options }
}

/** An attribute of the list entry in the column `entry`. */
export function attribute(entry: string, name: string): ColumnBody<'attribute'> {
  return { kind: 'attribute', entry, attribute: name }
}

/** Attributes of the list entry in the column `entry`, under their own names or under new ones: `{ job_title: 'title' }`. */
export function attributes(entry: string, ...names: readonly Renamed[]): Columns {
  return Object.fromEntries(renamed(names).map(([name, of]) => [name, attribute(entry, of)]))
}

/** An attribute of a person, such as the given name. */
export function personal(name: ColumnBody<'person_attribute'>['attribute'], person = 'person'): ColumnBody<'person_attribute'> {
  return { kind: 'person_attribute', person, attribute: name }
}

/** Splits words and phrases at commas, for lists that are too long for one line. */
export function words(...lines: readonly string[]): readonly string[] {
  return lines.flatMap((line) => line.split(',').map((word) => word.trim()))
}
