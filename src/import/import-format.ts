import type { Imported } from './imported.ts'

/** A notation in which people declare tables, or show examples of their rows. */
export interface ImportFormat {
  readonly name: string
  /** For people: "SQL", "a Prisma schema". */
  readonly title: string
  /** One sentence for the docs: what is read of it. */
  readonly description: string
  /** A text of the format, for tests and docs. */
  readonly example: string
  /**
   * What a text declares; null where it has none of this format.
   * @throws SynthError `import_unreadable` for a text that is of this format and breaks its rules
   */
  readonly read: (text: string) => Imported | null
}
