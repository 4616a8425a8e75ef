/** Limits on the size of a schema. They bound the cost of planning; the docs list them, and an error names the limit that was exceeded. */
export const limits = {
  /** Tables, hidden ones included. */
  tables: 200,
  /** Columns of one table, hidden ones included. */
  columnsOfTable: 500,
  /** Columns of all tables. */
  columns: 2_000,
  /** Correlations of all tables: as many as 100 columns have with one another. */
  correlations: 5_000,
  /** Characters of a table's or column's name. */
  nameLength: 63,
  /** Characters of the story. */
  storyLength: 20_000,
  /** Characters of any other text. */
  textLength: 10_000,
  /** Entries of a list or a map: values, weights, cases, edges. */
  entries: 10_000,
  /** Absolute value of a number: beyond it, doubles cannot represent every whole number. */
  number: 2 ** 53,
  /** Nesting depth of arrays and objects. */
  depth: 32,
  /** Length of a chain of columns that read one another: 10 for a column, 3 for each operation of its formula. */
  readingDepth: 4_000,
  /** Parts of one text: literals, words and numbers, including those of the texts that it is made of. */
  textParts: 1_000,
  /** Parts of the texts of all columns. */
  textPartsTogether: 20_000,
  /** Characters of the longest value of a text that is made of other texts. */
  valueLength: 131_072,
  /** Words that the parts of one text choose from, added up over the parts. */
  textWords: 250_000,
  /** Words in the distinct word lists of all columns together. */
  textWordsTogether: 1_000_000,
  /** Characters of the words that the parts of one text choose from, added up over the parts. */
  textCharacters: 8_000_000,
  /** Characters of the distinct word lists of all columns together. */
  textCharactersTogether: 32_000_000,
  /**
   * Cost of the distributions of all columns, including those of cases and the components of mixtures; 1 is about a millisecond. See
   * `countDistributions`.
   */
  distributions: 256,
  /** Cost of the columns of kind faker, including those inside other columns: 1 each, slow methods 5. See `fakerCost`. */
  fakerColumns: 100,
  /** Days of the time window of one column. */
  windowDays: 73_050,
  /** Days of all time windows together, including those of their peaks. */
  windowDaysTogether: 1_000_000,
  /** Months from the first day on which rows of a table can begin to recur to the reference date. */
  recurringMonths: 1_200,
  /**
   * Cohort months: pairs of a month in which rows begin and a month in which they may recur, over all tables: m * (m + 1) / 2 for m months.
   */
  cohortMonths: 750_000,
  /** Rows that one row owns: sums over them have all of them in memory. */
  children: 1_000_000,
  /** Values of a column with exact shares, times the number of periods in which they hold. */
  exactCounts: 250_000,
  /** Maximum difference between the numbers of children of two parents. */
  childrenSpread: 10_000,
} as const
