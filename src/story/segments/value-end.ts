import type { Token } from '../tokens/token.ts'
import { singularOf } from '../words/words.ts'

/** Terms as words in the singular, joined by spaces. */
interface Terms {
  readonly has: (term: string) => boolean
}

const longest = 4

/** The token after the longest listed value of several words that starts at a token, as "two-year" and "18-24"; the same token for none. */
export function valueEnd(tokens: readonly Token[], at: number, values: Terms): number {
  // "65+" of age groups.
  const isOpen = tokens[at]?.kind === 'number' && tokens[at + 1]?.text === '+' && tokens[at + 1]?.start === tokens[at]?.end
  if (isOpen && values.has(tokens[at]?.text ?? '')) return at + 2
  for (let next = Math.min(at + longest, tokens.length); next > at + 1; next--) {
    const said = tokens.slice(at, next).filter(({ text }) => !/^[-–/]$/.test(text))
    if (said.length > 1 && said.every(({ kind }) => kind !== 'sign') && values.has(said.map(({ text }) => singularOf(text)).join(' ')))
      return next
  }
  return at
}
