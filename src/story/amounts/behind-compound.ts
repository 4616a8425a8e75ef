import type { Token } from '../tokens/token.ts'
import type { Noun } from '../words/noun.ts'
import { isNounWord, readNoun } from '../words/nouns.ts'
import { isPlural } from '../words/words.ts'
import { readQuantity } from './quantity.ts'

/** Larger numbers are no part of an adjective. */
const most = 12

/** "100 | two-bed flats", "20 | 2-hour sessions": the second number is a part of the adjective. Null for others. */
export function behindCompound(tokens: readonly Token[], at: number): { readonly noun: Noun; readonly next: number } | null {
  const inner = readQuantity(tokens, at)
  const part = tokens[inner?.next ?? at]
  if (inner === null || inner.value > most || !isNounWord(part) || isPlural(part?.text ?? '')) return null
  const read = readNoun(tokens, inner.next + 1)
  return read?.noun.words.length !== 1 ? null : { ...read, noun: { ...read.noun, start: tokens[at]?.start ?? read.noun.start } }
}
