import { once } from '../../caches/once.ts'
import { domains } from '../../domains/index.ts'
import { findMeaning } from '../meanings/find-meaning.ts'
import { timeWords } from '../lexicon/time-words.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { headOf } from '../words/words.ts'

/** What is sold for a time: "passes (day, week, season)". */
const termed = wordSet('pass ticket membership subscription rental permit licence license')

/**
 * Whether trades know at least half of some words as values of the rows that a noun names: "bug" and "feature" of tickets, "checking" and
 * "savings" of accounts. A value may begin with the words: "feature request".
 * @param words the words of each value in lower case
 */
export function areTradeValues(noun: readonly string[], words: readonly string[]): boolean {
  const own = valuesOfTrades().get(headOf(noun))
  if (termed.has(headOf(noun)) && words.length > 1 && words.every((word) => timeWords.has(word))) return true
  const values = words.filter((each) => own?.has(each) === true)
  // "Email" and "phone" are channels of customers, but columns as well.
  const isSure = values.some((each) => !findMeaning(each.split(' '), []).isExact)
  return isSure && words.length > 1 && values.length * 2 >= words.length
}

/** The values of categories by the last word of the nouns of their table, in the singular; each whole, and its first word. */
const valuesOfTrades = once((): ReadonlyMap<string, ReadonlySet<string>> => {
  const found = new Map<string, Set<string>>()
  for (const { nouns, schema } of domains.values())
    for (const { name, columns } of schema.tables) {
      const values = columns.flatMap((column) => (column.kind === 'category' && column.hidden !== true ? column.values : []))
      const terms = values.flatMap((value) => [value.toLowerCase().replaceAll('_', ' '), value.toLowerCase().split('_')[0] ?? value])
      for (const noun of [name.replaceAll('_', ' '), ...(nouns[name] ?? [])]) {
        const head = headOf(noun.split(' '))
        found.set(head, new Set([...(found.get(head) ?? []), ...terms]))
      }
    }
  return found
})
