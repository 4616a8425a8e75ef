import { sideWords } from '../lexicon/bounds.ts'
import { rangeEnds } from '../lexicon/connectives.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { isOneOf, kindAt, textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'

const oldest = 120
const bounds = wordSet(sideWords, 'older younger')
/** Tokens of a range after "between 25". */
const rangeLength = 3

/** The token after an age: "aged 18 to 65", "ages 18-65", "over 65", "under 30", "65 or older", "65+ years old". Null for none. */
export function ageEnd(tokens: readonly Token[], at: number): number | null {
  const text = textAt(tokens, at)
  if (/^(?:aged?|ages)$/.test(text)) {
    const start = /^(?:between|from|over|under|of|:)$/.test(textAt(tokens, at + 1)) ? at + 2 : at + 1
    return isAge(tokens[start]) ? numbersEnd(tokens, start) : null
  }
  if (text === 'between' && isAge(tokens[at + 1]) && isAge(tokens[at + rangeLength])) {
    const end = yearsEnd(tokens, at + rangeLength + 1)
    return end > at + rangeLength + 2 ? end : null
  }
  if (bounds.has(text)) {
    const start = /^(?:than|the)$/.test(textAt(tokens, at + 1)) ? at + 2 : at + 1
    const isLast =
      isAge(tokens[start]) && !/^(?:%|percent|[$€£]|k|m)$/.test(textAt(tokens, start + 1)) && kindAt(tokens, start + 1) !== 'number'
    const after = tokens[start + 1]
    // "over 50 orders" is a count.
    return isLast && (after?.kind !== 'word' || /^(?:years?|and|or|with|who|in|are|is)$/.test(after.text))
      ? yearsEnd(tokens, start + 1)
      : null
  }
  if (!isAge(tokens[at])) return null
  const isOlder =
    /^(?:or|and|years)$/.test(textAt(tokens, at + 1)) && /^(?:older|younger|over|above|under|old)$/.test(textAt(tokens, at + 2))
  return isOlder ? yearsEnd(tokens, at + 3) : null
}

function isAge(token: Token | undefined): boolean {
  return token?.kind === 'number' && Number.isInteger(token.value) && token.value > 0 && token.value <= oldest
}

function numbersEnd(tokens: readonly Token[], at: number): number {
  const isRange = isOneOf(tokens, at + 1, rangeEnds) && isAge(tokens[at + 2])
  return yearsEnd(tokens, isRange ? at + 3 : at + 1)
}

/** "years old", "+". */
function yearsEnd(tokens: readonly Token[], at: number): number {
  const next = textAt(tokens, at) === '+' ? at + 1 : at
  if (!/^(?:years?|yrs?)$/.test(textAt(tokens, next))) return next
  return /^(?:old|of)$/.test(textAt(tokens, next + 1)) ? next + (textAt(tokens, next + 1) === 'of' ? 3 : 2) : next + 1
}
