import { SynthError } from '../../errors.ts'
import { importFormats } from '../../import/index.ts'
import { lineAt } from '../../import/line-at.ts'
import type { Schema } from '../../schema/schema.ts'
import { understandImported } from '../understand.ts'
import { importedStory } from './imported-story.ts'

/** A part of an imported text that the schema does not have, or has in another form. */
export interface ImportReportEntry {
  /** Starts at 1. */
  readonly line: number
  readonly text: string
  /** The reason, or what the schema has instead; null if the part is unknown. */
  readonly reason: string | null
}

/** The result of an import. */
export interface ImportedText {
  /** Name of the format. */
  readonly format: string
  readonly schema: Schema
  /** Sorted by position in the text. */
  readonly report: readonly ImportReportEntry[]
}

/** The request for an import. */
export interface ImportRequest {
  readonly text: string
  /** Name of the format; null to detect it. */
  readonly format: string | null
  /** Name of a table that has none in the text, as in a CSV sample; null or left out for a default. */
  readonly name?: string | null
  /** Rows of the first table; null for the number in the text, or the default. */
  readonly rows: number | null
}

/**
 * Imports tables from code or from example rows.
 * @throws SynthError `import_unreadable`
 */
export function importText({ text, format, name = null, rows }: ImportRequest): ImportedText {
  const imported = importedStory(text, format, name, '/text')
  if (imported === null) throw withoutTables(format)
  const { schema, unused } = understandImported(imported, rows)
  const left = unused.map(({ text: part, reason, start }) => ({ line: lineAt(text, start), text: part, reason }))
  const held = imported.notes.flatMap(({ isHeld, line, text: part, reason }) => (isHeld === true ? [{ line, text: part, reason }] : []))
  return { format: imported.format, schema, report: [...left, ...held].toSorted((one, other) => one.line - other.line) }
}

function withoutTables(format: string | null): SynthError {
  const titles = [...importFormats.values()].flatMap(({ name, title }) => (format === null || name === format ? [title] : []))
  const detail =
    format === null
      ? `No tables were found: send one of ${titles.join(', ')}, with whole declarations`
      : `No tables were found in the format ${titles.join()}: send whole declarations, or leave out the format`
  return new SynthError('import_unreadable', detail, [{ pointer: '/text', detail }])
}
