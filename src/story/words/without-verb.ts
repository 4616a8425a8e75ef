import { textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import type { Noun } from './noun.ts'
import { nounOf } from './nouns.ts'

/** A noun, and the token after it. */
interface NounRead {
  readonly noun: Noun
  readonly next: number
}

/** A noun without the verb that was read as its last word: "one tenant | makes", "listings | cost more than 90". */
export function withoutVerb(tokens: readonly Token[], { noun, next }: NounRead, verbs: { has(word: string): boolean }): NounRead {
  if (noun.words.length < 2 || !verbs.has(textAt(tokens, next - 1))) return { noun, next }
  return { noun: nounOf(tokens, next - noun.words.length, next - 1), next: next - 1 }
}
