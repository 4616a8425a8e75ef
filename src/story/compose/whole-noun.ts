import { oncePerObject } from '../../caches/once-per-object.ts'
import type { Noun } from '../words/noun.ts'
import { bareRowNouns } from '../lexicon/row-words.ts'
import { textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import { pluralOf, singularOf } from '../words/words.ts'
import { isCompound, isKnownThing } from './classify.ts'
import { firstFrom } from '../tokens/first-from.ts'
import { foreignWords, qualifiers } from './stop-words.ts'
import { isKnownHead, mayBePlural, mayBeTable } from './noun-words.ts'

/** The full noun for a shortened one: "customer" for "customer records", "loan application" for "600 applications" of loans. */
export function wholeNoun(tokens: readonly Token[], noun: Noun): readonly string[] {
  const { start } = noun
  const words = withoutCompound(tokens, noun)
  const last = words.at(-1) ?? ''
  const before = words.at(-2) ?? ''
  if (words.length > 1 && bareRowNouns.has(last) && isKnownHead(singularOf(before)) && !isCompound(words))
    return [...words.slice(0, -2), mayBePlural(before) ? before : pluralOf(before)]
  if (words.length !== 1 || mayBeTable(words.map(singularOf))) return words
  const at = compoundsOf(tokens).get(singularOf(last))
  return at === undefined || (tokens[at] as Token).end >= start ? words : [textAt(tokens, at - 1), last]
}

/** Removes "high-risk" from "high-risk loans", which are loans. Its second word alone says nothing. */
function withoutCompound(tokens: readonly Token[], { words, start }: Noun): readonly string[] {
  const first = firstFrom(tokens, start)
  const at = words.findIndex(
    (word, place) =>
      place + 2 < words.length && (qualifiers.has(word) || foreignWords.has(word)) && tokens[first + place]?.isHyphened === true,
  )
  return at < 0 || words[at] !== textAt(tokens, first + at) ? words : words.toSpliced(at, 2)
}

/** The position of known nouns with two words, by the last word in the singular: "application" of "loan applications". */
const compoundsOf = oncePerObject((tokens: readonly Token[]): ReadonlyMap<string, number> => {
  const found = new Map<string, number>()
  for (const [place, { text }] of tokens.entries()) {
    // "Three-bedroom cottages" are cottages.
    if (tokens[place - 2]?.isHyphened === true) continue
    const head = singularOf(text)
    if (!found.has(head) && isKnownThing(`${textAt(tokens, place - 1)} ${head}`)) found.set(head, place)
  }
  return found
})
