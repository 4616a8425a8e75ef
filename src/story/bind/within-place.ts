import { shareInPlace } from '../facts/reasons.ts'
import type { Fact } from '../facts/fact.ts'
import { sentenceEnds } from '../lexicon/connectives.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { isOneOf, hasOneOf } from '../reader/index.ts'
import { firstFrom } from '../tokens/first-from.ts'
import type { Token } from '../tokens/token.ts'

const before = wordSet('. , ; : and but while \n')
const inside = wordSet('in at')
const near = wordSet('about only around just')

/** Facts about the rows of one place: "in Berlin 20% are late, in Munich 5%". Returns a reason for each. */
export function withinPlaces(facts: readonly Fact[], tokens: readonly Token[]): ReadonlyMap<Fact, string> {
  const found = new Map<Fact, string>()
  let end = -1
  facts.forEach((fact, at) => {
    const next = facts[at + 1]
    const isOpened = fact.type === 'place' && next?.type === 'rate' && isOpening(fact, next, tokens)
    const goesOn = fact.type === 'place' && end >= 0 && isSameSentence(tokens, end, fact.start)
    if (!isOpened && !goesOn) return
    found.set(fact, shareInPlace)
    if (isOpened) found.set(next, shareInPlace)
    end = (isOpened ? next : fact).end
  })
  return found
}

/** Whether a clause begins with a place, and a share follows: "In Berlin | 20%". */
function isOpening(place: Fact, share: Fact, tokens: readonly Token[]): boolean {
  const [first, next, start] = [firstFrom(tokens, place.start), firstFrom(tokens, place.end), firstFrom(tokens, share.start)]
  const isFirst = first === 0 || isOneOf(tokens, first - 1, before)
  return isFirst && isOneOf(tokens, first, inside) && tokens.slice(next, start).every(({ text }) => near.has(text))
}

function isSameSentence(tokens: readonly Token[], from: number, to: number): boolean {
  return !hasOneOf(tokens, firstFrom(tokens, from), firstFrom(tokens, to), sentenceEnds)
}
