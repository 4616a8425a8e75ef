import type { Noun } from '../noun.ts'
import { bareRowNouns } from '../outline/row-nouns.ts'
import { textAt } from '../reader/index.ts'
import type { Token } from '../token.ts'
import { pluralOf, singularOf } from '../words.ts'
import { classify } from './classify.ts'
import { isKnownHead, isPlural, mayBeTable } from './noun-words.ts'

/** Words of a noun that may be said shorter: "customer records" are customers, and "600 applications" of loans are loan applications. */
export function wholeNoun(tokens: readonly Token[], { words, start }: Noun): readonly string[] {
  const last = words.at(-1) ?? ''
  const before = words.at(-2) ?? ''
  if (words.length > 1 && bareRowNouns.has(last) && isKnownHead(singularOf(before)) && (classify(words.map(singularOf))?.words ?? 0) < 2)
    return [...words.slice(0, -2), isPlural(before) ? before : pluralOf(before)]
  if (words.length !== 1 || mayBeTable(words.map(singularOf))) return words
  const head = singularOf(last)
  const at = tokens.findIndex(
    ({ text, end }, place) => end < start && singularOf(text) === head && classify([textAt(tokens, place - 1), head])?.words === 2,
  )
  return at < 0 ? words : [textAt(tokens, at - 1), last]
}
