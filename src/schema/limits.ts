/** How large a schema may be. They bound what planning costs; the docs list them, and a refusal names the one that was passed. */
export const limits = {
  /** Tables, hidden ones included. */
  tables: 200,
  /** Columns of one table, hidden ones included. */
  columnsOfTable: 500,
  /** Columns of all tables. */
  columns: 2_000,
  /** Characters of a table's or column's name. */
  nameLength: 63,
  /** Characters of the story. */
  storyLength: 20_000,
  /** Characters of any other text. */
  textLength: 10_000,
  /** Entries of any list or map: values, weights, cases, edges. */
  entries: 10_000,
  /** Arrays and objects inside one another. */
  depth: 32,
  /** The most rows by which the number of children of two parents may differ. */
  childrenSpread: 10_000,
} as const
