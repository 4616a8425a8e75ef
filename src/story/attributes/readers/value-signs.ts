import { kindAt, textAt } from '../../reader/index.ts'
import type { Token } from '../../tokens/token.ts'

/** Whether a minus belongs to the letters before it: "AB- 7%". */
export function isMinus(tokens: readonly Token[], at: number): boolean {
  const [before, token, after] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  const isGlued = token?.text === '-' && before?.end === token.start && (after === undefined || after.start > token.end)
  return isGlued && before.isCapital && before.text.length <= 2
}

/** Whether "A+" or "A-" stands at a token, and no article. */
export function isGrade(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.isCapital === true && textAt(tokens, at) === 'a' && /^[+-]$/.test(textAt(tokens, at + 1))
}

/** Whether "&" is a part of a word or of a name in a list: "R&D", "Clothing, Home & Garden, Sports". */
export function isInside(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (token?.text !== '&') return false
  return (tokens[at - 1]?.end === token.start && tokens[at + 1]?.start === token.end) || isInName(tokens, at)
}

/** Whether capitals stand on both sides of "&", and the list goes on behind them, so it does not join the last two items. */
function isInName(tokens: readonly Token[], at: number): boolean {
  const [before, after] = [tokens[at - 1], tokens[at + 1]]
  return before?.isCapital === true && after?.isCapital === true && textAt(tokens, at + 2) === ',' && kindAt(tokens, at + 3) === 'word'
}

/** Whether a word, the number before a token and one behind it are bounds of another column: "55% male, age 22 | - 60". */
export function isBounds(tokens: readonly Token[], at: number): boolean {
  return (
    kindAt(tokens, at - 2) === 'word' &&
    kindAt(tokens, at - 1) === 'number' &&
    /^(?:-|–|to)$/.test(textAt(tokens, at)) &&
    kindAt(tokens, at + 1) === 'number'
  )
}
