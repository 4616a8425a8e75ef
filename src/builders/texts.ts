import type { ColumnBody } from '../schema/schema.ts'

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
export function compound(words: ColumnBody<'compound'>['words'], separator: string): ColumnBody<'compound'> {
  return { kind: 'compound', words, separator }
}

/** Words and phrases that are parted by commas. */
export function words(...lines: readonly string[]): readonly string[] {
  return lines.flatMap((line) => line.split(',').map((word) => word.trim()))
}
