import { isoDay } from '../../time/periods.ts'
import { lastToldDay } from '../times/story-today.ts'
import { saidTime } from '../times/said-time.ts'
import { tokensOf } from '../tokens/tokens.ts'
import type { Detail } from './outline.ts'
import { readRange } from './read-range.ts'

/** Behind the start of a time that goes on: "between 1950 | and today", "2019 | until now". */
const untilNow = / ?(?:and|to|until|till|up to|through|-|–) (?:today|now|the present|present|this year)$/i
/** Longer texts are no time. */
const longest = 60

/**
 * Reads a text that is only a time with a start: "between 1950 and today", "since May 2019", "in Q1 2024", "2015-2024". Null for others.
 */
export function readTime(text: string): Extract<Detail, { readonly type: 'days' }> | null {
  if (text.length > longest || !/\d/.test(text)) return null
  const range = readRange(text)
  if (range !== null) return range.type === 'days' ? range : yearsOf(range, /^\d/.test(text) ? firstBareYear : firstYear)
  const open = untilNow.exec(text)
  const tokens = tokensOf(open === null ? text : `since ${text.slice(0, open.index).replace(/^(?:between|from|since|in) /i, '')}`)
  const said = saidTime(tokens, 0)
  if (said === null || said.next !== tokens.length || said.fact.from === null || said.fact.unsaid === 'days') return null
  const { from, to } = said.fact
  return { type: 'days', from, to: open === null ? to : isoDay(lastToldDay) }
}

function yearsOf({ min, max, digits }: Extract<Detail, { readonly type: 'range' }>, first: number): ReturnType<typeof readTime> {
  const areYears = digits === 0 && min >= first && max <= lastYear
  return areYears ? { type: 'days', from: `${min}-01-01`, to: `${max}-12-31` } : null
}

const firstYear = 1000
/** Without a preposition, earlier years may be amounts: "sold 1200-2000". */
const firstBareYear = 1900
const lastYear = 2100
