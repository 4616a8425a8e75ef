import type { Imported } from './imported.ts'

/** A notation that declares tables, or shows examples of their rows. */
export interface ImportFormat {
  readonly name: string
  /** Its name in messages: "SQL", "a Prisma schema". */
  readonly title: string
  /** What is imported, in one sentence, for the docs. */
  readonly description: string
  /** A text of the format, for tests and docs. */
  readonly example: string
  /**
   * Reads the declarations of a text; null if it contains none of this format.
   * @param unnamed the name of a table that has none in the text
   * @throws SynthError `import_unreadable` for a text of this format with a syntax error
   */
  readonly read: (text: string, unnamed: string) => Imported | null
}
