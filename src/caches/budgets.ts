/** The bounds of a cache. */
export interface CacheBudget {
  /** Maximum number of entries. */
  readonly entries: number
  /**
   * For caches with entries of different sizes: the share of the bytes that the thread may keep. A larger entry is kept as the only one.
   */
  readonly share?: number
  /** Whether an idle thread keeps the entries: those that are small and needed by every plan. */
  readonly stays?: boolean
}

/**
 * All caches that live as long as a thread, or as an object that does. They save time and never change the bytes of an answer. Other data
 * derived from an object is kept in a `WeakMap`, which releases it together with the object.
 */
export const cacheBudgets = {
  /** Arrival shares of the days of a window: at most half a megabyte each. */
  dayShares: { entries: 32 },
  /** Tables of 32 KiB. */
  distributionTables: { entries: 96 },
  /** The kinds of things that the endings of words tell. */
  endings: { entries: 4096 },
  /** Distinct values of a method of faker: at most a megabyte each, usually some kilobytes. */
  fakerPools: { entries: 128, share: 1 / 8, stays: true },
  /** Tables of 70 KiB. */
  exactQuantiles: { entries: 24 },
  /** Trees of formulas of at most 200 characters. */
  formulas: { entries: 1024, stays: true },
  /** For one reference list: the entries with certain attributes. */
  listEntries: { entries: 256 },
  /** For some entries of a reference list: their division among siblings. */
  listParts: { entries: 64 },
  /** For one reference list: the names of some countries. */
  namePools: { entries: 32 },
  /** The meanings of words for columns. */
  meanings: { entries: 4096 },
  /** The phrases that may begin at a word. */
  phraseStarts: { entries: 4096 },
  /** The places whose names may begin with a word. */
  placeStarts: { entries: 4096 },
  /** Compiled plans, created on this thread or received from another: about a megabyte each, more for long schemas. */
  plans: { entries: 24, share: 1 / 2 },
  /** Reference lists in shared memory. */
  referenceLists: { entries: 128, stays: true },
  /** Generated writers of rows by the structure of a layout. */
  rowWriters: { entries: 64, stays: true },
  /** State shared by the tasks of one response. */
  runs: { entries: 4 },
  /** Valid schemas that were received. */
  schemas: { entries: 8, share: 1 / 8 },
  /** Singulars of words. */
  singulars: { entries: 4096 },
  /** Keys of the sites of random draws, 16 bytes each. */
  sites: { entries: 4096, stays: true },
  /** How stories of at most 20,000 characters were understood. */
  stories: { entries: 64, share: 1 / 16 },
  /** Words of terms, in the singular. */
  terms: { entries: 4096 },
  /** Whether nouns name columns of few values. */
  valueNouns: { entries: 4096 },
} as const satisfies Readonly<Record<string, CacheBudget>>

/** The name of a cache. */
export type CacheName = keyof typeof cacheBudgets
