import { rowNouns } from '../lexicon/row-words.ts'
import { kindAt, textAt } from '../reader/index.ts'
import { oncePerToken } from '../tokens/once-per-token.ts'
import { isMeasure } from '../words/is-measure.ts'
import type { Noun } from '../words/noun.ts'
import { isPluralNoun, nounBefore, readNoun } from '../words/nouns.ts'

/** Between those that were counted and what is said of each: a list of shares and places. */
const mostBetween = 40

/** The plural of the last number before a token, in the same sentence: "400 customers", "customers: 400". Shares, measures and rows are passed over. */
export const countedBefore = oncePerToken((tokens, at): Noun | null => {
  for (let place = at - 1; place >= Math.max(0, at - mostBetween) && !sentenceEnds.test(textAt(tokens, place)); place--) {
    if (kindAt(tokens, place) !== 'number') continue
    const found = readNoun(tokens, place + 1)?.noun ?? (/^[(:=]$/.test(textAt(tokens, place - 1)) ? nounBefore(tokens, place - 1, 0) : null)
    if (found !== null && isPluralNoun(found) && !isMeasure(found) && !found.words.every((word) => rowNouns.has(word))) return found
  }
  return null
})

/** Before the next sentence. */
export const sentenceEnds = /^[.!?;\n]$/
