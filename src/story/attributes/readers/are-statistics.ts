import { deviationWords, typicalWords } from '../../lexicon/averages.ts'
import { distributionWords } from '../../lexicon/distribution-words.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import type { SharedValue } from './shares-of-items.ts'

const statistics = wordSet(typicalWords, deviationWords, distributionWords)

/** Whether all items in brackets are bounds or statistics of numbers, and no values: "min 10, max 90", "normal, mean 8, sd 3". */
export function areStatistics(items: readonly Pick<SharedValue, 'value' | 'share'>[]): boolean {
  return items.every(isStatistic) && items.some(({ value, share }) => share !== null || /\d/.test(value))
}

/** Whether an item is a statistic with or without its number, which may have been read as a share. */
function isStatistic({ value }: Pick<SharedValue, 'value'>): boolean {
  const words = value.toLowerCase().match(/\p{L}+/gu) ?? []
  return [words[0], words.at(-1)].some((word) => word !== undefined && statistics.has(word))
}
