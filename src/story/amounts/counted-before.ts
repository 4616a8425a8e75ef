import { sentenceEnds } from '../lexicon/connectives.ts'
import { rowNouns } from '../lexicon/row-words.ts'
import { kindAt, textAt } from '../reader/index.ts'
import { oncePerToken } from '../tokens/once-per-token.ts'
import type { Token } from '../tokens/token.ts'
import { isDone } from '../words/is-done.ts'
import { isMeasure } from '../words/is-measure.ts'
import type { Noun } from '../words/noun.ts'
import { isPluralNoun, nounBefore, readNoun } from '../words/nouns.ts'
import { headOf } from '../words/words.ts'

/** Maximum number of tokens between the count and the statement about each row: a list of shares and places. */
const mostBetween = 40

/**
 * The noun of the last count before a token, in the same sentence: "400 customers", "customers: 400". Skips shares, measures and "rows".
 * Null if there is none.
 */
export const countedBefore = oncePerToken((tokens, at): Noun | null => {
  for (let place = at - 1; place >= Math.max(0, at - mostBetween) && !sentenceEnds.has(textAt(tokens, place)); place--) {
    if (kindAt(tokens, place) !== 'number' || isOrigin(tokens, place)) continue
    const found = readNoun(tokens, place + 1)?.noun ?? (/^[(:=]$/.test(textAt(tokens, place - 1)) ? nounBefore(tokens, place - 1, 0) : null)
    if (found !== null && isPluralNoun(found) && !isMeasure(found) && !found.words.every((word) => rowNouns.has(word))) return found
  }
  return null
})

/** Whether a number counts where the rows before it come from: "30 orders from | 10 suppliers, each with 1 to 8 lines". */
function isOrigin(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:from|by)$/.test(textAt(tokens, at - 1))) return false
  // "40 services owned | by 6 teams"
  const end = isDone(textAt(tokens, at - 2)) ? at - 2 : at - 1
  return [2, 3, 4].some((words) => kindAt(tokens, end - words) === 'number' && readNoun(tokens, end - words + 1)?.next === end)
}

/** The only noun that is counted in the sentence of a token or, where none is, in the sentence before. Null for none or several. */
export function onlyCounted(tokens: readonly Token[], at: number): Noun | null {
  let found: Noun | null = null
  for (let place = at - 1; place >= Math.max(0, at - mostBetween); place--) {
    if (found !== null && place < at - 1 && sentenceEnds.has(textAt(tokens, place))) break
    const counted = kindAt(tokens, place) === 'number' ? (readNoun(tokens, place + 1)?.noun ?? null) : null
    if (counted === null || !isPluralNoun(counted) || counted.start !== tokens[place + 1]?.start) continue
    if (found !== null && headOf(found.words) !== headOf(counted.words)) return null
    found = counted
  }
  return found
}
