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

/** Whether "&" is a part of a word: "R&D". */
export function isInside(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  return token?.text === '&' && tokens[at - 1]?.end === token.start && tokens[at + 1]?.start === token.end
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
