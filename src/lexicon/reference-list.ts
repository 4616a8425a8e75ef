/**
 * A list of facts with several attributes per entry, such as cities with country and population, or dishes with cuisine and price. Stored
 * by attribute: every attribute has one value per entry. Plain JSON.
 */
export interface ReferenceList {
  readonly name: string
  /** The meaning of an entry and the source of the facts. */
  readonly description: string
  /** Relative frequencies of the entries; positive integers. */
  readonly weights: readonly number[]
  readonly attributes: Readonly<Record<string, readonly string[] | readonly number[]>>
}
