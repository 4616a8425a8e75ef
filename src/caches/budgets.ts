/** What a cache may hold. */
export interface CacheBudget {
  /** Entries at most. */
  readonly entries: number
  /** Where entries differ in size: their part of the bytes that the thread may keep. A larger entry is kept alone. */
  readonly share?: number
  /** Whether a thread that rests keeps them: small ones that every plan needs again. */
  readonly stays?: boolean
}

/**
 * All caches that live as long as a thread, or as an object that does. They save time and decide no byte of an answer. What else is remembered stands
 * in a `WeakMap` beside the object that it is about, and goes with that.
 */
export const cacheBudgets = {
  /** Arrival shares of the days of a window: half a megabyte each at most. */
  dayShares: { entries: 32 },
  /** Tables of 32 KiB. */
  distributionTables: { entries: 256 },
  /** Of one dictionary: its entries encoded with the texts of a column around them. */
  encodedDictionaries: { entries: 16 },
  /** Distinct values of a method of faker: a megabyte each at most, as a rule some kilobytes. */
  fakerPools: { entries: 128, share: 1 / 8, stays: true },
  /** Tables of 70 KiB. */
  exactQuantiles: { entries: 64 },
  /** Trees of formulas of at most 200 characters. */
  formulas: { entries: 1024, stays: true },
  /** Quantiles of one shape. */
  gammaQuantiles: { entries: 32 },
  /** Of one reference list: the entries that have some attributes. */
  listEntries: { entries: 256 },
  /** Of one reference list: the names of some countries. */
  namePools: { entries: 32 },
  /** The phrases that may start at a word of at most 24 characters. */
  phraseStarts: { entries: 4096 },
  /** Compiled plans, those that this thread made and those that it was sent: about a megabyte each, more for long schemas. */
  plans: { entries: 24, share: 1 / 2 },
  /** Reference lists in shared memory. */
  referenceLists: { entries: 128, stays: true },
  /** Generated writers of rows by the structure of a layout. */
  rowWriters: { entries: 256, stays: true },
  /** What tasks of one response share. */
  runs: { entries: 4 },
  /** Valid schemas that were sent. */
  schemas: { entries: 8, share: 1 / 8 },
  /** Keys of the sites of random draws, 16 bytes each. */
  sites: { entries: 4096, stays: true },
  /** What stories of at most 20,000 characters mean. */
  stories: { entries: 64, share: 1 / 16 },
} as const satisfies Readonly<Record<string, CacheBudget>>

/** The name of a cache. */
export type CacheName = keyof typeof cacheBudgets
