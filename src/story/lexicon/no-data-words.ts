import { changeNouns } from './changes.ts'
import { distributionWords } from './distribution-words.ts'
import { flaws } from './flaw-words.ts'
import { formatNames } from './format-words.ts'
import { qualities } from './quality-words.ts'
import { wordSet } from './word-set.ts'

/** Words that alone name no table, column or value: quality, flaws, distribution, change, formats. */
export const noDataWords: ReadonlySet<string> = wordSet(
  flaws,
  distributionWords,
  qualities,
  changeNouns,
  formatNames,
  'increases increasing decreases decreasing drops declines gains spike spikes insert seed thank thanks edge corner boundary special long short mixed upper lower uppercase lowercase zeros zeroes unique well key keys foreign primary composite constraint constraints relational normalized normalised others ones rest remainder whole integer integers decimal decimals boolean booleans correlation correlations',
)
