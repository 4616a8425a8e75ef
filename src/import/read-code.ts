import { limits } from '../schema/limits.ts'
import { importFormats } from './index.ts'
import type { Imported } from './imported.ts'
import { importUnreadable } from './import-unreadable.ts'

/** The declarations of a text and their notation. */
export interface ReadCode extends Imported {
  /** The name of the format. */
  readonly format: string
}

/**
 * Reads the declarations of a text, in linear time.
 * @param format the name of its notation; null for the first one of which the text has declarations
 * @param unnamed the name of a table that has none in the text, as in a CSV sample
 * @returns null if the text has no declarations
 * @throws SynthError `import_unreadable` for a declaration that is not closed, or for more tables, columns or values than a schema may have
 */
export function readCode(text: string, format: string | null, unnamed = 'records'): ReadCode | null {
  for (const { name, read } of importFormats.values()) {
    if (format !== null && name !== format) continue
    const imported = read(text, unnamed)
    if (imported === null) continue
    requireFew(text, imported)
    requireShort(text, imported)
    return { ...imported, format: name }
  }
  return null
}

function requireFew(text: string, { tables }: Imported): void {
  const beyond = tables[limits.tables]
  if (beyond !== undefined)
    throw importUnreadable(
      text,
      beyond.start,
      `this is table ${limits.tables + 1} of ${tables.length}, but a schema has at most ${limits.tables}: import fewer at a time`,
    )
  let columns = 0
  for (const { name, start, columns: own } of tables) {
    columns += own.length
    if (own.length > limits.columnsOfTable || columns > limits.columns)
      throw importUnreadable(
        text,
        start,
        `with table "${name}" there are ${columns} columns, but a schema has at most ${limits.columns}, and a table ${limits.columnsOfTable}: import fewer at a time`,
      )
  }
}

/** Values that columns are listed to have, all together, and their characters: about as many as the body of a request may have. */
const mostValues = 90_000
const mostCharacters = 1_800_000

/** Refuses lists of values that are too long together: each column that uses an enum has its values. */
function requireShort(text: string, { tables }: Imported): void {
  let [values, characters] = [0, 0]
  for (const { name: table, columns } of tables)
    for (const { name, start, values: own } of columns) {
      if (own === null) continue
      values += own.length
      for (const value of own) characters += value.length
      if (values > mostValues || characters > mostCharacters)
        throw importUnreadable(
          text,
          start,
          `with "${name}" of "${table}" the columns have ${values} listed values with ${characters} characters together, but at most ${mostValues} with ${mostCharacters} fit into a schema: import fewer tables at a time`,
        )
    }
}
