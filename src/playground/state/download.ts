/** The user's choice of a download. */
export interface Download {
  /** Whether all tables are taken, instead of the selected one. */
  readonly isAll: boolean
  /** Name of a file format. */
  readonly format: string
  readonly isGzipped: boolean
}
