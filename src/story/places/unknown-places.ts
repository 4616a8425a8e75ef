import { lastJoints, listJoints } from '../lexicon/connectives.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { endsClause, isOneOf, skip, textAt } from '../reader/index.ts'
import { monthNumbers, weekdayNumbers } from '../times/calendar-words.ts'
import type { Token } from '../tokens/token.ts'

/** Why places are not set of which only some are known. */
export const unknownPlaces = 'only some of these places are known, and all rows would be there: name other cities, or countries'

const joints = skip(listJoints, 2)
const behind = wordSet('with for from since by where')
const mostNames = 12
const mostWords = 3

/** The token behind a list of places that goes on with unknown ones: "Miami | , Orlando and Tampa". Null if it ends before them. */
export function pastUnknown(tokens: readonly Token[], at: number): number | null {
  let next = at
  for (let count = 0; count < mostNames; count++) {
    const start = joints(tokens, next).next
    const end = start === next ? start : pastName(tokens, start)
    if (end === start) return null
    if (isOneOf(tokens, start - 1, lastJoints)) return endsClause(tokens, end) || isOneOf(tokens, end, behind) ? end : null
    next = end
  }
  return null
}

/** The token behind words with capitals that name no time. */
function pastName(tokens: readonly Token[], at: number): number {
  let next = at
  while (next < at + mostWords && tokens[next]?.isCapital === true && !isTime(textAt(tokens, next))) next++
  return next
}

function isTime(text: string): boolean {
  return monthNumbers.has(text) || weekdayNumbers.has(text)
}
