import { isKnownHead } from '../compose/noun-words.ts'
import { dirtTurns, rowDirt } from '../lexicon/dirt-words.ts'
import { datasetRowNouns } from '../lexicon/row-words.ts'
import { timeWords } from '../lexicon/time-words.ts'
import { percentWords } from '../lexicon/units.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { isOneOf, kindAt, textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import type { Noun } from '../words/noun.ts'
import { nounBefore, readNoun } from '../words/nouns.ts'
import { headOf, isPlural } from '../words/words.ts'
import { unitWords } from './name-words.ts'
import { withoutAsides } from './without-asides.ts'
import { groupedBy } from '../../lists.ts'

const kindWords = wordSet('types kinds sorts varieties')

/** Nouns after numbers outside of all lists: "250 people", "350 tickets please". @param listed by token: 1 if it is in a list */
export function countedNouns(tokens: readonly Token[], listed: Uint8Array): readonly Noun[] {
  return tokens.flatMap((token, at) => {
    if (token.kind !== 'number' || listed[at] === 1 || isOneOf(tokens, at + 1, datasetRowNouns)) return []
    // "At least 4 types of currencies" is a number of values.
    if (isOneOf(tokens, at + 1, kindWords) && textAt(tokens, at + 2) === 'of') return []
    // "Churn 3 times as often" counts nothing.
    if (isOneOf(tokens, at + 1, percentWords) || textAt(tokens, at + 1) === 'times') return []
    // "An 18-year-old" is no row.
    if (token.isHyphened && isOneOf(tokens, at + 1, timeWords)) return []
    // "12 duplicate patients" is a number of rows with an error.
    if (rowDirt.has(dirtTurns.get(textAt(tokens, at + 1)) ?? 'missing')) return []
    const noun = readNoun(tokens, at + 1)?.noun
    const own = noun === undefined ? null : withoutAsides(noun)
    return own === null || isUnit(own.words) || own.words.every((word) => datasetRowNouns.has(word) || timeWords.has(word)) ? [] : [own]
  })
}

/** Whether a table is about the things that are counted behind it: "staff turnover table | , 900 employees", "... with 900 employees". */
export function isOfCounted(tokens: readonly Token[], table: number, { words }: Noun): boolean {
  if (!/^(?:[,(:]|with|for|of)$/.test(textAt(tokens, table + 1)) || kindAt(tokens, table + 2) !== 'number') return false
  const things = readNoun(tokens, table + 3)?.noun
  if (things === undefined || !isPlural(things.words.at(-1) ?? '') || isOneOf(tokens, table + 3, datasetRowNouns)) return false
  const last = words.at(-1) ?? ''
  // "house price table, 200 houses"
  return words.slice(0, -1).includes(headOf(things.words)) || !(isPlural(last) || isKnownHead(last))
}

/** Whether a noun is only a unit: "25 | cm", but not "720 | meter readings". */
export function isUnit([only = '', ...others]: readonly string[]): boolean {
  return others.length === 0 && unitWords.has(only) && !timeWords.has(only) && !isPlural(only)
}

/** Nouns by their head in the singular, in their order. */
export function byHead(nouns: readonly Noun[]): ReadonlyMap<string, readonly Noun[]> {
  return groupedBy(nouns, ({ words }) => headOf(words))
}

const shortestHead = 4
const shortestCompound = 3

/** Nouns that are a compound with a head, written as one word: "350 beehives" for "hive". */
export function compoundsOf(head: string, nouns: readonly Noun[]): readonly Noun[] {
  if (head.length < shortestHead) return []
  return nouns.filter(({ words }) => {
    const whole = headOf(words)
    return whole.length >= head.length + shortestCompound && whole.endsWith(head)
  })
}

/**
 * The counted rows before their counted owners, if a comma goes on behind these: "90 visits | of 40 patients, fee, room". Null for none.
 * @param at the first word of the owners
 */
export function ownedBefore(tokens: readonly Token[], at: number, owners: readonly string[]): Noun | null {
  const isCounted = kindAt(tokens, at - 1) === 'number' && /^(?:of|by|from|to|for)$/.test(textAt(tokens, at - 2))
  if (!isCounted || textAt(tokens, at + owners.length) !== ',') return null
  const rows = nounBefore(tokens, at - 2, 0)
  return rows !== null && kindAt(tokens, at - 3 - rows.words.length) === 'number' ? rows : null
}
