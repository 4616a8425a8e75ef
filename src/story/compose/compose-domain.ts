import type { Domain, Measure } from '../../domains/domain.ts'
import { tenDigits } from '../../random/ten-digits.ts'
import type { ColumnOf, ColumnSchema, TableSchema } from '../../schema/schema.ts'
import type { Fact } from '../facts/fact.ts'
import type { Intent } from '../read-story.ts'
import { headOf, pluralOf, singularOf } from '../words/words.ts'
import { anyKind } from './classify.ts'
import { classifyAmong } from './classify-among.ts'
import { type BuiltTable, buildTable } from './build-table.ts'
import type { Candidate } from './candidate.ts'
import { candidatesOf } from './candidates.ts'
import { withoutAlike } from './implied-candidates.ts'
import { isLasting } from './is-lasting.ts'
import { linkTables } from './link-tables.ts'
import { loneCandidates } from './lone-candidates.ts'
import { measuredCandidates } from './measured-candidates.ts'
import { requestedNoun } from './requested-noun.ts'
import { rowsOf } from './row-plan.ts'
import { withSaidFlags } from './said-flags.ts'
import { calendarTable, isCalendar, withDay } from './star.ts'
import { arePeople, type TablePlan, tablePlan } from './table-plan.ts'
import { withSaidPlaces } from './with-said-places.ts'

type Story = Pick<Intent, 'text' | 'tokens' | 'facts' | 'asides'>

/**
 * Composes a domain from the nouns of a story that fits no domain: the archetype of each noun decides its columns. Null if no noun can be a
 * table. The primary table is the first counted one of people, else of other lasting things, else the first of lasting things.
 */
export function composeDomain(story: Story): Domain | null {
  const candidates = candidatesOf(story)
  const isNamed = candidates.some(({ isImplied }) => isImplied !== true)
  const lone = isNamed ? [] : loneCandidates(story)
  const named = isNamed ? [...candidates, ...measuredCandidates(story, candidates)] : [...lone, ...withoutAlike(candidates, lone)]
  const domain = composedOf(named, story)
  // Amounts of money in a story without goods are about sales.
  if (!isAboutMoney(story) || domain?.measures.some(({ unit }) => unit === 'money') === true) return domain
  return composedOf([...named, { words: ['sale'], written: 'sales', count: null, start: story.text.length }], story)
}

/** Composes a domain of the plural that a story asks for without a number: "a table of veggies". Null for none. */
export function composeRequested(story: Story): Domain | null {
  const requested = requestedNoun(story)
  return requested === null ? null : composedOf([requested], story)
}

/** Words for money without a currency: "revenue from 50k in May to 80k in August". A number of "sales" is a count. */
const takings = /^(?:revenues?|turnover|income|takings|earnings)$/

/** Whether a story states amounts of money for sales, or without naming what they are for. */
function isAboutMoney({ facts }: Story): boolean {
  return facts.some(
    (fact) => fact.type === 'curve' && (fact.currency === null ? takings.test(fact.measure.at(-1) ?? '') : isSales(fact.measure)),
  )
}

function isSales(words: readonly string[]): boolean {
  return words.length === 0 || moneyWords.includes(words.at(-1) ?? '')
}

function composedOf(candidates: readonly Candidate[], story: Story): Domain | null {
  const plans = linkTables(plansOf(candidates, story.facts), story.facts)
  if (plans.length === 0) return null
  const primary = primaryOf(plans)
  const tables = builtTables(plans, primary)
  const domain = domainOf(tables, plans, story)
  return withSaidFlags(withSaidPlaces(domain, story), story, true)
}

function domainOf(tables: readonly BuiltTable[], plans: readonly TablePlan[], story: Story): Domain {
  return {
    name: 'custom',
    description: `What the story speaks of: ${tables.map(({ table }) => table.name.replaceAll('_', ' ')).join(', ')}.`,
    story: story.text,
    keywords: [],
    nouns: nounsOf(plans),
    rates: [],
    measures: composedMeasures(tables, plans),
    ...columnLists(tables),
    schema: { version: 1, name: 'custom', tables: tables.map(({ table }) => table) },
  }
}

/** Plans one table for each candidate, with unique names. */
export function plansOf(
  candidates: readonly Candidate[],
  facts: readonly Fact[],
  taken: ReadonlySet<string> = new Set(),
): readonly TablePlan[] {
  const parts = partsByWhole(facts)
  const names = new Set(taken)
  const others = new Set([...candidates.map(({ words }) => words.at(-1) ?? ''), ...[...taken, ...facts.flatMap(saidOf)].map(singularOf)])
  return candidates.flatMap(({ words, written, count, name, alias }) => {
    const planned = tablePlan(
      words,
      classifyAmong(words, others, parts.get(words.at(-1) ?? ''), wholesOf(words.at(-1) ?? '', parts)) ?? anyKind(),
      count,
      null,
      written,
    )
    const plan = { ...planned, ...(name === undefined ? {} : { name }), ...(alias === undefined ? {} : { alias }) }
    if (names.has(plan.name) || !/^\p{L}[\p{L}\p{M}\p{N}_]{0,59}$/u.test(plan.name)) return []
    names.add(plan.name)
    return [plan]
  })
}

/** The words for a state or a column that a fact is about. */
function saidOf(fact: Fact): readonly string[] {
  if (fact.type === 'rate') return fact.what
  return fact.type === 'attribute' ? (fact.column?.words ?? []) : []
}

/** The nouns whose rows have a number of rows of a part, by their last word. */
function wholesOf(part: string, parts: ReadonlyMap<string, ReadonlySet<string>>): ReadonlySet<string> {
  return new Set([...parts].flatMap(([whole, own]) => (own.has(part) ? [whole] : [])))
}

/** The parts of which each row of a whole has a number: last words in the singular, by the last word of the whole. */
function partsByWhole(facts: readonly Fact[]): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>()
  for (const fact of facts) {
    if (fact.type !== 'ratio' && fact.type !== 'relation') continue
    const [whole, part] = [fact.parent, fact.child].map(({ words }) => headOf(words)) as [string, string]
    found.set(whole, (found.get(whole) ?? new Set()).add(part))
  }
  return found
}

/** Builds the planned tables, each after those that it refers to; returns them in the order of the plans. */
export function builtTables(plans: readonly TablePlan[], primary: TablePlan): readonly BuiltTable[] {
  const built = new Map<string, BuiltTable>()
  const schemas = new Map<string, TableSchema>()
  const build = (plan: TablePlan): void => {
    if (schemas.has(plan.name)) return
    for (const { parent } of plan.links) build(parent)
    const calendar = isCalendar(plan) && plan.existing === null ? calendarTable(plan) : null
    if (plan.existing !== null) {
      schemas.set(plan.name, plan.existing)
      return
    }
    const made =
      calendar === null
        ? withDay(buildTable(plan, rowsOf(plan, primary, plans), schemas), plan)
        : { table: calendar, money: [], measures: [] }
    built.set(plan.name, made)
    schemas.set(plan.name, made.table)
  }
  for (const plan of plans) build(plan)
  return plans.flatMap(({ name }) => built.get(name) ?? [])
}

function primaryOf(plans: readonly TablePlan[]): TablePlan {
  // A table with a number per row of another one follows from it.
  const free = plans.filter(({ links }) => links.every(({ owned }) => owned === null))
  const lasting = free.filter(({ kind }) => kind.archetype.rank > 0 && kind.archetype.rank <= 6)
  const counted = lasting.filter(({ count }) => count !== null)
  const found = counted.find(arePeople) ?? counted[0] ?? lasting[0] ?? free[0] ?? plans[0]
  if (found === undefined) throw new Error('A domain is composed of one table at least')
  return found
}

/** The nouns for each table: all its words, and its last word if no other table has it. */
export function nounsOf(plans: readonly TablePlan[]): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    plans.map(({ name, singular, words, alias }) => {
      const last = words.at(-1) ?? ''
      const isOnly = plans.filter((each) => each.words.at(-1) === last).length === 1
      const heads = isOnly && words.length > 1 ? [last, pluralOf(last)] : []
      return [name, [...new Set([singular, name.replaceAll('_', ' '), ...heads, ...(alias === undefined ? [] : [alias])])]]
    }),
  )
}

/** The columns with countries, currencies and money, and the tables of events. */
export function columnLists(tables: readonly BuiltTable[]): Pick<Domain, 'events' | 'countries' | 'currencies' | 'money'> {
  const paths = (fits: (column: ColumnSchema) => boolean): readonly string[] =>
    tables.flatMap(({ table }) => table.columns.filter(fits).map(({ name }) => `${table.name}.${name}`))
  const latest = tables.filter(({ table }) =>
    table.columns.some((column) => (column.kind === 'date' || column.kind === 'timestamp') && column.from >= '2023'),
  )
  const ordered = tables.filter(({ table }) => table.columns.some(({ kind }) => kind === 'date' || kind === 'timestamp'))
  const happening = ordered.filter(({ table }) => !isLasting(table.name))
  const events = [latest, happening, ordered].find((each) => each.length > 0) ?? []
  return {
    events: events.map(({ table }) => table.name),
    countries: paths(({ kind, name }) => kind === 'category' && name.startsWith('country_code')),
    currencies: paths(({ kind, name }) => kind === 'constant' && name === 'currency'),
    money: tables.flatMap(({ table, money }) => money.map((name) => `${table.name}.${name}`)),
  }
}

const moneyWords = ['revenue', 'sales', 'income', 'turnover', 'earnings', 'takings']

/** The measures: money of sales first, then of other events, then quantities. */
export function composedMeasures(tables: readonly BuiltTable[], plans: readonly TablePlan[]): readonly Measure[] {
  const found = tables.flatMap(({ table, measures }) => {
    const plan = plans.find(({ name }) => name === table.name)
    if (plan === undefined || plan.kind.archetype.rank < 7) return []
    return measures.flatMap(({ column, unit }) => {
      const made = table.columns.find(({ name }) => name === column)
      if (made === undefined || (made.kind !== 'decimal' && made.kind !== 'integer')) return []
      const words = [column.replaceAll('_', ' '), `${plan.singular} ${column.replaceAll('_', ' ')}`, `${plan.singular} value`]
      const named = unit === 'money' ? words : [...words.slice(0, 2), column.split('_')[0] ?? '', ...plan.words.slice(0, -1)]
      const isSale = plan.kind.archetype.name === 'transaction' && unit === 'money'
      return [{ isSale, measure: { words: [...new Set(named)], column: `${table.name}.${column}`, unit, typical: meanOf(made) } }]
    })
  })
  const sorted = [
    ...found.filter(({ isSale }) => isSale),
    ...found.filter(({ isSale, measure }) => !isSale && measure.unit === 'money'),
    ...found.filter(({ measure }) => measure.unit === 'quantity'),
  ]
  return sorted.map(({ measure }, index) =>
    index === 0 && measure.unit === 'money' ? { ...measure, words: [...measure.words, ...moneyWords] } : measure,
  )
}

/** Approximate mean of a drawn number. */
function meanOf({ distribution, min, max }: ColumnOf<'decimal' | 'integer'>): number {
  const middle = (min + max) / 2
  if (distribution === undefined) return middle
  if (distribution.name !== 'lognormal') return within('mean' in distribution ? distribution.mean : middle, min, max)
  return within(tenDigits(distribution.median * Math.exp(distribution.spread ** 2 / 2)), min, max)
}

function within(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value))
}
