import { relativeWindow } from '../phrases/relative-window.ts'
import { tokensOf } from '../tokens/tokens.ts'
import type { Detail } from './outline.ts'

const said =
  /^((?:(?:with)?in |over |from |during )?(?:the )?(?:last|past|previous) [\w ]{1,24})(?:, ?(?:spread|distributed|evenly)\b.*)?$/i

/** Reads days up to today: "last 6 months", "within the past year", "last 30 days, spread throughout"; null for none. */
export function readRecent(text: string): Detail | null {
  const days = said.exec(text)?.[1]
  if (days === undefined) return null
  const tokens = tokensOf(days)
  const read = relativeWindow.read(tokens, 0, 0)
  const [fact] = read?.facts ?? []
  if (read === null || read.next !== tokens.length || fact?.type !== 'window' || fact.from === null) return null
  return { type: 'days', from: fact.from, to: fact.to }
}
