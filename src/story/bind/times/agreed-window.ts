import { parseIsoDate } from '../../../calendar.ts'
import { isoDay } from '../../../time/periods.ts'
import { lastToldDay } from '../../times/story-today.ts'
import { inYear } from '../../revisions/windows/in-year.ts'
import { contradiction } from '../contradiction.ts'
import type { ClosedWindow } from './window.ts'

/** A window of the story, and the table of events that it is about; `table` is null for all data. */
export interface SaidWindow {
  readonly window: ClosedWindow
  readonly table: string | null
}

/** The result of joining all windows of a story. */
export interface AgreedWindow {
  /** The window of all events; null for none. */
  readonly window: ClosedWindow | null
  /** Tables of events with a window inside the general one, and the fact that says so. */
  readonly own: ReadonlyMap<string, SaidWindow>
  /** Reasons for windows without effect. */
  readonly reasons: ReadonlyMap<SaidWindow, string>
}

/** Relative tolerance of lengths: "two years" are 730 or 731 days. */
const tolerance = 0.02
/** A period without a year that is longer than this is a window of the data, if a longer window contains it once. */
const quarter = 92

/**
 * Joins the windows of a story. First those with full dates: one for all data, and inside it those of single tables. A window relative to
 * today ("over 24 months") agrees if it has the same length or contains the others. A window without a year ("March to September") takes
 * the year in which it lies inside. Others get a reason.
 * @throws SynthError `story_contradicts` if full windows of all data do not overlap
 */
export function agreedWindow(said: readonly SaidWindow[]): AgreedWindow {
  const reasons = new Map<SaidWindow, string>()
  const whole = said.filter(({ window }) => window.unsaid === undefined)
  const general = commonOf(whole.filter(({ table }) => table === null).map(({ window }) => window))
  const own = ownWindows(whole, general, reasons)
  let window = general ?? hullOf([...own.values()].map((each) => each.window))
  const isSaid = window !== null
  for (const each of said.filter((one) => one.window.unsaid === 'days')) {
    const agreed = withRelative(window, each.window, isSaid)
    if (agreed === null) reasons.set(each, `the data is from ${textOf(window)}, which the story also states`)
    window = agreed ?? window
  }
  for (const each of said.filter((one) => one.window.unsaid === 'year')) {
    const [agreed, reason]: readonly [ClosedWindow | null, string] =
      window === null ? [each.window, ''] : withYear(window, each.window, isSaid)
    if (agreed === null) reasons.set(each, reason)
    window = agreed ?? window
  }
  return { window, own: new Map([...own].filter(([, each]) => !isSame(each.window, window))), reasons }
}

/** The outer window of all data. If two windows are open at different ends ("since 2022" and "until March 2024"), their intersection. */
function commonOf(windows: readonly ClosedWindow[]): ClosedWindow | null {
  return windows.reduce<ClosedWindow | null>((common, window) => {
    if (common === null || isInside(common, window)) return isOpenBeside(window, common) ? common : window
    if (isInside(window, common)) return isOpenBeside(common, window) ? window : common
    const [early, late] = common.from < window.from ? [common, window] : [window, common]
    if (early.isOpen === true && isOpen(late) && early.to >= late.from) return { ...late, to: early.to }
    throw contradiction(`The data cannot be both from ${textOf(common)} and from ${textOf(window)}: state one period`, [common, window])
  }, null)
}

/** Whether a window is larger than another one only because the story says no end: "since 2021" next to "in 2024". */
function isOpenBeside(outer: ClosedWindow, inner: ClosedWindow | null): boolean {
  return inner !== null && (outer.isOpen === true || isOpen(outer)) && inner.isOpen !== true && !isOpen(inner)
}

/** Whether a window lasts until today. */
function isOpen({ to }: ClosedWindow): boolean {
  return to === isoDay(lastToldDay)
}

/** The windows of single tables inside the general one: the first of each table. */
function ownWindows(
  whole: readonly SaidWindow[],
  general: ClosedWindow | null,
  reasons: Map<SaidWindow, string>,
): ReadonlyMap<string, SaidWindow> {
  const own = new Map<string, SaidWindow>()
  for (const each of whole) {
    const { table, window } = each
    if (table === null) {
      if (general !== null && !isInside(general, window))
        reasons.set(each, `the data is from ${textOf(general)}, which the story also states`)
      continue
    }
    const before = own.get(table)
    if (before !== undefined && !isSame(before.window, window))
      reasons.set(each, `${table} are from ${textOf(before.window)}, which the story also states`)
    else if (general !== null && isInside(general, window)) continue
    else if (general !== null && !isInside(window, general))
      throw contradiction(`The data cannot be both from ${textOf(general)} and from ${textOf(window)}: state one period`, [general, window])
    else if (before === undefined) own.set(table, each)
  }
  return own
}

/** The smallest window around several; null for none. */
function hullOf(windows: readonly ClosedWindow[]): ClosedWindow | null {
  return windows.reduce<ClosedWindow | null>((hull, window) => {
    if (hull === null || isInside(hull, window)) return window
    if (isInside(window, hull)) return hull
    const { gaps: _, ...rest } = hull
    return { ...rest, from: hull.from < window.from ? hull.from : window.from, to: hull.to > window.to ? hull.to : window.to }
  }, null)
}

function isSame(one: ClosedWindow, other: ClosedWindow | null): boolean {
  return one.from === other?.from && one.to === other.to
}

function isInside(inner: ClosedWindow, outer: ClosedWindow): boolean {
  return inner.from >= outer.from && inner.to <= outer.to
}

/** The window of the data after one relative to today; null if it does not agree. */
function withRelative(known: ClosedWindow | null, relative: ClosedWindow, isSaid: boolean): ClosedWindow | null {
  if (known === null) return relative
  if (isInside(known, relative)) return known
  if (!isSaid) return isInside(relative, known) ? relative : null
  const [days, others] = [lengthOf(known), lengthOf(relative)]
  return Math.abs(days - others) <= Math.max(1, tolerance * days) ? known : null
}

/** Places a window without a year inside another one. Returns null and a reason if it does not fit. */
function withYear(common: ClosedWindow, window: ClosedWindow, isSaid: boolean): readonly [ClosedWindow | null, string] {
  const [first, last] = [Number(common.from.slice(0, 4)), Number(common.to.slice(0, 4))]
  const years = Array.from({ length: Math.min(last - first + 1, mostYears) }, (_, place) => first + place)
  const fitting = years.flatMap((year) => inYear(window, year) ?? []).filter((each) => isInside(each, common))
  const [only] = fitting
  const isWhole = only !== undefined && (!isSaid || lengthOf(window) > quarter || isSame(only, common))
  if (isWhole && fitting.length === 1) return [only, '']
  const problem =
    only === undefined
      ? 'which has no such days'
      : fitting.length > 1
        ? 'which has these days several times'
        : 'which the story also states'
  return [null, `the data is of ${textOf(common)}, ${problem}: there can be more or fewer rows in a month, "30% more orders in December"`]
}

/** Most years of a window. */
const mostYears = 81

function lengthOf({ from, to }: ClosedWindow): number {
  return (parseIsoDate(to) ?? 0) - (parseIsoDate(from) ?? 0) + 1
}

function textOf(window: ClosedWindow | null): string {
  return `${window?.from} to ${window?.to}`
}
