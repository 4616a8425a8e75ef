import { modals } from '../../lexicon/verbs.ts'
import { relatives } from '../../lexicon/connectives.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { isNounWord, nounBefore, nounOf } from '../../words/nouns.ts'
import { isOneOf, skip, skipBack, textAt } from '../../reader/index.ts'
import type { Token } from '../../tokens/token.ts'
import { pastBracket } from '../readers/past-bracket.ts'
import { columnSureness } from '../readers/column-noun.ts'
import { measureVerbs } from '../readers/measure-verbs.ts'
import { readSaidNumber } from '../readers/said-number.ts'
import { boundsOf, readSaidRange } from '../readers/said-range.ts'
import type { Aspect } from '../aspect.ts'
import type { AttributePhrase } from './attribute-phrase.ts'

const links = wordSet('somewhere at anything anywhere about around :')
const before = wordSet(modals, relatives, 'are is they it all and usually always , ( each to')

/**
 * A verb that implies its column: "aged 18 to 65", "priced from $5 to $250", "should weigh between 3 and 60 kilos", "averaging 1,200 each".
 */
export const verb: AttributePhrase = {
  name: 'verb',
  startsAt: ({ text }) => measureVerbs.has(text),
  read: (tokens, at, free, last) => {
    const said = saidAt(tokens, at)
    if (said === null) return null
    const noun = nounBefore(tokens, skipBack(tokens, at, free, before, 4), free)
    const words = measureVerbs.get(textAt(tokens, at)) ?? null
    // "Salaries averaging 50k" is about the column before.
    if (words === null && noun === null) return null
    if (words === null && noun !== null && columnSureness(noun) !== 'none') return null
    if (words === null && last !== null && last.next === at) return null
    return {
      aspects: said.aspects,
      currency: said.currency,
      column: words === null ? null : { ...nounOf(tokens, at, at + 1), words },
      table: noun,
      isMore: false,
      first: at,
      next: pastBracket(tokens, at, said.next),
    }
  },
}

interface Said {
  readonly aspects: readonly Aspect[]
  readonly currency: string | null
  readonly next: number
}

/** Between the numbers of a range. */
const rangeSigns = wordSet('to -')

function saidAt(tokens: readonly Token[], at: number): Said | null {
  const start = skip(links, 2)(tokens, at + 1)?.next ?? at + 1
  if (/^(?:averaging|averages)$/.test(textAt(tokens, at))) {
    const number = readSaidNumber(tokens, start)
    if (number === null || isOneOf(tokens, number.next, rangeSigns)) return null
    // "averaging 7,500 steps" and "averaging 12 km" are means of something else than the main amount.
    if (number.currency === null && (number.unit !== null || isNounWord(tokens[number.next]))) return null
    const next = textAt(tokens, number.next) === 'each' ? number.next + 1 : number.next
    return { aspects: [{ type: 'mean', value: number.value }], currency: number.currency, next }
  }
  const range = readSaidRange(tokens, start)
  return range === null ? null : { aspects: [{ type: 'range', ...boundsOf(range) }], currency: range.currency, next: range.next }
}
