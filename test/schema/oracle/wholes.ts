import { dayOf, secondsOf } from './allowed.ts'
import { type Column, numberOf, spelled } from './data.ts'
import { compare, exactOf, sum } from './exact.ts'
import { type TableFacts, today } from './facts.ts'
import { type Params, paramsOf, secondsIn } from './params.ts'

/** What is wrong with the cells of a column together, by kind. */
export const wholes: Readonly<Record<string, (params: Params, table: TableFacts) => readonly string[]>> = {
  date: arrived,
  timestamp: arrived,
  uuid: ({ name }, table) => distinct(table.cells(name)),
  integer: ({ name, unique }, table) => (unique === true ? distinct(table.cells(name)) : []),
  pattern: ({ name, unique }, table) => (unique === true ? distinct(table.cells(name)) : []),
  compound: ({ name }, table) => distinct(table.cells(name)),
  boolean: ({ name, rate, periods = [], overall = false }, table) =>
    counted(table, name, [
      { period: null, isOverall: overall, wanted: { true: rate } },
      ...periods.map((each) => ({ period: each.period, wanted: { true: each.rate ?? 0 } })),
    ]),
  category: ({ name, values, shares, periods = [], overall = false }, table) => {
    const wanted = (each: readonly number[] = []): Readonly<Record<string, number>> =>
      Object.fromEntries(values.map((value, place) => [value, each[place] ?? 0]))
    return shares === undefined
      ? []
      : counted(table, name, [
          { period: null, isOverall: overall, wanted: wanted(shares) },
          ...periods.map((each) => ({ period: each.period, wanted: wanted(each.shares) })),
        ])
  },
  owner_key: ({ name }, table) => owned(name, table),
  foreign_key: ({ name, distinct_among_siblings: isDistinct, partition_by: partition }, table) => {
    const [groups, rows] = [table.owner?.childrenIn(table), table.target(name)?.rows ?? 0]
    if (isDistinct !== true || groups === undefined || partition !== undefined) return []
    const most = groups.reduce((largest, group) => Math.max(largest, group.length), 0)
    return most > rows ? [] : groups.flatMap((group) => distinct(group.map((row) => table.cells(name)[row] ?? null)))
  },
  self_reference: ({ name, roots = 1, partition_by: partition }, table) => {
    const cells = table.cells(name)
    const groups = partition === undefined ? [cells.map((_, row) => row)] : (table.owner?.childrenIn(table) ?? [])
    return groups.flatMap((group) => {
      const found = group.filter((row) => cells[row] === null).length
      const wanted = group.length === 0 ? 0 : roots < 1 ? Math.max(1, Math.round(group.length * roots)) : Math.min(roots, group.length)
      return found === wanted ? [] : [`${found} roots instead of ${wanted}`]
    })
  },
  split: ({ name, of }, table) => {
    const groups = table.owner?.childrenIn(table) ?? []
    const totals = table.owner?.cells(of) ?? []
    return groups.flatMap((group, row) => {
      const shares = group.map((each) => exactOf(spelled(table.cells(name)[each] ?? null)))
      const total = exactOf(spelled(totals[row] ?? null))
      return group.length === 0 || compare(sum(shares), total) === 0
        ? []
        : [`the shares of row ${row + 1} come to ${sum(shares).value}, not ${total.value}`]
    })
  },
  lifecycle,
  occurrence_date: ({ name }, table) => {
    const groups = table.owner?.childrenIn(table) ?? []
    const days = table.cells(name).map(spelled)
    const odd = days.filter((day) => !day.endsWith('-01') || day > today)
    return [...odd.map((day) => `occurs on ${day}`), ...groups.flatMap((group) => gaps(group.map((row) => days[row] ?? '')))]
  },
  recurrence: ({ name, table: of, value }, table) => {
    const child = table.beside(of)
    const groups = table.childrenIn(child)
    const date = child.ofKind('occurrence_date')?.name
    if (groups === undefined) return []
    return table.cells(name).flatMap((cell, row) => {
      const group = groups[row] ?? []
      if (value === 'count')
        return numberOf(cell) === group.length ? [] : [`row ${row + 1} recurs ${group.length} times, not ${spelled(cell)}`]
      if (value !== 'last_date' || date === undefined) return []
      const last =
        group
          .map((each) => spelled(child.cells(date)[each]))
          .toSorted()
          .at(-1) ?? null
      return last === cell ? [] : [`row ${row + 1} last occurs on ${last}, not ${spelled(cell)}`]
    })
  },
}

/** Whether days ascend, and each period ends at the row that is nearest to its share: the first with a share has one at least. */
function arrived({ name, periods = [] }: Params, table: TableFacts): readonly string[] {
  const days = table.cells(name).map(spelled)
  let [before, cumulative] = [0, 0]
  const wrong = periods.flatMap(({ period, share = 0 }) => {
    cumulative += share
    before += days.filter((day) => isIn(day, period)).length
    const isNear = Math.abs(before - days.length * cumulative) <= 0.500_001
    return isNear || before === 1 ? [] : [`${before} of ${days.length} rows are in ${period} or before it, not ${cumulative}`]
  })
  const outside = periods.length > 0 && before !== days.length ? [`${days.length - before} rows are in no period`] : []
  return [...ascending(table.cells(name)), ...wrong, ...outside]
}

function ascending(cells: Column): readonly string[] {
  return cells.flatMap((cell, row) =>
    row > 0 && spelled(cells[row - 1]) > spelled(cell) ? [`row ${row + 1} is before the one above`] : [],
  )
}

function distinct(cells: Column): readonly string[] {
  const texts = cells.filter((cell) => cell !== null).map(spelled)
  return new Set(texts).size === texts.length ? [] : [`${texts.length - new Set(texts).size} values come twice`]
}

function gaps(days: readonly string[]): readonly string[] {
  const months = days.map((day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)))
  return months.flatMap((month, place) =>
    place > 0 && month !== (months[place - 1] ?? 0) + 1 ? [`${days[place]} follows ${days[place - 1]}`] : [],
  )
}

interface Wanted {
  /** Null for the rows that are in none of the others. */
  readonly period: string | null
  /** Whether it counts all rows nevertheless. */
  readonly isOverall?: boolean
  readonly wanted: Readonly<Record<string, number>>
}

/** Of how many rows the counts of words are not the nearest to their shares. */
function counted(table: TableFacts, name: string, parts: readonly Wanted[]): readonly string[] {
  const arrival = table.ofKind('date', 'timestamp')?.name
  const days = arrival === undefined ? [] : table.cells(arrival).map(spelled)
  const periodOf = table
    .cells(name)
    .map((_, row) => parts.find(({ period }) => period !== null && isIn(days[row] ?? '', period))?.period ?? null)
  return parts.flatMap(({ period, isOverall = false, wanted }) => {
    const cells = table.cells(name).filter((_, row) => isOverall || periodOf[row] === period)
    return Object.entries(wanted).flatMap(([word, share]) => {
      const found = cells.filter((cell) => spelled(cell) === word).length
      return Math.abs(found - cells.length * share) <= (Object.keys(wanted).length > 2 ? 0.999_999 : 0.500_001)
        ? []
        : [`${found} of ${cells.length} rows are ${word} in ${period}, not ${share}`]
    })
  })
}

/** Whether a date or timestamp lies in a year, quarter, month or day. */
export function isIn(day: string, period: string): boolean {
  const [year, quarter] = period.split('-Q')
  if (quarter === undefined) return day.startsWith(period)
  return day.startsWith(`${year}-`) && Math.ceil(Number(day.slice(5, 7)) / 3) === Number(quarter)
}

function owned(name: string, table: TableFacts): readonly string[] {
  const { rows } = table.schema
  const groups = table.owner?.childrenIn(table) ?? []
  const cells = table.cells(name).map((_, row) => table.rowAt(name, row) ?? -1)
  const isSorted = cells.every((owner, row) => row === 0 || (cells[row - 1] ?? 0) <= owner)
  const unsorted = typeof rows === 'object' && rows.type === 'owned' && !isSorted ? ['children of a row are not neighbours'] : []
  if (typeof rows !== 'object' || rows.type !== 'owned') return unsorted
  return [
    ...unsorted,
    ...groups.flatMap(({ length }, row) => (length >= rows.min && length <= rows.max ? [] : [`row ${row + 1} owns ${length}`])),
  ]
}

function lifecycle(params: Params, table: TableFacts): readonly string[] {
  const { name, started_at: startedAt, transitions, until = today } = params
  const times = new Map(
    table.schema.columns
      .filter((column) => column.kind === 'lifecycle_time' && column['lifecycle'] === name && column.nullable === undefined)
      .map((column) => [paramsOf(column).state, column.name]),
  )
  const end = (dayOf(until) + 1) * 86_400
  return table.cells(name).flatMap((cell, row) => {
    const started = table.cells(startedAt)[row] ?? null
    if (cell === null || started === null) return []
    const state = spelled(cell)
    const way = wayTo(state, transitions)
    return [...times].flatMap(([each, column]) => {
      const time = table.cells(column)[row] ?? null
      const label = `row ${row + 1} is ${state} since ${spelled(started)}, and ${each} at ${spelled(time)}`
      if ((time !== null) !== way.includes(each)) return [label]
      if (time === null) return []
      const [least, most] = delayTo(each, transitions)
      const slack = spelled(time).length === 10 ? 86_400 : 0
      const late = secondsOf(time) - secondsOf(started)
      const isDue = secondsOf(time) < end || each === way[0]
      return isDue && late >= least - 1 - slack && late <= most + 1 ? [] : [label]
    })
  })
}

function wayTo(state: string, transitions: Params['transitions']): readonly string[] {
  const last = transitions.find(({ to }) => to === state)
  return last === undefined ? [state] : [...wayTo(last.from, transitions), state]
}

/** Least and most seconds from the start to a state. */
function delayTo(state: string, transitions: Params['transitions']): readonly [number, number] {
  const last = transitions.find(({ to }) => to === state)
  if (last === undefined) return [0, 0]
  const [least, most] = delayTo(last.from, transitions)
  const { min, max, unit } = last.after
  return [least + min * secondsIn[unit], most + max * secondsIn[unit]]
}
