import { SynthError } from '../errors.ts'
import { importFormats } from '../import/index.ts'
import { importText } from '../pipeline.ts'
import { limits } from '../schema/limits.ts'
import { checks } from './checks.ts'
import { mostRows } from './most-rows.ts'
import { requireOptions } from './require-options.ts'
import type { SchemaDocument } from './schema-document.ts'

/** How a text is imported. */
export interface ImportOptions {
  /** The name of its format, such as "sql"; default: the first one that is found in it. */
  readonly format?: string | undefined
  /** Name of a table that has none in the text, as in a CSV sample; default: "records". */
  readonly name?: string | undefined
  /** Rows of the first table; default: the number in the text, or 1000. */
  readonly rows?: number | undefined
}

/** A schema that was imported. */
export interface ImportedSchema {
  /** The format that was read. */
  readonly format: string
  readonly schema: SchemaDocument
  /** The parts of the text that are not imported, or imported in another form, by line. */
  readonly report: readonly { readonly line: number; readonly text: string; readonly reason: string | null }[]
}

/** Characters of a text. */
const longestText = 500_000

/**
 * Imports tables that are declared in code (see `importFormats`) or JSON Schema, or shown by a sample of rows, as a schema.
 * @param text at most 500,000 characters
 * @throws SynthError `import_unreadable`, `validation_failed`
 */
export function importSchema(text: string, options: ImportOptions = {}): ImportedSchema {
  const problem = checks.text(longestText)(text)
  if (problem !== null) throw new SynthError('validation_failed', `The text ${problem}`, [{ pointer: '/text', detail: problem }])
  requireOptions(options, {
    format: checks.oneOf([...importFormats.keys()]),
    name: checks.text(limits.nameLength),
    rows: checks.integer(0, mostRows),
  })
  const { format = null, name = null, rows = null } = options
  return importText({ text, format, name, rows })
}
