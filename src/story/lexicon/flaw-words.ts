import { wordSet } from './word-set.ts'

/** Words for defects of data: "10% null", "with a few outliers". They name no table, column or value. */
export const flaws: ReadonlySet<string> = wordSet(
  'null nulls nan nans missing blank blanks empty duplicate duplicates duplicated duplication outlier outliers typo typos misspelling',
  'misspellings misspelled noise noisy dirt dirty messy anomaly anomalies anomalous corrupt corrupted malformed invalid inconsistent',
  'inconsistency inconsistencies inconsistently incorrectly wrongly differently incomplete garbage whitespace whitespaces trailing leading gap gaps',
)
