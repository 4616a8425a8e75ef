import type { Token } from '../tokens/token.ts'
import { singularOf } from '../words/words.ts'

/** Terms as words in the singular, joined by spaces. */
interface Terms {
  readonly has: (term: string) => boolean
}

const longest = 4
/** Signs inside a value. */
const joining: ReadonlySet<string> = new Set(['-', '–', '/'])

/** The token after the longest listed value of several words that starts at a token, as "two-year" and "18-24"; the same token for none. */
export function valueEnd(tokens: readonly Token[], at: number, values: Terms): number {
  // "65+" of age groups.
  const isOpen = tokens[at]?.kind === 'number' && tokens[at + 1]?.text === '+' && tokens[at + 1]?.start === tokens[at]?.end
  if (isOpen && values.has(tokens[at]?.text ?? '')) return at + 2
  let [term, words, end] = ['', 0, at]
  for (let next = at; next < Math.min(at + longest, tokens.length); next++) {
    const { kind, text } = tokens[next] as Token
    if (!joining.has(text)) {
      if (kind === 'sign') break
      term = words === 0 ? singularOf(text) : `${term} ${singularOf(text)}`
      words++
    }
    if (words > 1 && values.has(term)) end = next + 1
  }
  return end
}
