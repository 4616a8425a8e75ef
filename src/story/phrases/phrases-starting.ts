import { wordMemo } from '../../caches/word-memo.ts'
import { bareToken, type Token } from '../tokens/token.ts'

/** Something that starts at some tokens, by their kind and text alone. */
interface Starting {
  readonly startsAt: (token: Token) => boolean
}

/** Finds the phrases that can start at a token, in their order. The result is cached by kind and text. */
export function phrasesStarting<Each extends Starting>(phrases: readonly Each[]): (token: Token) => readonly Each[] {
  const startingAs = (kind: Token['kind']): ((text: string) => readonly Each[]) =>
    wordMemo('phraseStarts', (text) => phrases.filter(({ startsAt }) => startsAt(bareToken(kind, text))))
  const known = { word: startingAs('word'), number: startingAs('number'), sign: startingAs('sign') }
  return ({ kind, text }) => known[kind](text)
}
