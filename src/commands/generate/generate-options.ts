import type { InputOptions } from '../input.ts'

/** The options of `synth generate`; those of formats are texts under their names. */
export interface GenerateOptions extends InputOptions, Selection, DatabaseOptions {
  readonly rows?: number
  readonly seed: number
  readonly format?: string
  readonly out: string
  readonly workers: number
  readonly overwrite?: boolean
  readonly quiet?: boolean
}

/** Part of one table. */
export interface Selection {
  readonly table?: string
  readonly columns?: readonly string[]
  readonly offset?: number
  readonly limit?: number
}

/** What happens to tables, as options of the command line. */
interface DatabaseOptions {
  readonly create?: boolean
  readonly truncate?: boolean
  readonly append?: boolean
}
