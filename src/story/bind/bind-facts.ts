import type { Domain } from '../../domains/domain.ts'
import type { Schema } from '../../schema/schema.ts'
import type { Fact, GrowthFact, RateFact, SelectionFact } from '../fact.ts'
import { findRate } from '../find-rate.ts'
import { findTable } from '../find-table.ts'
import { placesInNoun } from '../places/places-in-noun.ts'
import { type BoundCounts, bindCounts, type Wanted } from './bind-counts.ts'
import { Binding, type FactBound } from './binding.ts'
import { columnsByTable, joinedColumns } from './column-facts.ts'
import { setColumns } from './columns.ts'
import { currencyOfPlaces, setCurrency } from './currency.ts'
import { setCurves } from './curve.ts'
import { withFittingGates } from './fitting-gates.ts'
import { placeOfNationalId, setNationalIds } from './national-id.ts'
import { settleOccurrences } from './occurrences.ts'
import { joinedPlaces, setPlaces } from './place.ts'
import { setRates } from './rates.ts'
import { saidOnce } from './said-once.ts'
import { selectTables } from './selection.ts'
import { settledShapes } from './settled-shapes.ts'
import { setShape } from './shape.ts'
import { tablesBefore } from './tables-before.ts'
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
      return { schema: withFittingGates(binding.schema), bound: binding.bound, said: counts.said }
    }
    parents = settled.parents
  }
}

const unsaid: FactBound = { notes: [], used: false }

/** Each step builds on what those before it set. */
function bindAll(binding: Binding, wanted: Wanted): BoundCounts {
  binding.each('selection', (schema, fact) => selectTables(schema, binding.domain, fact))
  const counts = bindCounts(binding, wanted)
  bindColumns(binding)
  bindPlaces(binding)
  bindCurrency(binding)
  binding.each('national_id', (schema, fact) => setNationalIds(schema, binding.domain, fact))
  bindRates(binding, counts)
  const window = bindWindow(binding)
  for (const [fact, meant] of settledShapes(binding.of('shape'))) binding.take([fact], setShape(binding.schema, binding.domain, meant))
  bindCurves(binding, counts, window)
  return counts
}

/** With as many rows of all tables as there will be: shares are of these. */
function finish(binding: Binding, counts: BoundCounts, schema: Schema): void {
  binding.schema = schema
  if (binding.has('curve', 'growth') || counts.occurrences.length > 0) bindRates(binding, counts)
}

function bindColumns(binding: Binding): void {
  for (const facts of columnsByTable(binding.of('columns'), binding.domain)) {
    const { money, mentioned: _, ...bound } = setColumns(binding.schema, binding.domain, joinedColumns(facts))
    binding.take(facts, bound)
    binding.domain = { ...binding.domain, money: [...binding.domain.money, ...money] }
  }
}

/** The places of all facts together. */
function bindPlaces(binding: Binding): void {
  const place = placeOf(binding)
  if (place !== null) binding.take(binding.of('place'), setPlaces(binding.schema, binding.domain, place))
}

/** Places that are said, also in nouns; where there are none, those whose national ids are said. */
function placeOf(binding: Binding): ReturnType<typeof joinedPlaces> {
  const ids = binding.of('national_id').flatMap((fact) => placeOfNationalId(fact) ?? [])
  const nouns = [...binding.of('count').map(({ noun }) => noun), ...binding.of('rate').flatMap(({ of }) => of ?? [])]
  const said = [...binding.of('place'), ...nouns.flatMap((noun) => placesInNoun(noun) ?? [])]
  return joinedPlaces(said.length > 0 ? said : ids)
}

/** The currency that the story says, else that of the places. Amounts by month bring their own. */
function bindCurrency(binding: Binding): void {
  const facts = binding.of('currency')
  const currency = facts.at(-1)?.currency ?? currencyOfPlaces(placeOf(binding))
  if (currency === null) return
  const { domain, ...bound } = setCurrency(binding.schema, binding.domain, currency)
  binding.take(facts, bound)
  binding.domain = domain
}

/** Shares that are said, and what says a share in other words: a part of a count, "no returns" of a value, "20% surge" of rows that may have one. */
function bindRates(binding: Binding, { parts }: BoundCounts): void {
  const { domain } = binding
  const none = binding.of('selection').filter((fact) => fact.mode === 'without' && binding.bound.get(fact)?.used !== true)
  const facts: readonly (readonly [said: Fact, meant: RateFact])[] = [
    ...binding.of('rate').map((fact) => [fact, fact] as const),
    ...none.flatMap((fact) => fact.nouns.map((noun) => [fact, noneOf(noun)] as const)),
    ...parts.map(({ fact, share }) => [fact, share] as const),
    ...binding.of('growth').flatMap((fact) => shareOf(fact, domain).map((share) => [fact, share] as const)),
  ]
  const tableOf = ({ of }: RateFact): string | null => (of === null ? null : (findTable(of, domain)?.table ?? null))
  const before = tablesBefore(binding.facts, domain)
  const meant = facts.map(([, share]) => share)
  const { schema, bound } = setRates(binding.schema, domain, meant, tableOf, (fact) => before.get(fact) ?? null)
  binding.schema = schema
  facts.forEach(([said], i) => binding.tell([said], bound[i] ?? unsaid))
}

/** The window that all windows of the story have in common; null where it says none. */
function bindWindow(binding: Binding): ClosedWindow | null {
  const facts = binding.of('window')
  const window = commonWindow(facts.map((fact) => closedWindow(binding.schema, binding.domain, fact)))
  if (window !== null) binding.take(facts, moveWindow(binding.schema, binding.domain, window))
  return window
}

/** Curves, growth and shapes of one measure come to one total a month. Growth that was a share is none of a measure. */
function bindCurves(binding: Binding, { fixed }: BoundCounts, window: ClosedWindow | null): void {
  const facts = [...binding.of('curve'), ...binding.of('growth').filter((fact) => !binding.bound.has(fact))]
  const { schema, bound } = setCurves(binding.schema, binding.domain, facts, binding.of('shape'), window, fixed)
  binding.schema = schema
  facts.forEach((fact, i) => binding.tell([fact], bound[i] ?? unsaid))
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
