import { mayBePlural } from '../compose/noun-words.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { endsClause, isOneOf, kindAt, textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import type { Noun } from '../words/noun.ts'
import { readNounList } from '../words/noun-list.ts'
import { nounBefore, type readNoun } from '../words/nouns.ts'

/** Verbs before a measure: "machines report power". */
export const reporting: ReadonlySet<string> = wordSet(
  'report reports reporting send sends sending log logs logging emit emits emitting measure measures measuring record records recording transmit transmits transmitting',
)

const afterMeasures = wordSet('of for from at in per')
/** Most tokens of a list. */
const longestList = 20

/** A list of measures before an interval, and where it starts. */
interface MeasuresBefore {
  readonly what: Noun
  readonly also: readonly Noun[]
  readonly start: number
}

/**
 * A list of measures before an interval: "reporting | temperature and humidity | every 10 minutes", "40 sensors, | temperature and humidity |
 * every hour". Null for a single measure.
 */
export function measuresBefore(tokens: readonly Token[], at: number): MeasuresBefore | null {
  let first = at - 1
  while (first > at - longestList && first >= 0 && !isOneOf(tokens, first, reporting)) first--
  if (isOneOf(tokens, first, reporting)) return listFrom(tokens, first + 1, at, first)
  // Without a verb, the list starts where a clause does.
  for (let start = at - 2; start >= Math.max(0, at - longestList); start--) {
    if (start > 0 && !isOneOf(tokens, start - 1, beforeMeasures)) continue
    const list = listFrom(tokens, start, at, start)
    if (list !== null && [list.what, ...list.also].some(({ words }) => mayBePlural(words.at(-1) ?? ''))) return null
    if (list !== null && !(textAt(tokens, start - 1) === ',' && isMeasure(tokens, start - 2))) return list
  }
  return null
}

const beforeMeasures: ReadonlySet<string> = wordSet(', : ; . with')

/** Whether a token before a comma belongs to the same list: a word that names no number of things. */
function isMeasure(tokens: readonly Token[], at: number): boolean {
  const noun = nounBefore(tokens, at + 1, 0)
  return noun !== null && !mayBePlural(noun.words.at(-1) ?? '') && kindAt(tokens, at - noun.words.length) !== 'number'
}

function listFrom(tokens: readonly Token[], at: number, end: number, first: number): MeasuresBefore | null {
  const list = readNounList(tokens, at)
  const [what, ...also] = list?.nouns ?? []
  if (what === undefined || also.length === 0 || list?.next !== end) return null
  return { what, also: also.map(withoutRows), start: tokens[first]?.start ?? what.start }
}

const rows = /^(?:reading|measurement|value|sample)s$/

/** "temperature and humidity | readings": the rows are no part of a measure. */
function withoutRows(noun: Noun): Noun {
  return noun.words.length > 1 && rows.test(noun.words.at(-1) ?? '') ? { ...noun, words: noun.words.slice(0, -1) } : noun
}

/** Further measures, and the token after them: "quarterly targets | and actuals", "hourly temperature | , humidity and wind speed". */
export function alsoAfter(
  tokens: readonly Token[],
  { noun, next }: NonNullable<ReturnType<typeof readNoun>>,
): { readonly also: readonly Noun[]; readonly next: number } {
  const list = readNounList(tokens, next - noun.words.length)
  const also = (list?.nouns.slice(1) ?? []).map(withoutRows)
  const isClosed = list !== null && list.isClosed && (endsClause(tokens, list.next) || isOneOf(tokens, list.next, afterMeasures))
  const isAlike = also.every(({ words }) => mayBePlural(noun.words.at(-1) ?? '') === mayBePlural(words.at(-1) ?? ''))
  return isClosed && (also.length > 1 || isAlike) ? { also, next: list.next } : { also: [], next }
}
