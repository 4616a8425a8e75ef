import { textAt, textsOf } from '../reader/index.ts'
import { firstFrom } from '../tokens/first-from.ts'
import type { Token } from '../tokens/token.ts'
import type { Noun } from '../words/noun.ts'

/** Joins a noun to the identifier that it ends: "events_raw". */
export function joinedIdentifier(
  noun: Noun | null,
  { text, tokens }: { readonly text: string; readonly tokens: readonly Token[] },
): Noun | null {
  if (noun === null) return null
  let first = firstFrom(tokens, noun.start)
  // "We store leads" has no store.
  const [verb, ...own] = noun.words
  if (verb !== undefined && own.length > 0 && /^(?:we|i|they)$/.test(textAt(tokens, first - 1)))
    return { ...noun, words: own, start: tokens[first + 1]?.start ?? noun.start }
  while (text[(tokens[first]?.start ?? 0) - 1] === '_') first--
  const { start } = tokens[first] ?? noun
  return start === noun.start ? noun : { ...noun, words: textsOf(tokens, first, firstFrom(tokens, noun.end)), start }
}
