import { being } from '../lexicon/verbs.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { isOneOf, oneOf, skip, spanOf, textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import type { Noun } from '../words/noun.ts'
import { isPluralNoun, readNoun } from '../words/nouns.ts'
import { withoutVerb } from '../words/without-verb.ts'

/** Some rows that have more of others than most: "some movies are more popular than others". */
interface MoreRead {
  readonly parent: Noun
  /** Without words where none are said. */
  readonly child: Noun
  readonly next: number
}

const some = wordSet('some certain')
const degrees = skip(wordSet('much far many way significantly considerably a lot'), 3)
/** Adjectives of rows that have many others. */
const adjectives = wordSet('popular active busy loyal productive frequent used visited read watched viewed played requested ordered booked')
const others = oneOf(['than others', 'than the others', 'than other ones', 'than the rest', 'than most'])

/** Reads "some movies are much more popular than others", "some drivers make many more trips than others". Null for others. */
export function readMoreThanOthers(tokens: readonly Token[], at: number, having: ReadonlySet<string>): MoreRead | null {
  const read = isOneOf(tokens, at, some) ? readNoun(tokens, at + 1) : null
  if (read === null) return null
  const { noun: parent, next: verb } = withoutVerb(tokens, read, having)
  const isState = isOneOf(tokens, verb, being)
  if (!isPluralNoun(parent) || !(isState || isOneOf(tokens, verb, having))) return null
  const more = degrees(tokens, verb + 1).next
  const found = isState ? withAdjective(tokens, more) : behind(tokens, more)
  return found === null ? null : { parent, ...found }
}

type Behind = Pick<MoreRead, 'child' | 'next'>

/** "more popular | than others", "busier | than others" */
function withAdjective(tokens: readonly Token[], more: number): Behind | null {
  const isMore = textAt(tokens, more) === 'more' && isOneOf(tokens, more + 1, adjectives)
  const end = isMore || textAt(tokens, more) === 'busier' ? others(tokens, isMore ? more + 2 : more + 1) : null
  return end === null ? null : { child: { words: [], ...spanOf(tokens, more, more + 1) }, next: end.next }
}

/** "more trips | than others", "more | than others" */
function behind(tokens: readonly Token[], more: number): Behind | null {
  if (textAt(tokens, more) !== 'more') return null
  const alone = others(tokens, more + 1)
  if (alone !== null) return { child: { words: [], ...spanOf(tokens, more, more + 1) }, next: alone.next }
  const noun = readNoun(tokens, more + 1)
  const end = noun === null ? null : others(tokens, noun.next)
  return noun === null || end === null ? null : { child: noun.noun, next: end.next }
}
