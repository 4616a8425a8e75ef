import { wordSet } from '../lexicon/word-set.ts'
import { isOneOf, kindAt, textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'

const mostOfEvent = 4
const beforePeriods: ReadonlySet<string> = wordSet('in on')

/** The token at which a period starts behind "since": "since | March", "since in | March", "since our launch in | March". */
export function pastEvent(tokens: readonly Token[], at: number): number {
  const most = textAt(tokens, at) === 'since' ? mostOfEvent : 0
  for (let place = at + 1; place <= at + 1 + most; place++) {
    if (isOneOf(tokens, place, beforePeriods)) return place + 1
    if (kindAt(tokens, place) !== 'word') break
  }
  return at + 1
}
