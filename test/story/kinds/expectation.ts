/** What the author of a story expects of the data. */
export type Expectation =
  /** The query gives the value, within a tolerance. */
  | { readonly sql: string; readonly is: number | boolean; readonly tolerance?: number }
  | { readonly rows: Readonly<Record<string, number>>; readonly tolerance?: number }
  /** These tables are there, and where `only` is set no others. */
  | { readonly tables: readonly string[]; readonly only?: true }
  /** These columns are there, by table, and where `only` is set no others but keys. */
  | { readonly columns: Readonly<Record<string, readonly string[]>>; readonly only?: true }
  /** What types of columns begin with, by "table.column". */
  | { readonly types: Readonly<Record<string, string>> }
  | { readonly no_table: string }
  /** One of these holds. */
  | { readonly any: readonly Expectation[] }
  /** The story is refused with a code. */
  | { readonly refused: string }
  /** Half of the words, at least, are told as unused. */
  | { readonly told: string }

/** A story of a kind, and what is expected of it. */
export interface KindCase {
  readonly id: string
  /** Who speaks. */
  readonly voice: string
  readonly story: string
  readonly expect: readonly Expectation[]
  /** Whether all that is expected holds, or what does not is told. */
  readonly outcome: 'honoured' | 'told'
}
