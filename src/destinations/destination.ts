import type { FileFormatName } from '../library/format-name.ts'
import type { FormatSettings } from '../library/stream-options.ts'
import type { World } from '../library/world.ts'
import type { WriteAllOptions, WrittenFile } from '../library/write-options.ts'

/** Where `--out` sends the tables of a world. A new destination is a file here and a line in `index.ts`. */
export interface Destination {
  /** Whether a value of `--out` names a place of this kind. */
  accepts(out: string): boolean
  /** The format if none is given. */
  defaultFormat(selection: Selection): string
  /**
   * Writes the selected rows.
   * @returns the files that it wrote; null where a reader took the bytes
   * @throws SynthError `validation_failed` for options that the destination does not have, and the errors of writing
   */
  write(world: World, request: DestinationRequest): Promise<readonly WrittenFile[] | null>
}

/** The rows and columns to write. */
export interface Selection {
  /** Only this table; all tables if absent. */
  readonly table?: string | undefined
  readonly columns?: readonly string[] | undefined
  readonly offset?: number | undefined
  readonly limit?: number | undefined
}

export interface DestinationRequest extends Pick<WriteAllOptions, 'onProgress'>, FileOptions {
  /** The value of `--out`. */
  readonly out: string
  readonly selection: Selection
  readonly format: FileFormatName
  readonly settings: FormatSettings
  /** Aborted when the command is ended. */
  readonly signal: AbortSignal
}

/** What only files have. */
export type FileOptions = Pick<WriteAllOptions, 'overwrite' | 'resume' | 'append' | 'splitRows' | 'splitBytes' | 'parts' | 'part'>

/** The given table of a world, with only the given columns. @throws SynthError `selection_unknown` */
export function selectedTable(world: World, table: string, columns: readonly string[] | undefined): ReturnType<World['table']> {
  const whole = world.table(table)
  return columns === undefined ? whole : whole.columns(columns)
}
