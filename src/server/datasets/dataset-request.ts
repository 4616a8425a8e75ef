/** Everything that determines the content of a data set, except the data version and the format. */
export type DatasetRequest = (
  | { readonly story: string }
  /** Any JSON object: it is checked when it is generated. */
  | { readonly schema: Readonly<Record<string, unknown>> }
) & {
  /** Rows of the primary table; null: the number in the story or the schema. */
  readonly rows: number | null
  readonly seed: number
}
