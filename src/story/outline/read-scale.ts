import type { FoundDetail } from './named-detail.ts'

const scale = /^(?:(?:with|to|rounded to|up to) )?(\d|one|two|three|four) decimals?(?: (?:places?|digits?|points?))?$/
const numbers: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4 }
const mostWords = 6

/** The number of decimals that starts at a word: "2 decimals", "with two decimal places". Null for none. */
export function readScale(words: readonly string[], at: number): FoundDetail | null {
  for (let next = Math.min(words.length, at + mostWords); next > at + 1; next--) {
    const said = scale.exec(words.slice(at, next).join(' '))?.[1]
    if (said !== undefined) return { detail: { type: 'type', of: 'decimal', scale: numbers[said] ?? Number(said) }, next }
  }
  return null
}
