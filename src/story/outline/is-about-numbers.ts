import { canStartStatistic } from '../attributes/readers/said-statistic.ts'
import { mostlyWords } from '../lexicon/share-words.ts'

/** Whether words behind a range start a statement about the numbers in it: "1-20 | mostly low", "0-3600 | skewed right", "18-90 | with mean 45". */
export function isAboutNumbers(words: string): boolean {
  const [, word = ''] = /^(?:with (?:an? )?)?(\p{L}{2,})/u.exec(words.toLowerCase()) ?? []
  if (/^in (?:steps|increments|multiples)\b/i.test(words)) return true
  return word !== 'an' && (mostlyWords.has(word) || canStartStatistic(word))
}
