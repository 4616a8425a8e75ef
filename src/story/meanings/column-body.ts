/** A column without its name: a kind and its parameters. */
export interface ColumnBody {
  readonly kind: string
  readonly [param: string]: unknown
}
