/** A story, and what it says: every part of it is checked on what was understood and generated. */
export interface StoryCase {
  readonly story: string
  /** The name of the domain; "custom" for one that is composed. Default: that of the file. */
  readonly domain?: string
  /** Rows by table. */
  readonly counts?: Readonly<Record<string, number>>
  /**
   * Share of rows by "table.column=value", the value as JSON writes it but for quotes: "orders.status=returned", "users.is_active=true".
   */
  readonly rates?: Readonly<Record<string, number>>
  /** Some months of a measure, "table.column", to the cent. */
  readonly totals?: { readonly measure: string; readonly months: Readonly<Record<string, number>> }
  /** First and last day, both included, of the table's time. */
  readonly window?: { readonly table: string; readonly from: string; readonly to: string }
  /** All country codes that occur by "table.column". */
  readonly countries?: Readonly<Record<string, readonly string[]>>
  /** Written columns that a table has, by table. */
  readonly columns?: Readonly<Record<string, readonly string[]>>
  /** Tables that are written, in any order. */
  readonly tables?: readonly string[]
  /** The parts of the story that were not used, as written; checked only when given. */
  readonly unused?: readonly string[]
}
