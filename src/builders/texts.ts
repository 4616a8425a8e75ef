import type { ColumnBody } from '../schema/schema.ts'
import type { Options } from './options.ts'
import type { Columns } from './table.ts'

/** Columns of the row in a text: "{first_name} {last_name}". */
export function template(text: string): ColumnBody<'template'> {
  return { kind: 'template', template: text }
}

/** Fixed texts, words that are drawn and columns of the row, one after the other. */
export function text(...segments: ColumnBody<'text'>['segments']): ColumnBody<'text'> {
  return { kind: 'text', segments }
}

/** A text of a fixed shape: # is a digit, ? a capital letter. */
export function pattern(shape: string): ColumnBody<'pattern'> {
  return { kind: 'pattern', pattern: shape }
}

/** A text of a fixed shape that no two rows share: # is a digit, ? a capital letter. */
export function code(shape: string): ColumnBody<'pattern'> {
  return { kind: 'pattern', pattern: shape, unique: true }
}

/** A name of several words, each from a list, that no two rows share. */
export function compound(words: ColumnBody<'compound'>['words'], separator = ' '): ColumnBody<'compound'> {
  return { kind: 'compound', words, separator }
}

/** A row of a list of the lexicon, such as a city or a merchant, whose attributes other columns read. */
export function entry(list: string, options: Options<'entry', 'list'> = {}): ColumnBody<'entry'> {
  return { kind: 'entry', list, ...options }
}

/** An attribute of the row of a list that the column `entry` draws. */
export function attribute(entry: string, name: string): ColumnBody<'attribute'> {
  return { kind: 'attribute', entry, attribute: name }
}

/** Attributes of the row of a list that the column `entry` draws, by the names that they have there. */
export function attributes(entry: string, ...names: readonly string[]): Columns {
  return Object.fromEntries(names.map((name) => [name, attribute(entry, name)]))
}

/** An attribute of a person, such as the given name. */
export function personal(name: ColumnBody<'person_attribute'>['attribute'], person = 'person'): ColumnBody<'person_attribute'> {
  return { kind: 'person_attribute', person, attribute: name }
}

/** Words and phrases that are separated by commas, for lists that are too long for a line. */
export function words(...lines: readonly string[]): readonly string[] {
  return lines.flatMap((line) => line.split(',').map((word) => word.trim()))
}
