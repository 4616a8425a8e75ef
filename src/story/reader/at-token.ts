import type { Token } from '../tokens/token.ts'

const clauseEnds: ReadonlySet<string> = new Set(['.', ',', ';', ':', '!', '?', '(', ')', '[', ']', '|', '\n', '•', '·', '*', '…', '...'])

/** The text of a token; empty if there is none. */
export function textAt(tokens: readonly Token[], at: number): string {
  return tokens[at]?.text ?? ''
}

/** Whether a token is a word, a number or a sign; null if there is none. */
export function kindAt(tokens: readonly Token[], at: number): Token['kind'] | null {
  return tokens[at]?.kind ?? null
}

/** Whether the text of a token is in a set. */
export function isOneOf(tokens: readonly Token[], at: number, words: Pick<ReadonlySet<string>, 'has'>): boolean {
  return words.has(textAt(tokens, at))
}

/** Whether one of the tokens `first` to `next` (excluded) is in a set. */
export function hasOneOf(tokens: readonly Token[], first: number, next: number, words: Pick<ReadonlySet<string>, 'has'>): boolean {
  return tokens.slice(first, next).some(({ text }) => words.has(text))
}

/** Whether no space stands between a token and the one before it: "5%", "-5". */
export function isJoined(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  return token !== undefined && tokens[at - 1]?.end === token.start
}

/** Whether a clause ends before a token: at a punctuation mark, a line break or the end of the story. */
export function endsClause(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  return token === undefined || (token.kind === 'sign' && clauseEnds.has(token.text))
}

/** Arguments of `hasWords`, split. They are constants of the code, so the map stays small. */
const known = new Map<string, readonly string[]>()

/** Whether some words, separated by spaces, stand at a token. */
export function hasWords(tokens: readonly Token[], at: number, words: string): boolean {
  let split = known.get(words)
  if (split === undefined) known.set(words, (split = words.split(' ')))
  return areAt(tokens, at, split)
}

/** Whether a list of words stands at a token. */
export function areAt(tokens: readonly Token[], at: number, words: readonly string[]): boolean {
  for (let place = 0; place < words.length; place++) if (tokens[at + place]?.text !== words[place]) return false
  return true
}
