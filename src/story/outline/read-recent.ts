import { relativeWindow } from '../phrases/relative-window.ts'
import { window } from '../phrases/window.ts'
import { tokensOf } from '../tokens/tokens.ts'
import type { Detail } from './outline.ts'
import { readTime } from './read-time.ts'

const said =
  /^((?:(?:with)?in |over |from |during )?(?:the )?(?:last|past|previous|next|coming) [\w ]{1,24})(?:, ?(?:spread|distributed|evenly)\b.*)?$/i

const inMonth = /^in [a-z]{3,9} (?:19|20)\d\d$/i

/**
 * Reads days up to or from today ("last 6 months", "within the past year", "in the next 30 days"), of a month ("in May 2025"), or of
 * another time with a start ("between 1950 and today"). Null for others.
 */
export function readRecent(text: string): Detail | null {
  const days = inMonth.test(text) ? text : said.exec(text)?.[1]
  if (days === undefined) return readTime(text)
  const tokens = tokensOf(days)
  const read = (inMonth.test(text) ? window : relativeWindow).read(tokens, 0, 0)
  const [fact] = read?.facts ?? []
  if (read === null || read.next !== tokens.length || fact?.type !== 'window' || fact.from === null) return null
  return { type: 'days', from: fact.from, to: fact.to }
}
