import type { FileFormatName } from '../library/format-name.ts'
import type { FormatSettings } from '../library/stream-options.ts'
import type { World } from '../library/world.ts'
import type { WriteAllOptions } from '../library/write-options.ts'

/** Where `--out` sends the tables of a world. A new destination is a file here and a line in `index.ts`. */
export interface Destination {
  /** The options that it accepts. */
  readonly options: readonly (keyof DestinationOptions)[]
  /** Whether it writes files of a format. */
  readonly hasFormats: boolean
  /** Whether a value of `--out` names a place of this kind. @throws SynthError `validation_failed` if it does, but cannot be read */
  accepts(out: string): boolean
  /** The format if none is given. */
  defaultFormat(selection: Selection): string
  /**
   * Writes the selected rows.
   * @returns a summary of what was written; null if the bytes went to a reader
   * @throws SynthError `validation_failed` for options that the destination does not accept, and the errors of writing
   */
  write(world: World, request: DestinationRequest): Promise<Written | null>
}

/** A summary of what was written, for the last line of the command. */
export interface Written {
  readonly count: number
  readonly noun: 'file' | 'table'
  /** The place, without passwords. */
  readonly place: string
}

/** The rows and columns to write. */
export interface Selection {
  /** Only this table; all tables if absent. */
  readonly table?: string | undefined
  readonly columns?: readonly string[] | undefined
  readonly offset?: number | undefined
  readonly limit?: number | undefined
}

export interface DestinationRequest extends Pick<WriteAllOptions, 'onProgress'>, DestinationOptions {
  /** The value of `--out`. */
  readonly out: string
  readonly selection: Selection
  readonly format: FileFormatName
  readonly settings: FormatSettings
  /** Aborted when the command is interrupted. */
  readonly signal: AbortSignal
}

/** Options that only some destinations have. */
export interface DestinationOptions extends Pick<
  WriteAllOptions,
  'overwrite' | 'resume' | 'append' | 'splitRows' | 'splitBytes' | 'parts' | 'part'
> {
  /** Creates the tables of a database. */
  readonly create?: boolean | undefined
  /** Removes all rows of the tables of a database first. */
  readonly truncate?: boolean | undefined
}

/** The given table of a world, with only the given columns. @throws SynthError `selection_unknown` */
export function selectedTable(world: World, table: string, columns: readonly string[] | undefined): ReturnType<World['table']> {
  const whole = world.table(table)
  return columns === undefined ? whole : whole.columns(columns)
}
