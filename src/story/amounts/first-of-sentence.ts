import { classify } from '../compose/classify.ts'
import { keptWords } from '../compose/noun-words.ts'
import { sentenceEnds } from '../lexicon/connectives.ts'
import { articles } from '../lexicon/determiners.ts'
import { instructionVerbs } from '../lexicon/instruction-verbs.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { skip, textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import type { Noun } from '../words/noun.ts'
import { isPluralNoun, readNoun } from '../words/nouns.ts'

/** Most tokens between the start of a sentence and a statement about its subject. */
const mostBetween = 24

const before = wordSet(instructionVerbs, articles, 'some me us')
/** Most words before the plural: "give me some". */
const mostBefore = 3

/**
 * Reads the known plural that begins the sentence of a token, as what the sentence is about: "orders placed in May, | each with 3 lines".
 * Null for none.
 */
export function firstOfSentence(tokens: readonly Token[], at: number): { readonly noun: Noun; readonly next: number } | null {
  let start = at
  while (start > 0 && at - start < mostBetween && !sentenceEnds.has(textAt(tokens, start - 1))) start--
  if (start === at || at - start === mostBetween) return null
  const read = readNoun(tokens, skip(before, mostBefore)(tokens, start).next)
  if (read === null || read.next > at || !isPluralNoun(read.noun)) return null
  return (classify(keptWords(read.noun.words))?.family ?? null) === null ? null : read
}
