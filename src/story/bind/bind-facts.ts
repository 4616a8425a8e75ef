import type { Domain } from '../../domains/domain.ts'
import { defaultRows } from '../../plan/draft-plan.ts'
import type { Schema } from '../../schema/schema.ts'
import type { ColumnsFact, Fact, GrowthFact, RateFact, SelectionFact } from '../fact.ts'
import { findRate } from '../find-rate.ts'
import { findTable } from '../find-table.ts'
import { placesInNoun } from '../places/places-in-noun.ts'
import { columnsByTable, joinedColumns } from './column-facts.ts'
import { setColumns } from './columns.ts'
import { parentsFirst, type SaidCount, setCount, setPrimary } from './counts.ts'
import { type BoundCurrency, currencyOfPlaces, setCurrency } from './currency.ts'
import { setCurves } from './curve.ts'
import { withFittingGates } from './fitting-gates.ts'
import { placeOfNationalId, setNationalIds } from './national-id.ts'
import type { Bound } from './note.ts'
import { recurringRows, settleOccurrences } from './occurrences.ts'
import { joinedPlaces, setPlaces } from './place.ts'
import { setRates } from './rates.ts'
import { setRatios, tablesCounted } from './ratios.ts'
import { tableNamed } from './references.ts'
import { setRelation } from './relation.ts'
import { type SaidCounts, saidCounts } from './said-counts.ts'
import { selectTables } from './selection.ts'
import { settledShapes } from './settled-shapes.ts'
import { setShape } from './shape.ts'
import { tablesBefore } from './tables-before.ts'
import { type ClosedWindow, closedWindow, commonWindow, moveWindow } from './window.ts'

/** What became of a fact, whatever the schema came to. */
export type FactBound = Omit<Bound, 'schema'>

/** A schema with what a story says of it, and what became of each fact. */
export interface BoundFacts {
  readonly schema: Schema
  readonly bound: ReadonlyMap<Fact, FactBound>
  /** Rows that were said of tables, the primary one included. */
  readonly said: ReadonlyMap<string, number>
}

/**
 * Applies the facts of a story to the schema of the domain that it speaks of: tables first, then how many rows they have, what is in them,
 * and when it happens.
 * @param rows of the primary table; null for what was said, or the default
 * @throws SynthError `story_contradicts` for facts that cannot hold together
 */
export function bindFacts(facts: readonly Fact[], domain: Domain, rows: number | null): BoundFacts {
  let parents: ReadonlyMap<string, number> = new Map()
  for (let pass = 1; ; pass++) {
    const binding = new Binding(facts, domain, rows, parents)
    const { schema, occurrences, fixed } = binding.run()
    const canMove = !facts.some(({ type }) => type === 'window' || type === 'curve' || type === 'growth')
    const settled = settleOccurrences(schema, occurrences, { fixed, canMove, parents, canCount: pass < mostPasses })
    if ('schema' in settled) return binding.settle(settled.schema)
    parents = settled.parents
  }
}

/** How often the number of rows that recur is brought in line with how many others come of them. */
const mostPasses = 5

interface Counted {
  readonly schema: Schema
  /** Numbers said of tables whose rows recur: how many they come to shows when all else is known. */
  readonly occurrences: readonly SaidCount[]
  /** Tables whose number of rows was said or asked for. */
  readonly fixed: ReadonlySet<string>
}

type FactOf<Type extends Fact['type']> = Extract<Fact, { readonly type: Type }>

class Binding {
  readonly #facts: readonly Fact[]
  readonly #rows: number | null
  readonly #bound = new Map<Fact, FactBound>()
  readonly #fixed = new Set<string>()
  #domain: Domain
  #schema: Schema
  /** Facts that say what another one said before: they hold once. */
  readonly #again: (readonly [fact: Fact, first: Fact])[] = []
  #parts: SaidCounts['parts'] = []
  #said: ReadonlyMap<string, number> = new Map()
  readonly #occurrences: SaidCount[] = []
  /** Rows of tables that are as many as others that recur were found to take. */
  readonly #parents: ReadonlyMap<string, number>

  constructor(facts: readonly Fact[], domain: Domain, rows: number | null, parents: ReadonlyMap<string, number>) {
    const firsts = new Map<string, Fact>()
    for (const fact of facts) {
      const said = JSON.stringify(fact, (key, value: unknown) => (key === 'start' || key === 'end' ? undefined : value))
      const first = firsts.get(said)
      if (first === undefined) firsts.set(said, fact)
      else this.#again.push([fact, first])
    }
    this.#facts = [...firsts.values()]
    this.#domain = domain
    this.#rows = rows
    this.#parents = parents
    this.#schema = domain.schema
  }

  run(): Counted {
    this.#each('selection', (schema, fact) => selectTables(schema, this.#domain, fact))
    this.#said = this.#countRows()
    for (const facts of columnsByTable(this.#of('columns'), this.#domain)) this.#setColumns(facts)
    this.#setPlaces()
    this.#each('national_id', (schema, fact) => setNationalIds(schema, this.#domain, fact))
    this.#setRates()
    const window = commonWindow(this.#of('window').map((fact) => closedWindow(this.#schema, this.#domain, fact)))
    if (window !== null) {
      const { schema, ...bound } = moveWindow(this.#schema, this.#domain, window)
      this.#schema = schema
      for (const fact of this.#of('window')) this.#bound.set(fact, bound)
    }
    for (const [fact, meant] of settledShapes(this.#of('shape'))) this.#take(fact, setShape(this.#schema, this.#domain, meant))
    this.#setCurves(window)
    return { schema: this.#schema, occurrences: this.#occurrences, fixed: this.#fixed }
  }

  /** What came of all facts, the schema with as many rows of all tables as there will be: shares are of these. */
  settle(schema: Schema): BoundFacts {
    this.#schema = schema
    if (this.#facts.some(({ type }) => type === 'curve' || type === 'growth') || this.#occurrences.length > 0) this.#setRates()
    for (const [fact, first] of this.#again) {
      const bound = this.#bound.get(first)
      if (bound !== undefined) this.#bound.set(fact, bound)
    }
    return { schema: withFittingGates(this.#schema), bound: this.#bound, said: this.#said }
  }

  #of<Type extends Fact['type']>(type: Type): FactOf<Type>[] {
    return this.#facts.filter((fact): fact is FactOf<Type> => fact.type === type)
  }

  #each<Type extends Fact['type']>(type: Type, bind: (schema: Schema, fact: FactOf<Type>) => Bound): void {
    for (const fact of this.#of(type)) this.#take(fact, bind(this.#schema, fact))
  }

  #take(fact: Fact, { schema, ...bound }: Bound): void {
    this.#schema = schema
    this.#bound.set(fact, bound)
  }

  #setColumns(facts: readonly ColumnsFact[]): void {
    const { money, mentioned: _, schema, ...bound } = setColumns(this.#schema, this.#domain, joinedColumns(facts))
    this.#schema = schema
    this.#domain = { ...this.#domain, money: [...this.#domain.money, ...money] }
    for (const fact of facts) this.#bound.set(fact, bound)
  }

  /** The places of all facts together; a currency that the story says, else that of the places. Amounts by month bring their own. */
  #setPlaces(): void {
    const facts = this.#of('place')
    const ids = this.#of('national_id').flatMap((fact) => placeOfNationalId(fact) ?? [])
    const ofNouns = [...this.#of('count').map(({ noun }) => noun), ...this.#of('rate').flatMap(({ of }) => of ?? [])]
    const said = [...facts, ...ofNouns.flatMap((noun) => placesInNoun(noun) ?? [])]
    const place = joinedPlaces(said.length > 0 ? said : ids)
    if (place !== null) {
      const { schema, ...bound } = setPlaces(this.#schema, this.#domain, place)
      this.#schema = schema
      for (const fact of facts) this.#bound.set(fact, bound)
    }
    const currencies = this.#of('currency')
    const currency = currencies.at(-1)?.currency ?? currencyOfPlaces(place)
    if (currency === null) return
    const { schema, domain, ...bound }: BoundCurrency = setCurrency(this.#schema, this.#domain, currency)
    this.#schema = schema
    this.#domain = domain
    for (const fact of currencies) this.#bound.set(fact, bound)
  }

  /** Rows of the primary table first, as bounds of others depend on them; ratios after what they are of, before what they are about. */
  #countRows(): ReadonlyMap<string, number> {
    const primary = this.#schema.tables.find(({ rows }) => typeof rows === 'object' && rows.type === 'primary')?.name ?? ''
    const { counts, parts, unknown, rows } = saidCounts(this.#facts, this.#domain, primary)
    for (const fact of unknown)
      if (fact.type === 'count')
        this.#bound.set(fact, { notes: [], used: false, reason: `no table is called "${fact.noun.words.join(' ')}"` })
    this.#parts = parts
    this.#schema = setPrimary(this.#schema, this.#rows ?? rows.get(primary) ?? defaultRows)
    this.#each('relation', (schema, fact) => setRelation(schema, this.#domain, fact))
    const counted = new Set(counts.map(({ fact }) => fact))
    const ratios = this.#of('ratio').filter((fact) => !counted.has(fact))
    for (const table of rows.keys()) this.#fixed.add(table)
    if (this.#rows !== null) this.#fixed.add(primary)
    const ofRatios = tablesCounted(this.#schema, this.#domain, ratios)
    const ordered = parentsFirst(counts, this.#schema)
    for (const each of ordered) if (!ofRatios.has(each.table)) this.#setCount(each, primary)
    const { schema, bound } = setRatios(this.#schema, this.#domain, ratios, rows, this.#fixed)
    this.#schema = schema
    for (const [fact, one] of bound) this.#take(fact, { ...one, schema })
    for (const each of ordered) if (ofRatios.has(each.table)) this.#setCount(each, primary)
    for (const [table, count] of this.#parents) this.#schema = setCount(this.#schema, table, count, this.#fixed).schema
    return rows
  }

  #setCount(said: SaidCount, primary: string): void {
    const { fact, count, table } = said
    const isOverruled = table === primary && this.#rows !== null && this.#rows !== count.count
    if (isOverruled) this.#bound.set(fact, { notes: [], used: true, reason: `the request asks for ${this.#rows} rows of ${table}` })
    else if (tableNamed(this.#schema, table) === null)
      this.#bound.set(fact, { notes: [], used: false, reason: `the table ${table} is left out` })
    else this.#take(fact, setCount(this.#schema, table, count.count, this.#fixed))
    if (recurringRows(this.#schema, table) !== null) this.#occurrences.push(said)
  }

  /** "No returns" may speak of a value where it names no table. */
  #setRates(): void {
    const none = this.#of('selection').filter((fact) => fact.mode === 'without' && this.#bound.get(fact)?.used !== true)
    const facts: readonly (readonly [said: Fact, meant: RateFact])[] = [
      ...this.#of('rate').map((fact) => [fact, fact] as const),
      ...none.flatMap((fact) => fact.nouns.map((noun) => [fact, noneOf(noun)] as const)),
      ...this.#parts.map(({ fact, share }) => [fact, share] as const),
      ...this.#of('growth').flatMap((fact) => shareOf(fact, this.#domain).map((share) => [fact, share] as const)),
    ]
    const tableOf = ({ of }: RateFact): string | null => (of === null ? null : (findTable(of, this.#domain)?.table ?? null))
    const before = tablesBefore(this.#facts, this.#domain)
    const { schema, bound } = setRates(
      this.#schema,
      this.#domain,
      facts.map(([, meant]) => meant),
      tableOf,
      (fact) => before.get(fact) ?? null,
    )
    this.#schema = schema
    facts.forEach(([said], i) => this.#bound.set(said, bound[i] as FactBound))
  }

  /** Curves, growth and shapes of one measure come to one total a month. */
  #setCurves(window: ClosedWindow | null): void {
    const facts = [...this.#of('curve'), ...this.#of('growth').filter((fact) => !this.#bound.has(fact))]
    const { schema, bound } = setCurves(this.#schema, this.#domain, facts, this.#of('shape'), window, this.#fixed)
    this.#schema = schema
    facts.forEach((fact, i) => this.#bound.set(fact, bound[i] as FactBound))
  }
}

/** "20% surge" of a domain in which so many rows may have one. */
function shareOf({ noun, factor, start, end }: GrowthFact, domain: Domain): readonly RateFact[] {
  if (noun === undefined || findRate([noun], null, domain) === null) return []
  return [{ type: 'rate', share: Number(Math.abs(factor - 1).toPrecision(12)), what: [noun], of: null, start, end }]
}

function noneOf({ words, start, end }: SelectionFact['nouns'][number]): RateFact {
  return { type: 'rate', share: 0, what: words, of: null, start, end }
}
