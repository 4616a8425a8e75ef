import type { Domain } from '../../domains/domain.ts'
import type { Schema } from '../../schema/schema.ts'
import type { Fact, PlaceFact, RateFact, SelectionFact } from '../facts/fact.ts'
import type { GrowthFact } from '../facts/amount-facts.ts'
import { findRate } from '../find/find-rate.ts'
import type { Intent } from '../read-story.ts'
import { Topics } from '../topics/topics.ts'
import { findTable } from '../find/find-table.ts'
import { placesInNoun } from '../places/places-in-noun.ts'
import { type SaidMean, setAttributes, tellOverruled } from './attributes.ts'
import { type BoundCounts, bindCounts, type Wanted } from './bind-counts.ts'
import { Binding, type FactBound } from './binding.ts'
import { bindColumns } from './bind-columns.ts'
import { setChildless } from './childless.ts'
import { currencyOfPlaces, setCurrency } from './currency.ts'
import { setCurves } from './curve.ts'
import { setDirt } from './dirt.ts'
import { freedForRates } from './enumerations/freed-for-rates.ts'
import { notesOfPart, shareLists, type ShareList } from './enumerations/share-lists.ts'
import { withCountsOfNamed } from './enumerations/rows-meant.ts'
import { withFittingGates } from './fitting-gates.ts'
import { placeOfNationalId, setNationalIds } from './national-id.ts'
import { settleOccurrences } from './occurrences.ts'
import { ofAllRows } from './of-all-rows.ts'
import { joinedPlaces, setPlaces } from './place.ts'
import { rowNamesIn } from '../find/row-names-in.ts'
import { reasonAgainst } from './reason-against.ts'
import { setRates } from './rates.ts'
import { segmentsOf } from '../find/segments-of.ts'
import { saidOnce } from './said-once.ts'
import { selectTables } from './selection.ts'
import { settledClaims } from './settled-claims.ts'
import { settledShapes } from './settled-shapes.ts'
import { bindTimes } from './bind-times.ts'
import { setNamedRates } from './named-rates.ts'
import { bindSegments } from './segments/bind-segments.ts'
import { setSeries } from './set-series.ts'
import { setShape } from './shape.ts'
import type { ClosedWindow } from './window.ts'

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
export function bindFacts(intent: Pick<Intent, 'facts' | 'tokens'>, domain: Domain, rows: number | null): BoundFacts {
  const lists = shareLists(intent.facts, domain)
  const listed = lists.length === 0 ? null : bindLists(intent, lists, domain, rows)
  return listed ?? bindAsSaid(intent, domain, rows)
}

/** With lists of shares as values of a column; null where these cannot be. */
function bindLists(
  intent: Pick<Intent, 'facts' | 'tokens'>,
  lists: readonly ShareList[],
  domain: Domain,
  rows: number | null,
): BoundFacts | null {
  const parts = new Set<Fact>(lists.flatMap((each) => each.parts))
  const facts = [...intent.facts.filter((fact) => !parts.has(fact)), ...lists.map(({ list }) => list)]
  const found = bindAsSaid({ ...intent, facts: facts.toSorted((one, other) => one.start - other.start) }, domain, rows)
  const bound = new Map(found.bound)
  for (const { list, parts: own } of lists) {
    const of = found.bound.get(list)
    if (of?.used !== true) return null
    own.forEach((fact, place) => bound.set(fact, { ...of, notes: notesOfPart(of.notes, place) }))
  }
  return { ...found, bound }
}

function bindAsSaid({ facts: said, tokens }: Pick<Intent, 'facts' | 'tokens'>, domain: Domain, rows: number | null): BoundFacts {
  const { facts, again } = saidOnce(withCountsOfNamed(said, domain))
  const topics = new Topics(tokens, domain)
  let parents: ReadonlyMap<string, number> = new Map()
  for (let pass = 1; ; pass++) {
    const binding = new Binding(facts, domain, topics)
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
  const window = bindTimes(binding, means.length > 0)
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
  const names = rowNamesIn(binding.facts)
  for (const fact of binding.of('place')) {
    const reason = reasonAgainst(fact) ?? reasonOfNames(fact, names) ?? reasonOfPart(fact, binding.of('place'))
    if (reason !== null) binding.tell([fact], { notes: [], used: false, reason })
  }
  const place = placeOf(binding)
  const facts = binding.of('place').filter((fact) => !binding.bound.has(fact))
  if (place === null) return
  const isListed = binding.of('columns').some(({ list }) => list !== undefined)
  const ofAll = ofAllRows(place, facts, binding.domain, counts.said)
  binding.take(facts, setPlaces(binding.schema, binding.domain, ofAll, isListed))
}

/** Why what stands in the story as a place is none: a row is called so. Null for places. */
function reasonOfNames({ cities }: PlaceFact, names: ReadonlySet<string>): string | null {
  const [first] = cities
  if (first === undefined || !cities.every(({ city }) => names.has(city.toLowerCase()))) return null
  return `"${first.city}" is the name of a row, and what is said of a single row by its name is not set`
}

/** Why what is said of one of several cities whose shares are said is of these rows alone. Null where it is of all. */
function reasonOfPart(fact: PlaceFact, all: readonly PlaceFact[]): string | null {
  const [first] = fact.cities
  if (first === undefined || fact.cities.some(({ share }) => share !== null)) return null
  const shared = all.find(({ cities }) => cities.length > fact.cities.length && cities.some(({ share }) => share !== null))
  const isPart = fact.cities.every(({ city }) => shared?.cities.some((each) => each.city === city) === true)
  return isPart ? `the share of the rows in ${first.city} was said, and this is said of these rows alone` : null
}

/** Places that are said, also in nouns; where there are none, those whose national ids are said. */
function placeOf(binding: Binding): ReturnType<typeof joinedPlaces> {
  const ids = binding.of('national_id').flatMap((fact) => placeOfNationalId(fact) ?? [])
  const nouns = binding.of('rate').flatMap(({ of }) => of ?? [])
  const said = [...binding.of('place'), ...nouns.flatMap((noun) => placesInNoun(noun) ?? [])].filter(
    (fact) => binding.bound.get(fact)?.used !== false && reasonAgainst(fact) === null,
  )
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
  const meant = facts.map(([, share]) => share)
  const segments = segmentsOf(binding.facts, domain)
  const others = meant.filter((fact) => !segments.has(fact))
  const ofAll = setNamedRates(binding, others, (fact) => binding.topics.of(fact)[0]?.table ?? null)
  const free = freedForRates(binding.schema, domain, ofAll, (fact) => tableOf(fact) ?? binding.topics.of(fact)[0]?.table ?? null)
  binding.domain = free.domain
  const { schema, bound: boundOfAll } = setRates(free.schema, free.domain, ofAll, tableOf, (fact) => binding.topics.of(fact))
  const bound = new Map(ofAll.map((fact, i) => [fact, boundOfAll[i]]))
  binding.schema = schema
  for (const [said, share] of facts) {
    const own = bound.get(share) ?? binding.bound.get(share)
    if (!segments.has(share)) binding.tell([said], own ?? unsaid)
  }
  if (!isAgain) bindSegments(binding, [...segments.keys()])
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
