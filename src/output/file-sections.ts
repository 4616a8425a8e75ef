import type { Format } from '../formats/format.ts'
import type { FormatOptions } from '../formats/options.ts'
import type { Opening, SelectedTable } from './opening.ts'
import { type SizedSection, sizedSections } from './sections.ts'

/** The sections of a file with the rows of some tables. @throws FormatError */
export function fileSections(
  { domain, story }: Pick<Opening, 'domain' | 'story'>,
  tables: readonly SelectedTable[],
  format: Format,
  options: FormatOptions,
): readonly SizedSection[] {
  const outlines = tables.map(({ outline }) => outline)
  const counts = Object.fromEntries(outlines.map(({ name, rows }) => [name, rows]))
  return sizedSections(format.sections(outlines, { domain, story, row_counts: counts }, options), tables)
}
