import { kindAt, textAt } from '../reader/index.ts'
import { monthNumbers } from './calendar-words.ts'
import { isYearText } from './is-year-text.ts'
import type { Token } from '../tokens/token.ts'

/** A year, and the token after it. */
export interface SaidYear {
  readonly year: number
  readonly next: number
}

/** Reads a year: "2024", "FY2024", "FY 24", "'24", "fiscal year 2024", "year 2024", "CY2024". Years are 1900 to 2099. Null for none. */
export function readYear(tokens: readonly Token[], at: number): SaidYear | null {
  const token = tokens[at]
  if (token === undefined) return null
  if (token.kind === 'number') return isYearText(token.text) && !isOfTwo(tokens, at) ? { year: token.value, next: at + 1 } : null
  if (token.text === "'" || token.text === '‘' || token.text === '’') return shortYear(tokens[at + 1], at + 2, token.end)
  if (token.kind === 'sign') return null
  const joined = /^[fc]y'?(\d{2}|(?:19|20)\d{2})$/.exec(token.text)?.[1]
  if (joined !== undefined) return { year: inCentury(joined), next: at + 1 }
  // "Jan-24": the hyphen makes "24" a word. "S-07" is a name.
  if (/^\d\d$/.test(token.text)) return isBehindPeriod(tokens, at) ? { year: inCentury(token.text), next: at + 1 } : null
  if (token.text === 'fy' || token.text === 'cy') return readYear(tokens, at + 1) ?? shortYear(tokens[at + 1], at + 2, token.end)
  const isNamed = ['fiscal', 'financial', 'calendar'].includes(token.text) && textAt(tokens, at + 1) === 'year'
  if (isNamed || token.text === 'year') return plainYear(tokens, isNamed ? at + 2 : at + 1)
  return null
}

/** Whether a word is joined to a month or quarter before it. */
function isBehindPeriod(tokens: readonly Token[], at: number): boolean {
  const before = textAt(tokens, at - 1)
  return tokens[at - 1]?.end === (tokens[at]?.start ?? 0) - 1 && (monthNumbers.has(before) || /^(?:q[1-4]|h[12]|fy|cy)$/.test(before))
}

/** Whether the year is a season or a fiscal year: "2023/24". Its months are unknown. */
function isOfTwo(tokens: readonly Token[], at: number): boolean {
  const [year, sign, next] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  if (year === undefined || sign?.text !== '/' || sign.start !== year.end || next?.start !== sign.end) return false
  return /^\d\d$/.test(next.text) && Number(next.text) === (year.value + 1) % 100
}

function plainYear(tokens: readonly Token[], at: number): SaidYear | null {
  return kindAt(tokens, at) === 'number' ? readYear(tokens, at) : null
}

/** A year of two digits directly after "'" or after "FY", optionally with a space. */
function shortYear(token: Token | undefined, next: number, end: number): SaidYear | null {
  return token !== undefined && /^\d\d$/.test(token.text) && token.start - end <= 1 ? { year: inCentury(token.text), next } : null
}

function inCentury(digits: string): number {
  return digits.length === 4 ? Number(digits) : Number(digits) + (Number(digits) < 70 ? 2000 : 1900)
}
