import type { Token } from '../tokens/token.ts'
import { relativeWindow } from './relative-window.ts'
import { window } from './window.ts'

/** The token after the period at a token: "5,000 | in 2024", "20,000 | last year". Null if there is none. */
export function pastWindow(tokens: readonly Token[], at: number): number | null {
  const token = tokens[at]
  if (token === undefined || token.kind !== 'word') return null
  const found = [window, relativeWindow].flatMap((phrase) => (phrase.startsAt(token) ? [phrase.read(tokens, at, at)] : []))
  return found.find((each) => each !== null)?.next ?? null
}
