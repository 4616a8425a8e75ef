import { parseIsoDate } from '../../../calendar.ts'
import { isoDay } from '../../../time/periods.ts'
import { lastToldDay } from '../../times/story-today.ts'
import { inYear } from '../../revisions/windows/in-year.ts'
import { contradiction } from '../contradiction.ts'
import type { ClosedWindow } from './window.ts'

/** A window that a story says, and the table of events that it is said of; null where it is said of all data. */
export interface SaidWindow {
  readonly window: ClosedWindow
  readonly table: string | null
}

/** What the windows of a story come to. */
export interface AgreedWindow {
  /** That of all events; null where there is none. */
  readonly window: ClosedWindow | null
  /** Tables of events that are in a part of it, each with the one that says so. */
  readonly own: ReadonlyMap<string, SaidWindow>
  /** Why windows are not that of the data; those that are have none. */
  readonly reasons: ReadonlyMap<SaidWindow, string>
}

/** By so much the lengths of two windows may differ that say the same, as a share of them: "two years" are 730 days or 731. */
const tolerance = 0.02
/** Days without a year that are longer than a quarter tell when all happens, in a longer window that has them once. */
const quarter = 92

/**
 * What the windows of a story come to. Those whose days the story says whole come first: one of all data, and parts of it that are of one table. What is told from today,
 * "over 24 months", agrees with them where it is as long, or around them; what has no year, "March to September", has that in which it lies inside. Others are told.
 * @throws SynthError `story_contradicts` where windows of all data that are said whole are apart
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
    if (agreed === null) reasons.set(each, `the data is of ${textOf(window)}, as the story says, too`)
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

/** The outer one of windows of all data, or what two have in common where one has no said end there: "since 2022" and "until March 2024". */
function commonOf(windows: readonly ClosedWindow[]): ClosedWindow | null {
  return windows.reduce<ClosedWindow | null>((common, window) => {
    if (common === null || isInside(common, window)) return isOpenBeside(window, common) ? common : window
    if (isInside(window, common)) return isOpenBeside(common, window) ? window : common
    const [early, late] = common.from < window.from ? [common, window] : [window, common]
    if (early.isOpen === true && isOpen(late) && early.to >= late.from) return { ...late, to: early.to }
    throw contradiction(`The data cannot be both of ${textOf(common)} and of ${textOf(window)}`, [common, window])
  }, null)
}

/** Whether a window around another one goes on further only because the story says no end of it: "since 2021" beside "in 2024". */
function isOpenBeside(outer: ClosedWindow, inner: ClosedWindow | null): boolean {
  return inner !== null && (outer.isOpen === true || isOpen(outer)) && inner.isOpen !== true && !isOpen(inner)
}

/** Whether a window goes on until today. */
function isOpen({ to }: ClosedWindow): boolean {
  return to === isoDay(lastToldDay)
}

/** The windows of tables inside of that of all data: the first that is said of each. */
function ownWindows(
  whole: readonly SaidWindow[],
  general: ClosedWindow | null,
  reasons: Map<SaidWindow, string>,
): ReadonlyMap<string, SaidWindow> {
  const own = new Map<string, SaidWindow>()
  for (const each of whole) {
    const { table, window } = each
    if (table === null) {
      if (general !== null && !isInside(general, window)) reasons.set(each, `the data is of ${textOf(general)}, as the story says, too`)
      continue
    }
    const before = own.get(table)
    if (before !== undefined && !isSame(before.window, window))
      reasons.set(each, `${table} are of ${textOf(before.window)}, as the story says, too`)
    else if (general !== null && isInside(general, window)) continue
    else if (general !== null && !isInside(window, general))
      throw contradiction(`The data cannot be both of ${textOf(general)} and of ${textOf(window)}`, [general, window])
    else if (before === undefined) own.set(table, each)
  }
  return own
}

/** From the first day of several windows to the last; null for none. */
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

/** A window that is told from today beside what is known so far; null where it is another one. */
function withRelative(known: ClosedWindow | null, relative: ClosedWindow, isSaid: boolean): ClosedWindow | null {
  if (known === null) return relative
  if (isInside(known, relative)) return known
  if (!isSaid) return isInside(relative, known) ? relative : null
  const [days, others] = [lengthOf(known), lengthOf(relative)]
  return Math.abs(days - others) <= Math.max(1, tolerance * days) ? known : null
}

/** A window without a year inside of another one, and why it is in none. */
function withYear(common: ClosedWindow, window: ClosedWindow, isSaid: boolean): readonly [ClosedWindow | null, string] {
  const [first, last] = [Number(common.from.slice(0, 4)), Number(common.to.slice(0, 4))]
  const years = Array.from({ length: Math.min(last - first + 1, mostYears) }, (_, place) => first + place)
  const fitting = years.flatMap((year) => inYear(window, year) ?? []).filter((each) => isInside(each, common))
  const [only] = fitting
  const isWhole = only !== undefined && (!isSaid || lengthOf(window) > quarter || isSame(only, common))
  if (isWhole && fitting.length === 1) return [only, '']
  const problem =
    only === undefined ? 'which has no such days' : fitting.length > 1 ? 'which has these days several times' : 'as the story says, too'
  return [null, `the data is of ${textOf(common)}, ${problem}: there can be more or fewer rows in a month, "30% more orders in December"`]
}

/** The most years that data can be of. */
const mostYears = 81

function lengthOf({ from, to }: ClosedWindow): number {
  return (parseIsoDate(to) ?? 0) - (parseIsoDate(from) ?? 0) + 1
}

function textOf(window: ClosedWindow | null): string {
  return `${window?.from} to ${window?.to}`
}
