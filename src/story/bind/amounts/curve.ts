import { parseIsoDate } from '../../../calendar.ts'
import type { Domain, Measure } from '../../../domains/domain.ts'
import type { Schema } from '../../../schema/schema.ts'
import { arrivalPlace } from '../../../time/arrival.ts'
import { isoDay } from '../../../time/periods.ts'
import type { CurveFact, GrowthFact, ShapeFact } from '../../facts/amount-facts.ts'
import { moneyNouns } from '../../amounts/money-nouns.ts'
import { firstDayOf, lastDayOf, monthAt, monthOfDay, monthText } from '../../times/months.ts'
import { yearUnlessSaid } from '../../times/story-today.ts'
import { type DayRange, type MonthRange, placedAnchors } from './anchor-months.ts'
import { contradiction } from '../contradiction.ts'
import { setCount } from '../counts/counts.ts'
import { setCurrency } from './currency.ts'
import { type CurveGroup, inColumnUnits } from './curve-target.ts'
import { findMeasure, rowsCounted, tableOf } from './find-measure.ts'
import { groupTotals } from './group-totals.ts'
import { type Bound, unused } from '../note.ts'
import { rowsIn } from '../tables/row-counts.ts'
import { setMean } from './set-mean.ts'
import { setSpread, setTotals } from './totals.ts'
import { withStep } from './with-step.ts'
import { shownTime } from '../times/shown-time.ts'
import { type ClosedWindow, moveWindow } from '../times/window.ts'
import { sumOf } from '../../../lists.ts'

type Said = CurveFact | GrowthFact
type SaidBound = Omit<Bound, 'schema'>

/** Most months of a curve: each month adds a total to the schema. */
const mostMonths = 600

/**
 * Sets totals by month: measures sum up to the said amounts, exactly to the last digit of the column, and tables have the said numbers of
 * rows. The months are those of the window; without one, from the first to the last said month, or the twelve of 2025. The result has one
 * entry per fact, in order.
 * @param window the window that `moveWindow` applied; null for none
 * @param fixed tables with a given number of rows: it is spread over the months in proportion to what was said
 * @throws SynthError `story_contradicts` for amounts and months that contradict each other
 */
export function setCurves(
  schema: Schema,
  domain: Domain,
  facts: readonly Said[],
  shapes: readonly ShapeFact[],
  window: ClosedWindow | null,
  fixed: ReadonlySet<string> = new Set(),
): { readonly schema: Schema; readonly bound: readonly SaidBound[] } {
  const bound = new Map<Said, SaidBound>()
  const all = groupsOf(schema, domain, facts, bound)
  const means = all.filter(isMean)
  const groups = all.filter((group) => !isMean(group))
  const said = saidMonths(window)
  const months = groups.length === 0 ? null : (said ?? monthsOf(groups))
  if (months === null || months.last - months.first >= mostMonths) {
    const reason = `amounts by month can be set for at most ${mostMonths} months`
    for (const { curves, growths } of groups)
      for (const fact of [...curves, ...growths]) bound.set(fact, { notes: [], used: false, reason })
    return withMeans(schema, domain, means, facts, bound)
  }
  let result = window === null ? moveWindow(schema, domain, windowOf(months, groups)).schema : schema
  // Rows come before amounts, as totals use the months over which the rows are spread.
  for (const group of groups.toSorted((a, b) => Number(a.measure !== null) - Number(b.measure !== null))) {
    const times = { shapes, months, said }
    const next = group.measure === null ? setRows(result, group, times, fixed) : setMeasure(result, domain, group, group.measure, times)
    result = next.schema
    const { schema: _, ...own } = next
    for (const fact of [...group.curves, ...group.growths]) bound.set(fact, withStep(own, fact))
  }
  return withMeans(result, domain, means, facts, bound)
}

/** Whether only a mean is said of a measure. It is then no total by month. */
function isMean({ measure, curves, growths }: CurveGroup): boolean {
  return measure !== null && growths.length === 0 && curves.every(({ every }) => every?.unit === 'row')
}

function withMeans(
  schema: Schema,
  domain: Domain,
  groups: readonly CurveGroup[],
  facts: readonly Said[],
  bound: Map<Said, SaidBound>,
): { readonly schema: Schema; readonly bound: readonly SaidBound[] } {
  let result = schema
  for (const group of groups) {
    const { schema: next, ...own } = meanOfGroup(result, domain, group)
    result = next
    for (const fact of group.curves) bound.set(fact, own)
  }
  return { schema: result, bound: facts.map((fact) => bound.get(fact) ?? { notes: [], used: false }) }
}

function meanOfGroup(schema: Schema, domain: Domain, group: CurveGroup): Bound {
  const { table, measure, curves } = group
  const rows = rowsIn(schema, table)
  const reason = rows === 0 ? `${table} has no rows` : meanConflict(group, schema)
  const fact = curves.at(-1)
  if (reason !== null || measure === null || fact === undefined) return unused(schema, reason ?? `${table} has no amounts`)
  const priced = fact.currency === null ? { schema, domain } : setCurrency(schema, domain, fact.currency)
  const own = priced.domain.measures.find(({ column }) => column === measure.column) ?? measure
  const mean = inColumnUnits(fact.every?.amount ?? 0, fact, own)
  if (!Number.isSafeInteger(Math.round(mean * rows)))
    throw contradiction('The total is too large to be exact: state a smaller amount', curves)
  if (curves.some(({ every }) => every?.amount !== fact.every?.amount))
    throw contradiction('The story states two means of the same amount: state only one of them', curves)
  return setMean(priced.schema, own, mean, rows)
}

/** Groups the facts by measure or table. Facts without a target get a reason. */
function groupsOf(schema: Schema, domain: Domain, facts: readonly Said[], bound: Map<Said, SaidBound>): readonly CurveGroup[] {
  const groups = new Map<string, { table: string; measure: Measure | null; curves: CurveFact[]; growths: GrowthFact[] }>()
  const isLoose = (fact: Said): boolean => fact.type === 'growth' && fact.measure.length === 0
  for (const fact of facts.toSorted((a, b) => Number(isLoose(a)) - Number(isLoose(b)))) {
    const [only] = groups.size === 1 ? groups.values() : []
    // Growth without a measure belongs to the only other group: "$40k a month, growing 5% monthly".
    if (only !== undefined && fact.type === 'growth' && isLoose(fact)) {
      only.growths.push(fact)
      continue
    }
    if (isLoose(fact)) {
      bound.set(fact, { notes: [], used: false, reason: 'it does not state what grows: name it, such as "revenue grows" or "orders grow"' })
      continue
    }
    const isMoney = fact.type === 'curve' ? fact.currency !== null : moneyNouns.has(fact.measure.at(-1) ?? '')
    const found = findMeasure(schema, domain, fact.measure, isMoney)
    const target = fact.type === 'curve' && fact.isCounted === true ? rowsCounted(schema, found) : found
    if (target.type === 'none') {
      bound.set(fact, { notes: [], used: false, reason: target.reason })
      continue
    }
    const table = target.type === 'rows' ? target.table : tableOf(target.measure.column)
    const measure = target.type === 'rows' ? null : target.measure
    const key = measure?.column ?? table
    const group = groups.get(key) ?? { table, measure, curves: [], growths: [] }
    groups.set(key, group)
    if (fact.type === 'curve') group.curves.push(fact)
    else group.growths.push(fact)
  }
  return [...groups.values()].map((group) => withOneGrowth(withoutMeans(group, bound), bound))
}

/** Drops growth beside another growth of the same measure; steps of several years go together. */
function withOneGrowth(group: CurveGroup, bound: Map<Said, SaidBound>): CurveGroup {
  const [first] = group.growths
  const growths = group.growths.filter((fact) => fact === first || (fact.since !== undefined && first?.since !== undefined))
  const reason = 'the story states another change of the same over time: state only one of them'
  for (const fact of group.growths) if (!growths.includes(fact)) bound.set(fact, { notes: [], used: false, reason })
  return { ...group, growths }
}

/** Drops means next to totals by month: they follow from the totals and the number of rows. */
function withoutMeans(group: CurveGroup, bound: Map<Said, SaidBound>): CurveGroup {
  const curves = group.curves.filter(({ every }) => every?.unit !== 'row')
  if (curves.length === 0) return group
  const reason = `the totals of ${group.table} by month are said, and their mean follows from the number of rows`
  for (const fact of group.curves) if (fact.every?.unit === 'row') bound.set(fact, { notes: [], used: false, reason })
  return { ...group, curves }
}

function saidMonths(window: ClosedWindow | null): DayRange | null {
  const [first, last] = [parseIsoDate(window?.from ?? ''), parseIsoDate(window?.to ?? '')]
  return first === null || last === null ? null : { first: monthOfDay(first), last: monthOfDay(last), days: { first, last } }
}

/** From the first to the last month of all anchors. */
function monthsOf(groups: readonly CurveGroup[]): MonthRange {
  const placed = groups
    .flatMap(({ curves }) => curves.flatMap((fact) => placedAnchors(fact, null)))
    .filter(({ first }) => Number.isFinite(first))
  if (placed.length === 0) return { first: monthAt(yearUnlessSaid, 1), last: monthAt(yearUnlessSaid, 12) }
  return { first: Math.min(...placed.map(({ first }) => first)), last: Math.max(...placed.map(({ last }) => last)) }
}

function windowOf({ first, last }: MonthRange, groups: readonly CurveGroup[]): ClosedWindow {
  const [fact] = groups.flatMap(({ curves, growths }) => [...curves, ...growths])
  return { type: 'window', from: isoDay(firstDayOf(first)), to: isoDay(lastDayOf(last)), start: fact?.start ?? 0, end: fact?.end ?? 0 }
}

/** The months of a curve. */
interface Times {
  readonly shapes: readonly ShapeFact[]
  readonly months: MonthRange
  /** The said window; null if the months follow from the amounts. */
  readonly said: DayRange | null
}

/** Sets totals by month. Less than one usual row has, such as "a cat premium of $22 a month", is no amount of many rows together. */
function setMeasure(schema: Schema, domain: Domain, group: CurveGroup, measure: Measure, { shapes, months, said }: Times): Bound {
  const rows = rowsIn(schema, group.table)
  if (rows === 0) return unused(schema, `${group.table} has no rows`)
  const currency = group.curves.find((fact) => fact.currency !== null)?.currency ?? null
  const converted = currency === null ? { schema, domain } : setCurrency(schema, domain, currency)
  const priced = converted.schema
  const own = converted.domain.measures.find(({ column }) => column === measure.column) ?? measure
  const reason = meanConflict(group, schema)
  if (reason !== null) return unused(schema, reason)
  const totals = groupTotals(group, priced, shapes, { months, said, rows, level: own.typical * rows })
  const sum = sumOf(totals)
  if (!group.curves.some(({ every }) => every?.unit === 'row') && rows > 1 && sum < own.typical)
    return unused(schema, `the ${rows} rows of ${group.table} would have next to nothing: state the amount of all of them, or of each row`)
  const periods = totals.map((total, index) => ({ period: monthText(months.first + index), total }))
  return setTotals(priced, own, periods, rows)
}

/** Why the rows cannot have the said mean; null if they can or if none is said. */
function meanConflict({ table, curves }: CurveGroup, { tables }: Schema): string | null {
  if (!curves.some(({ every }) => every?.unit === 'row')) return null
  const rows = tables.find(({ name }) => name === table)?.rows
  return typeof rows === 'object' && rows.type === 'recurring'
    ? `the number of ${table} follows from how long others last, and so does their mean`
    : null
}

function setRows(schema: Schema, group: CurveGroup, { shapes, months, said }: Times, fixed: ReadonlySet<string>): Bound {
  const rows = rowsIn(schema, group.table)
  const counts = groupTotals(group, schema, shapes, { months, said, rows, level: rows })
  const sum = sumOf(counts)
  const index = schema.tables.findIndex(({ name }) => name === group.table)
  const names = counts.map((_, place) => monthText(months.first + place))
  const isGiven = fixed.has(group.table) && sum !== rows
  const counted = isGiven || sum === rows ? schema : setCount(schema, group.table, sum, fixed).schema
  const spread = setSpread(counted, group.table, names, counts)
  const [first, last] = [`${String(counts[0])} rows in ${names[0] ?? ''}`, `${String(counts.at(-1))} in ${names.at(-1) ?? ''}`]
  const text = isGiven ? `${group.table} has ${first} for ${last}, in proportion` : `${group.table} has ${first} and ${last}`
  const time = shownTime(spread.tables[index] ?? { columns: [] })
  const pointer = `/tables/${index}/columns/${arrivalPlace(spread.tables[index]?.columns ?? [])}`
  const claims =
    isGiven || time === null
      ? []
      : [
          {
            type: 'months',
            table: group.table,
            time,
            column: null,
            months: names.map((period, place) => ({ period, total: counts[place] ?? 0 })),
          } as const,
        ]
  const reason = `${group.table} has the requested ${rows} rows, distributed over the months as the story states`
  return { schema: spread, notes: [{ pointer, text, claims }], used: true, ...(isGiven ? { reason } : {}) }
}
