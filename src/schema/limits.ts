/** How large a schema may be. They bound what planning costs; the docs list them, and a refusal names the one that was passed. */
export const limits = {
  /** Tables, hidden ones included. */
  tables: 200,
  /** Columns of one table, hidden ones included. */
  columnsOfTable: 500,
  /** Columns of all tables. */
  columns: 2_000,
  /** Correlations of all tables: those of 100 columns with one another. */
  correlations: 5_000,
  /** Characters of a table's or column's name. */
  nameLength: 63,
  /** Characters of the story. */
  storyLength: 20_000,
  /** Characters of any other text. */
  textLength: 10_000,
  /** Entries of any list or map: values, weights, cases, edges. */
  entries: 10_000,
  /** Numbers, above and below 0: beyond it, doubles leave out whole numbers. */
  number: 2 ** 53,
  /** Arrays and objects inside one another. */
  depth: 32,
  /** Steps by which columns read one another, one after another: 10 for a column, 3 for each operation of its formula. */
  readingDepth: 4_000,
  /** Parts of one text, literals, words and numbers: those of texts that it is made of count. */
  textParts: 1_000,
  /** Parts of the texts of all columns. */
  textPartsTogether: 20_000,
  /** Characters of the longest value of a text that is made of others. */
  valueLength: 131_072,
  /** Words that the parts of one text choose from, those of each part counted. */
  textWords: 250_000,
  /** Different lists of words of all columns together, in words. */
  textWordsTogether: 1_000_000,
  /** Characters of the words that the parts of one text choose from, those of each part counted. */
  textCharacters: 8_000_000,
  /** Different lists of words of all columns together, in characters. */
  textCharactersTogether: 32_000_000,
  /** What the distributions of all columns count, those of cases and the components of mixtures included: each 1, about a millisecond; see `countDistributions`. */
  distributions: 256,
  /** What columns of kind faker count, those inside other columns included: one each, slow methods five; see `fakerCost`. */
  fakerColumns: 100,
  /** Days of a column's window in time. */
  windowDays: 73_050,
  /** Days of all windows together, and of their peaks. */
  windowDaysTogether: 1_000_000,
  /** Months from the first day that rows of a table can recur from to the reference date. */
  recurringMonths: 1_200,
  /** Months in which rows that begin in one month may recur, of all such months and tables together: of m months m * (m + 1) / 2. */
  cohortMonths: 750_000,
  /** Rows that one row owns: what sums them up has all of them in hand. */
  children: 1_000_000,
  /** Values of a column with exact shares times the periods in which they hold. */
  exactCounts: 250_000,
  /** The most rows by which the number of children of two parents may differ. */
  childrenSpread: 10_000,
} as const
