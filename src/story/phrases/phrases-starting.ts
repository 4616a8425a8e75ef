import { wordMemo } from '../../caches/word-memo.ts'
import { bareToken, type Token } from '../tokens/token.ts'

/** When a phrase can be in a story, by the kind and text of its tokens alone. */
export interface Starting {
  /** Whether the phrase can start at a token. This quick test rules out most tokens. */
  readonly startsAt: (token: Token) => boolean
  /** Whether the phrase needs a token like this one: a story without such a token cannot contain the phrase. Absent if it needs none. */
  readonly needs?: (token: Token) => boolean
}

/** The phrases to try at each token of a story, in their order. */
export type StartingAt<Each extends Starting> = (tokens: readonly Token[]) => (at: number) => readonly Each[]

/** What is known of a token: the phrases that can start at it, and those that need it. */
interface Known<Each extends Starting> {
  readonly starting: readonly Each[]
  readonly needing: readonly Each[]
}

/** Finds the phrases that can start at the tokens of a story. What is known of a token is cached by its kind and text. */
export function phrasesStarting<Each extends Starting>(phrases: readonly Each[]): StartingAt<Each> {
  const limited = phrases.filter(({ needs }) => needs !== undefined)
  const knownAs = (kind: Token['kind']): ((text: string) => Known<Each>) =>
    wordMemo('phraseStarts', (text) => {
      const token = bareToken(kind, text)
      return { starting: phrases.filter(({ startsAt }) => startsAt(token)), needing: limited.filter(({ needs }) => needs?.(token)) }
    })
  const known = { word: knownAs('word'), number: knownAs('number'), sign: knownAs('sign') }
  return (tokens) => {
    const absent = new Set(limited)
    const starting = tokens.map(({ kind, text }) => {
      const found = known[kind](text)
      for (const phrase of found.needing) absent.delete(phrase)
      return found.starting
    })
    const left = new Map<readonly Each[], readonly Each[]>()
    return (at) => {
      const all = starting[at] ?? []
      const own = left.get(all) ?? all.filter((phrase) => !absent.has(phrase))
      left.set(all, own)
      return own
    }
  }
}
