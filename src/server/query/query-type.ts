/** A parameter of a query string. */
export interface QueryType {
  readonly name: string
  readonly description: string
  readonly required?: boolean
  /** Its JSON Schema, for the docs. */
  readonly schema: Readonly<Record<string, unknown>>
  /** Parses the value, which is not empty; undefined if it is invalid. */
  readonly read: (text: string) => unknown
  /** The valid values, to follow "must be". */
  readonly expected: string
}

export type Query = Readonly<Record<string, unknown>>
