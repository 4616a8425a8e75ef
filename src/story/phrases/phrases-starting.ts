import { wordMemo } from '../../caches/word-memo.ts'
import { bareToken, type Token } from '../tokens/token.ts'

/** What may start at some tokens, told by their kind and text alone. */
interface Starting {
  readonly startsAt: (token: Token) => boolean
}

/** The phrases that may start at a token, in their order, found once for all tokens of all stories that are alike. */
export function phrasesStarting<Each extends Starting>(phrases: readonly Each[]): (token: Token) => readonly Each[] {
  const startingAs = (kind: Token['kind']): ((text: string) => readonly Each[]) =>
    wordMemo('phraseStarts', (text) => phrases.filter(({ startsAt }) => startsAt(bareToken(kind, text))))
  const known = { word: startingAs('word'), number: startingAs('number'), sign: startingAs('sign') }
  return ({ kind, text }) => known[kind](text)
}
