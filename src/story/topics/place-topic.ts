import type { Domain } from '../../domains/domain.ts'
import type { PlaceFact } from '../facts/fact.ts'
import { findTable } from '../find/find-table.ts'
import { firstFrom } from '../tokens/first-from.ts'
import { rowWords } from '../lexicon/row-words.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { nounBefore, readNoun } from '../words/nouns.ts'
import { isOneOf, textAt } from '../reader/index.ts'
import type { Noun } from '../words/noun.ts'
import type { Token } from '../tokens/token.ts'
import { headOf, isPlural } from '../words/words.ts'
import { placeNouns } from '../places/place-nouns.ts'

/**
 * The table whose rows are at a place; `table` is null if none is named. `unknown` is a noun that names no table: "buyers" of "40% of
 * buyers".
 */
export interface PlaceTopic {
  readonly table: string | null
  readonly unknown: string | null
}

/** Nouns for the people of any table. */
const everybody = wordSet(
  rowWords,
  'people persons users customers clients them these those everyone everybody all cities countries regions places locations markets areas towns states',
)

/** Signs between rows and their places: "3 shops: Rome, Milan and Turin". */
const listing = wordSet(': (')

/** Participles between rows and their place: "houses | sold | in Seattle". */
const doing = /^(?:\w*[^e]ed|sold|bought|built|sent|held|made)$/

/**
 * Finds whose rows a place is about: a noun in the phrase ("30% of guests are German"), one right before it ("hotels | in Italy") or right
 * after it ("Dutch | members").
 */
export function placeTopic({ start, end }: PlaceFact, tokens: readonly Token[], domain: Domain): PlaceTopic {
  const [first, next] = [firstFrom(tokens, start), firstFrom(tokens, end)]
  let unknown: string | null = null
  for (let at = first; at < next; at++) {
    const noun = readNoun(tokens, at)
    const table = noun === null || noun.next > next ? null : findTable(noun.noun, domain)
    if (table !== null) return { table: table.table, unknown: null }
    const isOf = textAt(tokens, at - 1) === 'of' && noun !== null && noun.next < next
    if (isOf && !everybody.has(noun.noun.words.at(-1) ?? '')) unknown ??= noun.noun.words.join(' ')
  }
  if (unknown !== null) return { table: null, unknown }
  const isApart = isOneOf(tokens, first - 1, listing) || doing.test(textAt(tokens, first - 1))
  const before = ownerBefore(tokens, isApart ? first - 1 : first)
  const beside = before ?? readNoun(tokens, next)?.noun ?? null
  const last = beside?.words.at(-1) ?? ''
  // "A UK haulier" is the business itself, and none of its rows.
  const isBusiness = before === null && /^an?$/.test(textAt(tokens, first - 1)) && !isPlural(last)
  const table = beside === null || isBusiness ? null : (findTable(beside, domain)?.table ?? null)
  const isUnknown = before !== null && table === null && isPlural(last) && !everybody.has(last)
  return { table, unknown: isUnknown ? (beside?.words.join(' ') ?? null) : null }
}

/** The noun before a token; that of the people behind what they have: "| employees with Japanese names | living in Canada". */
function ownerBefore(tokens: readonly Token[], at: number): Noun | null {
  const noun = nounBefore(tokens, at, 0)
  const start = noun === null ? 0 : firstFrom(tokens, noun.start) - 1
  return noun !== null && placeNouns.has(headOf(noun.words)) && textAt(tokens, start) === 'with' ? nounBefore(tokens, start, 0) : noun
}
