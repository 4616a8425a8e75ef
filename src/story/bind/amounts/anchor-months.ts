import type { Days } from '../../../time/periods.ts'
import type { Anchor, CurveFact } from '../../facts/amount-facts.ts'
import { firstDayOf, lastDayOf, monthAt, monthInWords, monthText, yearOf } from '../../times/months.ts'
import { yearUnlessSaid } from '../../times/story-today.ts'
import { contradiction } from '../contradiction.ts'

/** A range of months, both included. */
export interface MonthRange {
  readonly first: number
  readonly last: number
}

/** The months of the said window, with its first and last day: the window may start or end within a month. */
export interface DayRange extends MonthRange {
  readonly days: Days
}

/** An amount and the months that it is for. */
export interface PlacedAnchor extends MonthRange {
  readonly amount: number
  readonly fact: CurveFact
  /** Set if the amount is for each day or week. */
  readonly each: 'day' | 'week' | null
}

/** Number of days of some months that lie in the window; all their days without a window. */
export function daysWithin({ first, last }: MonthRange, window: DayRange | null): number {
  const [from, to] = [firstDayOf(first), lastDayOf(last)]
  return window === null ? to - from + 1 : Math.max(0, Math.min(to, window.days.last) - Math.max(from, window.days.first) + 1)
}

/**
 * Places the anchors of a fact on the calendar. A month without a year is the next one of its name, inside the window if there is one, else
 * such that the last one is in 2025. Of two anchors in a window of several years, the second is its last such month. Anchors without a
 * period are the first and the last month; a single one is the whole window. "From $10k to $100k in 2024" is about the first and the last
 * month of 2024.
 * @throws SynthError `story_contradicts` if the periods go backwards or lie outside the window
 */
export function placedAnchors(fact: CurveFact, window: DayRange | null): readonly PlacedAnchor[] {
  const anchors = withinOne(fact.anchors)
  const firsts = anchors.some(({ year }) => year !== null)
    ? bySaidYears(anchors)
    : window === null
      ? byDefaultYear(anchors)
      : byWindow(anchors, window)
  const range = window ?? rangeUnlessSaid(anchors, firsts)
  return anchors.map((anchor, index) => {
    const first = firsts[index] ?? null
    const months = monthsOf(anchor)
    const placed = first === null ? openRange(index, anchors.length, range) : { first, last: first + months - 1 }
    requireOrder(fact, firsts, index)
    if (window !== null && (placed.first < window.first || placed.last > window.last)) throw outside(fact, placed, window)
    return { ...placed, amount: anchor.amount, fact, each: anchor.each ?? null }
  })
}

/** Handles two amounts of which only the last has a period, a year or a quarter: they are the amounts of its first and its last month. */
function withinOne(anchors: readonly Anchor[]): readonly Anchor[] {
  const [first, last] = anchors
  if (first === undefined || last === undefined || anchors.length > 2 || !isOpen(first) || monthsOf(last) < 3) return anchors
  const { half: _, ...end } = last
  const month = placeOf(last) + 1
  return [
    { ...first, year: last.year, month },
    { ...end, month: month + monthsOf(last) - 1, quarter: null },
  ]
}

function monthsOf({ year, month, quarter, half }: Anchor): number {
  if (month !== null) return 1
  if (half !== undefined) return 6
  return quarter !== null ? 3 : year !== null ? 12 : 0
}

function isOpen(anchor: Anchor): boolean {
  return monthsOf(anchor) === 0
}

/** The first month of an anchor within its year, January as 0. */
function placeOf({ month, quarter, half }: Anchor): number {
  if (half !== undefined) return half * 6 - 6
  return month !== null ? month - 1 : quarter !== null ? quarter * 3 - 3 : 0
}

type Firsts = readonly (number | null)[]

/** Gives anchors without a year the year that is said next to them. */
function bySaidYears(anchors: readonly Anchor[]): Firsts {
  const firsts: (number | null)[] = []
  let before: number | null = null
  anchors.forEach((anchor, index) => {
    if (isOpen(anchor)) {
      firsts.push(null)
      return
    }
    const place = placeOf(anchor)
    const next = anchors.slice(index).find(({ year }) => year !== null)?.year ?? null
    const year: number = anchor.year ?? (before === null ? (next ?? yearUnlessSaid) : yearOf(before) + Number(before % 12 >= place))
    before = monthAt(year, place + 1)
    firsts.push(before)
  })
  return firsts
}

function byDefaultYear(anchors: readonly Anchor[]): Firsts {
  let years = 0
  let before = -1
  const placed = anchors.map((anchor) => {
    if (isOpen(anchor)) return null
    const place = placeOf(anchor)
    if (place < before) years++
    before = place
    return place + years * 12
  })
  return placed.map((place) => (place === null ? null : monthAt(yearUnlessSaid - years, 1) + place))
}

function byWindow(anchors: readonly Anchor[], { first, last }: MonthRange): Firsts {
  let from = first
  return anchors.map((anchor, index) => {
    if (isOpen(anchor)) return null
    const place = placeOf(anchor)
    const next = from + ((((place - from) % 12) + 12) % 12)
    const isLast = anchors.length === 2 && index === 1
    const latest = last - monthsOf(anchor) + 1
    const final = isLast ? latest - ((((latest - place) % 12) + 12) % 12) : next
    const found = final >= next ? final : next
    from = found + 1
    return found
  })
}

/** The range of the anchors: from January if only the end is said, to December if only the start is said. */
function rangeUnlessSaid(anchors: readonly Anchor[], firsts: Firsts): MonthRange {
  const said = firsts.filter((first) => first !== null)
  const year = said.length === 0 ? yearUnlessSaid : yearOf(said[0] ?? 0)
  const end = anchors.findLastIndex((anchor) => !isOpen(anchor))
  const last = (firsts[end] ?? 0) + monthsOf(anchors[end] ?? { year: null, month: null, quarter: null, amount: 0 }) - 1
  const isStartOpen = anchors[0] !== undefined && isOpen(anchors[0])
  const isEndOpen = anchors.at(-1) !== undefined && isOpen(anchors.at(-1) as Anchor)
  return { first: isStartOpen ? monthAt(year, 1) : Math.min(...said), last: isEndOpen ? Math.max(monthAt(year, 12), last) : last }
}

function openRange(index: number, count: number, { first, last }: MonthRange): MonthRange {
  if (count === 1) return { first, last }
  return index === 0 ? { first, last: first } : { first: last, last }
}

function requireOrder(fact: CurveFact, firsts: Firsts, index: number): void {
  const [before, own] = [firsts[index - 1] ?? null, firsts[index] ?? null]
  if (before === null || own === null || own >= before || fact.anchors.length !== 2) return
  throw contradiction(
    `Time goes backwards from ${monthInWords(before)} to ${monthInWords(own)}: exchange the months, or state their years`,
    [fact],
  )
}

function outside(fact: CurveFact, placed: MonthRange, window: MonthRange): Error {
  const text = placed.first === placed.last ? monthInWords(placed.first) : `${monthText(placed.first)} to ${monthText(placed.last)}`
  return contradiction(
    `${text} has an amount, but the data is of ${monthText(window.first)} to ${monthText(window.last)}: choose a month within it`,
    [fact],
  )
}
