import type { Token } from './token.ts'

const clauseEnds = new Set(['.', ',', ';', ':', '!', '?', '(', ')', '[', ']', '|', '\n', '•', '·', '*', '…', '...'])

/** The text of a token; empty where there is none. */
export function textAt(tokens: readonly Token[], at: number): string {
  return tokens[at]?.text ?? ''
}

/** Whether a clause ends before a token: at a sign that parts clauses, a line break, or the end of the story. */
export function endsClause(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  return token === undefined || (token.kind === 'sign' && clauseEnds.has(token.text))
}

/** The words of what is asked for below: texts of the code, so there are only so many. */
const known = new Map<string, readonly string[]>()

/** Whether some words stand at a token; a space parts them. */
export function hasWords(tokens: readonly Token[], at: number, words: string): boolean {
  let split = known.get(words)
  if (split === undefined) known.set(words, (split = words.split(' ')))
  return split.every((word, place) => tokens[at + place]?.text === word)
}
