import { parseIsoDate } from '../../calendar.ts'
import { inYear } from '../windows/in-year.ts'
import { isoDay } from '../../time/periods.ts'
import { lastToldDay } from '../story-today.ts'
import { contradiction } from './contradiction.ts'
import type { ClosedWindow } from './window.ts'

/** What several windows of a story come to. */
export interface AgreedWindow {
  /** Null where there is none. */
  readonly window: ClosedWindow | null
  /** Why windows are not that of the data; those that are have none. */
  readonly reasons: ReadonlyMap<ClosedWindow, string>
}

/** By so much the lengths of two windows may differ that say the same, as a share of them: "two years" are 730 days or 731. */
const tolerance = 0.02

/**
 * The window that those of a story agree on. Those whose days the story says whole come first: of one inside of another the inner one. What is told from today, "over
 * 24 months", agrees with these where it is as long, or around them; what has no year, "in March", has that in which it lies inside. Others are told.
 * @throws SynthError `story_contradicts` where windows that are said whole differ
 */
export function agreedWindow(windows: readonly ClosedWindow[]): AgreedWindow {
  const reasons = new Map<ClosedWindow, string>()
  let common: ClosedWindow | null = null
  for (const window of windows.filter(({ unsaid }) => unsaid === undefined)) {
    const inner: ClosedWindow | null = common === null ? window : commonOf(common, window)
    if (inner === null && common !== null)
      throw contradiction(`The data cannot be both of ${textOf(common)} and of ${textOf(window)}`, [common, window])
    common = inner
  }
  const isSaid = common !== null
  for (const window of windows.filter(({ unsaid }) => unsaid === 'days')) {
    const agreed: ClosedWindow | null = common === null ? window : isSaid ? withRelative(common, window) : commonOf(common, window)
    if (agreed === null && common !== null) reasons.set(window, `the data is of ${textOf(common)}, as the story says, too`)
    common = agreed ?? common
  }
  for (const window of windows.filter(({ unsaid }) => unsaid === 'year')) {
    const [agreed, reason]: readonly [ClosedWindow | null, string] = common === null ? [window, ''] : withYear(common, window)
    if (agreed === null) reasons.set(window, reason)
    common = agreed ?? common
  }
  return { window: common, reasons }
}

/** The inner one of two windows, or what both have in common where one has no said end there: "since 2022" and "until March 2024". Null for none. */
function commonOf(one: ClosedWindow, other: ClosedWindow): ClosedWindow | null {
  if (isInside(other, one)) return other
  if (isInside(one, other)) return one
  const [early, late] = one.from < other.from ? [one, other] : [other, one]
  const isOpen = early.isOpen === 'from' && late.to === isoDay(lastToldDay)
  return isOpen && early.to >= late.from ? { ...late, to: early.to } : null
}

function isInside(inner: ClosedWindow, outer: ClosedWindow): boolean {
  return inner.from >= outer.from && inner.to <= outer.to
}

/** A window that is told from today beside one with days of its own. */
function withRelative(said: ClosedWindow, relative: ClosedWindow): ClosedWindow | null {
  const [days, others] = [lengthOf(said), lengthOf(relative)]
  return Math.abs(days - others) <= Math.max(1, tolerance * days) || isInside(said, relative) ? said : null
}

/** A window without a year inside of another one, and why it is in none. */
function withYear(common: ClosedWindow, window: ClosedWindow): readonly [ClosedWindow | null, string] {
  const [first, last] = [common.from, common.to].map((day) => Number(day.slice(0, 4))) as [number, number]
  const years = Array.from({ length: Math.min(last - first + 1, mostYears) }, (_, place) => first + place)
  const fitting = years.flatMap((year) => inYear(window, year) ?? []).filter((each) => isInside(each, common))
  const [only] = fitting
  if (only !== undefined && fitting.length === 1) return [only, '']
  const problem = only === undefined ? 'has no such days' : 'has these days several times'
  return [null, `the data is of ${textOf(common)}, which ${problem}: say the year, or that there are more or fewer rows then`]
}

/** The most years that data can be of. */
const mostYears = 81

function lengthOf({ from, to }: ClosedWindow): number {
  return (parseIsoDate(to) ?? 0) - (parseIsoDate(from) ?? 0) + 1
}

function textOf({ from, to }: ClosedWindow): string {
  return `${from} to ${to}`
}
