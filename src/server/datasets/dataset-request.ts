/** All that decides what a data set has in it, but for the version of the data and the format. */
export type DatasetRequest = (
  | { readonly story: string }
  /** Some JSON object: whoever generates it checks it. */
  | { readonly schema: Readonly<Record<string, unknown>> }
) & {
  /** Rows of the primary table; null: as many as the story or the schema says. */
  readonly rows: number | null
  readonly seed: number
}
