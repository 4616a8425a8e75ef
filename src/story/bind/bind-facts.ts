import type { Domain } from '../../domains/domain.ts'
import type { Schema } from '../../schema/schema.ts'
import { parseIsoDate } from '../../calendar.ts'
import type { DatedFact, Fact, RateFact, SelectionFact, WindowFact } from '../fact.ts'
import type { GrowthFact } from '../amount-facts.ts'
import { findRate } from '../find-rate.ts'
import { findTable } from '../find-table.ts'
import { placesInNoun } from '../places/places-in-noun.ts'
import { type SaidMean, setAttributes, tellOverruled } from './attributes.ts'
import { type BoundCounts, bindCounts, type Wanted } from './bind-counts.ts'
import { Binding, type FactBound } from './binding.ts'
import { bindColumns } from './bind-columns.ts'
import { setChildless } from './childless.ts'
import { currencyOfPlaces, setCurrency } from './currency.ts'
import { setCurves } from './curve.ts'
import { type Dated, findDated } from './find-dated.ts'
import { setDirt } from './dirt.ts'
import { withFittingGates } from './fitting-gates.ts'
import { placeOfNationalId, setNationalIds } from './national-id.ts'
import { settleOccurrences } from './occurrences.ts'
import { ofAllRows } from './of-all-rows.ts'
import { joinedPlaces, setPlaces } from './place.ts'
import { reasonAgainst } from './reason-against.ts'
import { setRates } from './rates.ts'
import { segmentsOf } from '../segments-of.ts'
import { saidOnce } from './said-once.ts'
import { selectTables } from './selection.ts'
import { settledClaims } from './settled-claims.ts'
import { settledShapes } from './settled-shapes.ts'
import { noneBefore } from './none-before.ts'
import { setDated } from './set-dated.ts'
import { bindSegments } from './segments/bind-segments.ts'
import { setSeries } from './set-series.ts'
import { setShape } from './shape.ts'
import { tablesBefore } from './tables-before.ts'
import { windowOf } from './window-of.ts'
import { type ClosedWindow, closedWindow, commonWindow, moveWindow } from './window.ts'

/** A schema with what a story says of it, and what became of each fact. */
export interface BoundFacts {
  readonly schema: Schema
  readonly bound: ReadonlyMap<Fact, FactBound>
  /** Rows that were said of tables, the primary one included. */
  readonly said: ReadonlyMap<string, number>
}

/** How often the number of rows that recur is brought in line with how many others come of them. */
const mostPasses = 5

/**
 * Applies the facts of a story to the schema of the domain that it speaks of: tables first, then how many rows they have, what is in them,
 * and when it happens.
 * @param rows of the primary table; null for what was said, or the default
 * @throws SynthError `story_contradicts` for facts that cannot hold together
 */
export function bindFacts(said: readonly Fact[], domain: Domain, rows: number | null): BoundFacts {
  const { facts, again } = saidOnce(said)
  let parents: ReadonlyMap<string, number> = new Map()
  for (let pass = 1; ; pass++) {
    const binding = new Binding(facts, domain)
    const counts = bindAll(binding, { rows, parents })
    const canMove = !binding.has('window', 'curve', 'growth')
    const freedom = { fixed: counts.fixed, canMove, parents, canCount: pass < mostPasses }
    const settled = settleOccurrences(binding.schema, counts.occurrences, freedom)
    if ('schema' in settled) {
      finish(binding, counts, settled.schema)
      for (const [fact, first] of again) {
        const bound = binding.bound.get(first)
        if (bound !== undefined) binding.tell([fact], bound)
      }
      const schema = withFittingGates(binding.schema)
      return { schema, bound: settledClaims(binding.bound, schema), said: counts.said }
    }
    parents = settled.parents
  }
}

const unsaid: FactBound = { notes: [], used: false }

/** Each step builds on what those before it set. */
function bindAll(binding: Binding, wanted: Wanted): BoundCounts {
  binding.each('selection', (schema, fact) => selectTables(schema, binding.domain, fact))
  const counts = bindCounts(binding, wanted)
  binding.each('series', setSeries)
  bindColumns(binding)
  bindPlaces(binding, counts)
  bindCurrency(binding)
  binding.each('national_id', (schema, fact) => setNationalIds(schema, binding.domain, fact))
  const means = setAttributes(binding)
  bindRates(binding, counts)
  const dated = datedFacts(binding)
  const window = bindWindow(binding, dated)
  bindDated(binding, dated)
  for (const [fact, meant] of settledShapes(binding.of('shape'))) binding.take([fact], setShape(binding.schema, binding.domain, meant))
  bindCurves(binding, counts, window, means)
  tellOverruled(binding)
  return counts
}

/** With as many rows of all tables as there will be: shares are of these. */
function finish(binding: Binding, counts: BoundCounts, schema: Schema): void {
  binding.schema = schema
  if (binding.has('curve', 'growth') || counts.occurrences.length > 0) bindRates(binding, counts, true)
  binding.each('childless', (before, fact) => setChildless(before, binding.domain, fact))
  setDirt(binding)
}

/** The places of all facts together. */
function bindPlaces(binding: Binding, counts: BoundCounts): void {
  for (const fact of binding.of('place')) {
    const reason = reasonAgainst(fact)
    if (reason !== null) binding.tell([fact], { notes: [], used: false, reason })
  }
  const place = placeOf(binding)
  const facts = binding.of('place').filter((fact) => reasonAgainst(fact) === null)
  if (place === null) return
  const isListed = binding.of('columns').some(({ list }) => list !== undefined)
  const ofAll = ofAllRows(place, facts, binding.domain, counts.said)
  binding.take(facts, setPlaces(binding.schema, binding.domain, ofAll, isListed))
}

/** Places that are said, also in nouns; where there are none, those whose national ids are said. */
function placeOf(binding: Binding): ReturnType<typeof joinedPlaces> {
  const ids = binding.of('national_id').flatMap((fact) => placeOfNationalId(fact) ?? [])
  const nouns = binding.of('rate').flatMap(({ of }) => of ?? [])
  const said = [...binding.of('place'), ...nouns.flatMap((noun) => placesInNoun(noun) ?? [])].filter((fact) => reasonAgainst(fact) === null)
  return joinedPlaces(said.length > 0 ? said : ids)
}

/** The currency that the story says, else that of the places. Amounts by month bring their own. */
function bindCurrency(binding: Binding): void {
  const facts = binding.of('currency')
  const amounts = binding.of('attribute').flatMap((fact) => fact.currency ?? [])
  const currency = facts.at(-1)?.currency ?? amounts.at(-1) ?? currencyOfPlaces(placeOf(binding))
  if (currency === null) return
  const { domain, ...bound } = setCurrency(binding.schema, binding.domain, currency)
  binding.take(facts, bound)
  binding.domain = domain
}

/** Whether a share of all rows was brought in line with those of parts: these hold for any number of rows. */
function isOverall(binding: Binding, said: Fact): boolean {
  return binding.bound.get(said)?.notes.some(({ claims }) => claims.some(({ type }) => type === 'share_overall')) === true
}

/** Shares that are said, and what says a share in other words: a part of a count, "no returns" of a value, "20% surge" of rows that may have one. @param isAgain whether they were bound for other numbers of rows */
function bindRates(binding: Binding, { parts }: BoundCounts, isAgain = false): void {
  const { domain } = binding
  const none = binding.of('selection').filter((fact) => fact.mode === 'without' && binding.bound.get(fact)?.used !== true)
  const facts: readonly (readonly [said: Fact, meant: RateFact])[] = [
    ...binding
      .of('rate')
      .filter((fact) => !isOverall(binding, fact))
      .map((fact) => [fact, fact] as const),
    ...none.flatMap((fact) => fact.nouns.map((noun) => [fact, noneOf(noun)] as const)),
    ...parts.map(({ fact, share }) => [fact, share] as const),
    ...binding.of('growth').flatMap((fact) => shareOf(fact, domain).map((share) => [fact, share] as const)),
  ]
  const tableOf = ({ of }: RateFact): string | null => (of === null ? null : (findTable(of, domain)?.table ?? null))
  const before = tablesBefore(binding.facts, domain)
  const meant = facts.map(([, share]) => share)
  const segments = segmentsOf(binding.facts, domain)
  const ofAll = meant.filter((fact) => !segments.has(fact))
  const { schema, bound: boundOfAll } = setRates(binding.schema, domain, ofAll, tableOf, (fact) => before.get(fact) ?? null)
  const bound = new Map(ofAll.map((fact, i) => [fact, boundOfAll[i]]))
  binding.schema = schema
  for (const [said, share] of facts) if (!segments.has(share)) binding.tell([said], bound.get(share) ?? unsaid)
  if (!isAgain) bindSegments(binding, [...segments.keys()])
}

/** Verbs with times, and what each speaks of. */
type DatedFacts = readonly (readonly [fact: DatedFact, dated: Dated])[]

function datedFacts(binding: Binding): DatedFacts {
  const before = tablesBefore(binding.facts, binding.domain)
  return binding.of('dated').map((fact) => [fact, findDated(binding.schema, binding.domain, fact, before.get(fact) ?? null)])
}

/** The window that all windows of the story have in common; null where it says none. */
function bindWindow(binding: Binding, dated: DatedFacts): ClosedWindow | null {
  const facts: readonly (readonly [said: Fact, meant: WindowFact])[] = [
    ...binding.of('window').map((fact) => [fact, fact] as const),
    ...dated.flatMap(([fact, { type }]) => (type === 'events' || type === 'business' ? [[fact, windowOf(fact, type)] as const] : [])),
  ]
  const window = commonWindow(facts.map(([, fact]) => closedWindow(binding.schema, binding.domain, fact)))
  const said = facts.map(([fact]) => fact)
  if (window !== null) binding.take(said, moveWindow(binding.schema, binding.domain, window))
  return window
}

/** The times of columns, in a schema whose events are where they will be. */
function bindDated(binding: Binding, dated: DatedFacts): void {
  for (const [fact, found] of dated) {
    if (found.type === 'none') binding.tell([fact], { notes: [], used: false, reason: found.reason })
    if (found.type === 'business') binding.schema = noneBefore(binding.schema, parseIsoDate(fact.from ?? '') ?? 0)
    if (found.type !== 'column') continue
    const isListed = binding
      .of('columns')
      .some(({ noun, list }) => list !== undefined && findTable(noun, binding.domain)?.table === found.table)
    binding.take([fact], setDated(binding.schema, fact, found, { isComposed: binding.domain.name === 'custom', isListed }))
  }
}

/**
 * Curves, growth and shapes of one measure come to one total a month. Growth that was a share is none of a measure.
 * @param means of what tables measure
 */
function bindCurves(binding: Binding, { fixed }: BoundCounts, window: ClosedWindow | null, means: readonly SaidMean[]): void {
  const own = [...binding.of('curve'), ...binding.of('growth').filter((fact) => !binding.bound.has(fact))]
  const facts = [...own, ...means.map(({ mean }) => mean)]
  const said: readonly Fact[] = [...own, ...means.map(({ fact }) => fact)]
  const { schema, bound } = setCurves(binding.schema, binding.domain, facts, binding.of('shape'), window, fixed)
  binding.schema = schema
  said.forEach((fact, i) => binding.tell([fact], bound[i] ?? unsaid))
}

/** "20% surge" of a domain in which so many rows may have one. */
function shareOf({ noun, factor, start, end }: GrowthFact, domain: Domain): readonly RateFact[] {
  if (noun === undefined || findRate([noun], null, domain) === null) return []
  return [{ type: 'rate', share: Number(Math.abs(factor - 1).toPrecision(12)), what: [noun], of: null, start, end }]
}

/** "No returns" may speak of a value where it names no table. */
function noneOf({ words, start, end }: SelectionFact['nouns'][number]): RateFact {
  return { type: 'rate', share: 0, what: words, of: null, start, end }
}
