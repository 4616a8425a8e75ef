import type { Token } from '../tokens/token.ts'

/** Whether an underscore joins a token to the next one: "closed_at". @param text the story */
export function inName(tokens: readonly Token[], text: string, at: number): boolean {
  const token = tokens[at]
  return token !== undefined && text[token.end] === '_' && tokens[at + 1]?.start === token.end + 1
}
