import { mayBePlural } from '../compose/noun-words.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { endsClause, isOneOf } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import type { Noun } from '../words/noun.ts'
import { readNounList } from '../words/noun-list.ts'
import type { readNoun } from '../words/nouns.ts'

/** Verbs before a measure: "machines report power". */
export const reporting: ReadonlySet<string> = wordSet(
  'report reports reporting send sends sending log logs logging emit emits emitting measure measures measuring record records recording',
)

const afterMeasures = wordSet('of for from at in per')
/** Most tokens of a list. */
const longestList = 20

/** A list of measures before an interval: "reporting | temperature and humidity | every 10 minutes". Null for a single measure. */
export function reportedBefore(
  tokens: readonly Token[],
  at: number,
): { readonly what: Noun; readonly also: readonly Noun[]; readonly start: number } | null {
  let verb = at - 1
  while (verb > at - longestList && verb >= 0 && !isOneOf(tokens, verb, reporting)) verb--
  const list = isOneOf(tokens, verb, reporting) ? readNounList(tokens, verb + 1) : null
  const [what, ...also] = list?.nouns ?? []
  return what === undefined || also.length === 0 || list?.next !== at ? null : { what, also, start: tokens[verb]?.start ?? what.start }
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
