import type { Domain } from '../../domains/domain.ts'
import type { Schema } from '../../schema/schema.ts'
import type { Fact, RateFact } from '../facts/fact.ts'
import type { GrowthFact } from '../facts/amount-facts.ts'
import { findRate } from '../find/find-rate.ts'
import type { Intent } from '../read-story.ts'
import type { Token } from '../tokens/token.ts'
import { Topics } from '../topics/topics.ts'
import { findTable } from '../find/find-table.ts'
import { type SaidMean, setAttributes, tellOverruled } from './values/attributes.ts'
import { type BoundCounts, bindCounts, type Wanted } from './counts/bind-counts.ts'
import { Binding, type FactBound } from './binding.ts'
import { bindPlaces, saidPlaces } from './places/bind-places.ts'
import { withCalendarParts } from './columns/calendar-parts.ts'
import { withFunnelNumbers } from './columns/with-funnel-numbers.ts'
import { withoutOtherYears } from './columns/without-other-years.ts'
import { withBandedNumbers } from './columns/with-banded-numbers.ts'
import { bindColumns } from './columns/bind-columns.ts'
import { setBoundedKeys, setSomeOfEach } from './counts/bounded-keys.ts'
import { setChildless } from './counts/childless.ts'
import { setConcentrations } from './counts/concentration.ts'
import { bindCurrency } from './amounts/bind-currency.ts'
import { setCorrelations } from './columns/correlation.ts'
import { setCurves } from './amounts/curve.ts'
import { setDelays } from './times/delay.ts'
import { setLateTimes } from './times/late-times.ts'
import { setDurations } from './times/durations.ts'
import { setDefinitions } from './columns/definition.ts'
import { setDirt } from './values/dirt.ts'
import { freedForRates } from './enumerations/freed-for-rates.ts'
import { otherwiseMeant } from './enumerations/otherwise-meant.ts'
import { listedRates } from './enumerations/listed-rates.ts'
import { shareLists } from './enumerations/share-lists.ts'
import { withCountsOfNamed } from './enumerations/rows-meant.ts'
import { withFittingGates } from './counts/fitting-gates.ts'
import { setNationalIds } from './values/national-id.ts'
import { settleOccurrences } from './counts/occurrences.ts'
import { isFreeIn } from './is-free-in.ts'
import { setFunnels } from './shares/funnels.ts'
import { rowsOfState } from './shares/of-other-rows.ts'
import { withoutOverruled } from './overruled-claims.ts'
import { resultsOf, type Restated, withMeant } from './restated.ts'
import { setSharesAtTimes } from './shares/shares-at-times.ts'
import { ofLostRows } from './shares/of-lost-rows.ts'
import { setOutOfStock } from './shares/out-of-stock.ts'
import { contradictingLists } from './shares/listed-shares.ts'
import { setRates } from './shares/rates.ts'
import { setTimedRates } from './shares/timed-rates.ts'
import { setToldByTimes } from './shares/told-by-times.ts'
import { segmentsOf } from '../find/segments-of.ts'
import { saidOnce } from './said-once.ts'
import { selectTables } from './tables/selection.ts'
import { ratesOfSelection } from './shares/rates-of-selection.ts'
import { settledClaims } from './settled-claims.ts'
import { bindTimes } from './times/bind-times.ts'
import { withParentsBegun } from './times/with-parents-begun.ts'
import { withTimesOfStates } from './times/times-of-states.ts'
import { setNamedRates } from './shares/named-rates.ts'
import { bindSegments } from './segments/bind-segments.ts'
import { bindLeanings } from './segments/bind-leanings.ts'
import { withSaidSizes } from './amounts/said-sizes.ts'
import { setSeries } from './counts/set-series.ts'
import { bindShapes, changesOf } from './amounts/bind-shapes.ts'
import { withSeason } from './amounts/with-season.ts'
import type { ClosedWindow } from './times/window.ts'

/** The schema of a story, and the result of each fact. */
export interface BoundFacts {
  readonly schema: Schema
  readonly bound: ReadonlyMap<Fact, FactBound>
  /** Number of rows said for each table, the primary table included. */
  readonly said: ReadonlyMap<string, number>
}

/** Most rounds in which recurring rows and their parents are fitted to each other. */
const mostPasses = 5

/**
 * Applies the facts of a story to the schema of its domain: first which tables there are, then their rows, their values, and their times.
 * @param rows of the primary table; null for the number in the story, or the default
 * @param isTried whether schemas that the engine could refuse are compiled on trial, which is slow
 * @throws SynthError `story_contradicts` for facts that contradict each other
 */
export function bindFacts(intent: Pick<Intent, 'facts' | 'tokens'>, domain: Domain, rows: number | null, isTried: boolean): BoundFacts {
  const { facts } = intent
  const listed = listedRates(facts, domain)
  const isListed = new Set(listed.flatMap(({ said }) => said))
  const lists = shareLists(facts, domain).filter(({ said }) => !said.some((fact) => isListed.has(fact)))
  return bindRestated(intent, [...listed, ...lists, ...otherwiseMeant(facts, domain)], (said) => bindAsSaid(said, domain, rows, isTried))
}

/** Binds facts as the domain shows that they are meant, and as said where that cannot be. */
function bindRestated(
  intent: Pick<Intent, 'facts' | 'tokens'>,
  restated: readonly Restated[],
  bind: (intent: Pick<Intent, 'facts' | 'tokens'>) => BoundFacts,
): BoundFacts {
  if (restated.length === 0) return bind(intent)
  const found = bind({ ...intent, facts: withMeant(intent.facts, restated) })
  const results = restated.map((each) => resultsOf(each, found.bound))
  const usable = restated.filter((_, place) => results[place] !== null)
  if (usable.length < restated.length) return bindRestated(intent, usable, bind)
  return { ...found, bound: new Map([...found.bound, ...results.flatMap((each) => [...(each ?? [])])]) }
}

function bindAsSaid(
  { facts: said, tokens }: Pick<Intent, 'facts' | 'tokens'>,
  domain: Domain,
  rows: number | null,
  isTried: boolean,
): BoundFacts {
  const { facts, again } = saidOnce(withCountsOfNamed(said, domain))
  const topics = new Topics(tokens, domain, facts)
  let parents: ReadonlyMap<string, number> = new Map()
  for (let pass = 1; ; pass++) {
    const binding = new Binding(facts, domain, topics, isTried)
    const counts = bindAll(binding, tokens, { rows, parents })
    const canMove = !binding.has('window', 'curve', 'growth')
    const freedom = { fixed: counts.fixed, canMove, parents, canCount: pass < mostPasses }
    const settled = settleOccurrences(binding.schema, counts.occurrences, freedom)
    if ('schema' in settled) {
      finish(binding, counts, settled.schema)
      for (const [fact, first] of again) {
        const bound = binding.bound.get(first)
        if (bound !== undefined) binding.tell([fact], bound)
      }
      const fitted = withParentsBegun(withSaidSizes(withFittingGates(binding.schema), binding.claims), binding)
      const isFree = isFreeIn(binding)
      const banded = withBandedNumbers(withCalendarParts(fitted, isFree), isFree)
      const schema = domain.name === 'custom' ? withoutOtherYears(withFunnelNumbers(banded, isFree), isFree) : banded
      return { schema, bound: withoutOverruled(settledClaims(binding.bound, schema), schema), said: counts.said }
    }
    parents = settled.parents
  }
}

const unsaid: FactBound = { notes: [], used: false }

/** Binds the facts in their order. Each step builds on the ones before it. */
function bindAll(binding: Binding, tokens: readonly Token[], wanted: Wanted): BoundCounts {
  binding.each('selection', (schema, fact) => selectTables(schema, binding.domain, fact))
  const counts = bindCounts(binding, wanted)
  binding.each('series', setSeries)
  bindColumns(binding)
  bindPlaces(binding, tokens, counts)
  bindCurrency(binding, saidPlaces(binding))
  binding.each('national_id', (schema, fact) => setNationalIds(schema, binding.domain, fact))
  const means = setAttributes(binding)
  binding.schema = withTimesOfStates(binding.schema)
  bindRates(binding, counts)
  const window = bindTimes(binding, means.length > 0)
  setSharesAtTimes(binding)
  setTimedRates(binding)
  const shaped = bindShapes(binding, tokens)
  bindCurves(binding, counts, window, [...means, ...shaped])
  tellOverruled(binding)
  setCorrelations(binding)
  bindLeanings(binding)
  setDelays(binding)
  setDurations(binding)
  setDefinitions(binding)
  setLateTimes(binding)
  return counts
}

/** Binds again what depends on the final numbers of rows, such as shares. */
function finish(binding: Binding, counts: BoundCounts, schema: Schema): void {
  binding.schema = schema
  if (binding.has('curve', 'growth') || counts.occurrences.length > 0) bindRates(binding, counts, true)
  setBoundedKeys(binding, isFreeIn(binding))
  setConcentrations(binding, isFreeIn(binding))
  setSomeOfEach(binding, isFreeIn(binding))
  setToldByTimes(binding)
  binding.each('childless', (before, fact) => setChildless(before, binding.domain, fact))
  setDirt(binding)
}

/** Whether a share of all rows was derived from shares of parts, which hold for any number of rows. */
function isOverall(binding: Binding, said: Fact): boolean {
  return binding.bound.get(said)?.notes.some(({ claims }) => claims.some(({ type }) => type === 'share_overall')) === true
}

/**
 * Binds shares, and facts with the effect of a share: a part of a count, "no returns" for a value, "20% surge" for rows that can have one.
 * @param isAgain whether they were bound before, for other numbers of rows
 */
function bindRates(binding: Binding, { parts }: BoundCounts, isAgain = false): void {
  const { domain } = binding
  const stocked = setOutOfStock(binding)
  const contradicted = contradictingLists(binding.facts)
  binding.refuse(contradicted, 'a list says another share of it')
  const lost = ofLostRows(binding)
  binding.refuse(lost, 'the rows that it is about are in no table')
  const unselected = binding.of('selection').filter((fact) => binding.bound.get(fact)?.used !== true)
  const facts: readonly (readonly [said: Fact, meant: RateFact])[] = [
    ...binding
      .of('rate')
      .filter((fact) => !isOverall(binding, fact) && !contradicted.includes(fact) && !lost.includes(fact) && !stocked.has(fact))
      .map((fact) => [fact, fact] as const),
    ...unselected.flatMap((fact) => ratesOfSelection(fact, domain).map((share) => [fact, share] as const)),
    ...parts.map(({ fact, share }) => [fact, share] as const),
    ...binding.of('growth').flatMap((fact) => shareOf(fact, domain).map((share) => [fact, share] as const)),
  ]
  const tableOf = (fact: RateFact): string | null =>
    fact.of === null ? rowsOfState(fact, domain, binding.topics) : (findTable(fact.of, domain)?.table ?? null)
  const meant = facts.map(([, share]) => share)
  const segments = segmentsOf(binding.facts, domain)
  const others = meant.filter((fact) => !segments.has(fact))
  const ofAll = setNamedRates(binding, others, (fact) => binding.topics.of(fact)[0]?.table ?? null)
  const free = freedForRates(binding.schema, domain, ofAll, (fact) => tableOf(fact) ?? binding.topics.of(fact)[0]?.table ?? null)
  binding.domain = free.domain
  const { topics } = binding
  const { schema, bound: boundOfAll } = setRates(free.schema, free.domain, ofAll, tableOf, topics)
  const bound = new Map(ofAll.map((fact, i) => [fact, boundOfAll[i]]))
  binding.schema = schema
  for (const [said, share] of facts) {
    const own = bound.get(share) ?? binding.bound.get(share)
    if (!segments.has(share)) binding.tell([said], own ?? unsaid)
  }
  if (isAgain) return
  setFunnels(binding)
  bindSegments(binding, [...segments.keys()])
}

/**
 * Binds curves, growth and shapes of the same measure together, as they have one total by month. Growth that was bound as a share is left
 * out. @param means shapes of amounts
 */
function bindCurves(binding: Binding, { fixed }: BoundCounts, window: ClosedWindow | null, means: readonly SaidMean[]): void {
  const own = [...binding.of('curve'), ...binding.of('growth').filter((fact) => !binding.bound.has(fact))]
  const facts = [...own, ...means.map(({ mean }) => mean).filter((mean) => !own.includes(mean))]
  const { schema, bound } = setCurves(binding.schema, binding.domain, facts, changesOf(binding), window, fixed)
  binding.schema = schema
  const boundOf = new Map<Fact, FactBound>(facts.map((fact, i) => [fact, bound[i] ?? unsaid]))
  for (const fact of own) binding.tell([fact], boundOf.get(fact) ?? unsaid)
  for (const { fact, mean } of means) {
    const own = boundOf.get(mean) ?? unsaid
    binding.tell([fact], fact.type === 'shape' ? withSeason(own, fact, changesOf(binding)) : own)
  }
}

/** Reads growth as a share, if the domain has such a value: "20% surge". */
function shareOf({ noun, factor, start, end }: GrowthFact, domain: Domain): readonly RateFact[] {
  if (noun === undefined || findRate([noun], null, domain) === null) return []
  return [{ type: 'rate', share: Number(Math.abs(factor - 1).toPrecision(12)), what: [noun], of: null, start, end }]
}
