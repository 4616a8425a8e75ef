import { isStateWord } from '../../lexicon/states.ts'
import { relatives } from '../../lexicon/connectives.ts'
import { distributives } from '../../lexicon/determiners.ts'
import { isPluralNoun, nounBefore } from '../../words/nouns.ts'
import { being, modals } from '../../lexicon/verbs.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { hasWords, isOneOf, kindAt, skipBack, textAt } from '../../reader/index.ts'
import type { Token } from '../../tokens/token.ts'
import type { AttributePhrase } from './attribute-phrase.ts'

const before = wordSet(being, distributives, relatives, ', : ( either')
/** Words between rows and their states: "tickets | that can be | open". */
const linking = wordSet(being, modals, relatives, distributives, ', : ( either')
const ends = wordSet(', . ; ( ) : \n')
const mostStates = 6

/** Values of the status in a list that names no column: "approved or rejected", "tickets that are open, pending or solved". */
export const statesListed: AttributePhrase = {
  name: 'states-listed',
  precedence: 20,
  startsAt: ({ text }) => isStateWord(text),
  read: (tokens, at, free) => {
    if (at > 0 && !isOneOf(tokens, at - 1, before)) return null
    const noun = nounBefore(tokens, skipBack(tokens, at, free, linking, 3), free)
    const values: string[] = []
    let next = at
    let isChoice = false
    while (values.length < mostStates && isStateWord(textAt(tokens, next))) {
      values.push(textAt(tokens, next))
      next++
      const isLast = textAt(tokens, next) === 'or' || hasWords(tokens, next, ', or')
      if (isChoice || !(isLast || textAt(tokens, next) === ',')) break
      isChoice = isLast
      next += textAt(tokens, next) === ',' && isLast ? 2 : 1
    }
    const isEnd = next >= tokens.length || isOneOf(tokens, next, ends) || kindAt(tokens, next) === 'sign'
    if (!isChoice || values.length < 2 || !isEnd) return null
    const { start } = tokens[at] as Token
    return {
      aspects: [{ type: 'values', values, shares: null }],
      currency: null,
      column: { words: ['status'], start, end: start },
      table: noun !== null && isPluralNoun(noun) ? noun : null,
      isMore: false,
      first: at,
      next,
    }
  },
}
