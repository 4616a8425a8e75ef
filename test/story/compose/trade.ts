/**
 * A story of a trade that no domain knows, and the tables expected of it: columns that are among those written, "→" before what they refer
 * to.
 */
export interface Trade {
  readonly story: string
  readonly primary: string
  readonly tables: Readonly<Record<string, string>>
}

/** A trade by its story. */
export function trade(story: string, primary: string, tables: Readonly<Record<string, string>>): Trade {
  return { story, primary, tables }
}
