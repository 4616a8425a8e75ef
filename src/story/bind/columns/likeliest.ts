import { flowWords } from '../../attributes/readers/flow-words.ts'
import { findMeaning } from '../../meanings/find-meaning.ts'
import { happens } from '../../topics/timed-tables.ts'
import type { Topic } from '../../topics/topics.ts'

/**
 * Words for marks that identify a thing. Events about the thing do not have them: links have a slug, their clicks do not. A "handle time"
 * is no mark.
 */
const marks = /^(?:slug|permalink|handle|username|sku|serial|barcode|isbn|vin|plate)$/
const periods = /^(?:daily|weekly|monthly|quarterly|yearly|annual)$/

/** Whether words are an amount of a period: "monthly charge". Events have no such amount. */
export function isPerPeriod([first = '', next]: readonly string[]): boolean {
  return next !== undefined && periods.test(first)
}

/** Whether the words are a fee that customers pay. Paid claims and refunds have none. */
export function isFee(words: readonly string[]): boolean {
  return words.join(' ') === 'monthly fee'
}

/**
 * The tables that may get a column that no table has, the likeliest first. Events come first if all tables are named in earlier sentences
 * ("900 calls, 4 teams. Urgency from 1 to 5"); other tables come first for identifying marks and for amounts of a period.
 */
export function likeliest(near: readonly Topic[], words: readonly string[]): readonly Topic[] {
  const [first] = near
  const isOfThings = isPerPeriod(words) || (words.at(-1) !== 'time' && words.some((word) => marks.test(word)))
  if (first?.where === 'before' && isOfThings && happens(first.table)) {
    const things = near.filter(({ table, where }) => where === 'before' && !happens(table))
    return things.length === 0 ? near : things
  }
  const happening = near.filter(({ table, where }) => where === 'before' && happens(table))
  return first?.where !== 'before' || happening.length !== 1 || isOfThings || findMeaning(words, []).isExact ? near : happening
}

/** If several tables are counted together, revenue belongs to the table of sales: "10,000 sales, 40 stores, revenue mean 54". */
export function sellingFirst(topics: readonly Topic[], words: readonly string[]): readonly Topic[] {
  const flows = flowWords.has(words.at(-1) ?? '') ? topics.filter(({ table }) => happens(table)) : []
  return flows.length > 0 ? flows : topics
}
