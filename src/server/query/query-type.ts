/** A parameter of a query string. */
export interface QueryType {
  readonly name: string
  readonly description: string
  readonly required?: boolean
  /** Its JSON Schema, for the docs. */
  readonly schema: Readonly<Record<string, unknown>>
  /** Reads what was sent, which is not empty; gives undefined for what it cannot be. */
  readonly read: (text: string) => unknown
  /** What it has to be, to follow "must be". */
  readonly expected: string
}

export type Query = Readonly<Record<string, unknown>>
