import { SynthError } from '../../errors.ts'
import { importFormats } from '../../import/index.ts'
import { lineAt } from '../../import/line-at.ts'
import type { Schema } from '../../schema/schema.ts'
import { understandImported } from '../understand.ts'
import { importedStory } from './imported-story.ts'

/** A part of an imported text that the schema does not have, or not as it stands. */
export interface ImportReportEntry {
  /** From 1. */
  readonly line: number
  readonly text: string
  /** Why, or what the schema has instead; null where nothing is known of the part. */
  readonly reason: string | null
}

/** What a text in code was imported as. */
export interface ImportedText {
  /** The name of the format. */
  readonly format: string
  readonly schema: Schema
  /** In the order of the text. */
  readonly report: readonly ImportReportEntry[]
}

/** What is imported. */
export interface ImportRequest {
  readonly text: string
  /** The name of its format; null for the first one that it has. */
  readonly format: string | null
  /** Rows of the first table; null for as many as the text says, or the default. */
  readonly rows: number | null
}

/**
 * Imports tables that are declared in code, or shown by examples of their rows.
 * @throws SynthError `import_unreadable`
 */
export function importText({ text, format, rows }: ImportRequest): ImportedText {
  const imported = importedStory(text, format, '/text')
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
