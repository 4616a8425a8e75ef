import { endOf } from './end-of.ts'

/** A flag or any other character, with its marks and with what is joined to it. */
const characterAt = /(?:\p{RI}{2}|.)(?:[\p{M}\p{Emoji_Modifier}\u200c]|\u200d\p{Extended_Pictographic}?)*/suy

/** The offset behind the character that a reader sees at an offset. Accents and joined characters belong to it. */
export function characterEnd(text: string, at: number): number {
  return endOf(characterAt, text, at)
}
