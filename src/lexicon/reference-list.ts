/**
 * A list of facts with several attributes an entry: cities with their country and population, dishes with their cuisine and price.
 * Columnar: every attribute has one value an entry. Plain JSON.
 */
export interface ReferenceList {
  readonly name: string
  /** What an entry is and where the facts come from. */
  readonly description: string
  /** How often an entry is drawn, relative to the others; positive integers. */
  readonly weights: readonly number[]
  readonly attributes: Readonly<Record<string, readonly string[] | readonly number[]>>
}
