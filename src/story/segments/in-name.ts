import type { Token } from '../tokens/token.ts'

/** Whether a token goes on in the next one, as the parts of "closed_at" do. @param text the story */
export function inName(tokens: readonly Token[], text: string, at: number): boolean {
  const token = tokens[at]
  return token !== undefined && text[token.end] === '_' && tokens[at + 1]?.start === token.end + 1
}
