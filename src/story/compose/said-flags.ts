import type { Domain, Rate } from '../../domains/domain.ts'
import type { ColumnSchema, TableSchema } from '../../schema/schema.ts'
import { sureFacts } from '../bind/doubted.ts'
import { findRate } from '../find/find-rate.ts'
import { timeListedIn } from '../bind/shares/told-by-times.ts'
import { isAddedTable } from '../find/is-added-table.ts'
import { areStateWords } from '../bind/shares/of-other-rows.ts'
import { refersTo } from '../bind/tables/references.ts'
import { rateOfHad } from '../bind/enumerations/had-by-some.ts'
import { childlessOf } from '../bind/enumerations/owners-of-some.ts'
import { saidCounts } from '../bind/counts/said-counts.ts'
import type { Fact, RateFact } from '../facts/fact.ts'
import type { TimedRateFact } from '../facts/timed-rate-fact.ts'
import type { Intent } from '../read-story.ts'
import { levels, sides, stateWords } from '../lexicon/states.ts'
import { exactMeaning } from '../meanings/exact-meaning.ts'
import { letteredGroupIn } from '../segments/test-groups.ts'
import { Topics } from '../topics/topics.ts'
import { singularOf, withSingularHead } from '../words/words.ts'
import { mayBePlural } from './noun-words.ts'
import { type Said, saidOf, sharesOfAll } from './said-of.ts'
import { ended, owed } from './status-words.ts'
import { isPlacing } from './is-placing.ts'
import { ratesBehindVerbs, sharedColumn } from './shared-column.ts'
import { withSaidGenders } from './said-genders.ts'
import { withSaidParts } from './said-parts.ts'
import { groups } from './value-groups.ts'
import { withStatusOf } from './with-status-of.ts'
import { withoutOpposite } from './without-opposite.ts'
import { onlyOf } from '../../lists.ts'
import { hasKinds, kindLists, wholeLists, withKinds, withSaidStates, withStatus } from './said-states.ts'

/** Maximum number of shares; no story has more. */
const mostFacts = 40

type Story = Pick<Intent, 'facts' | 'asides' | 'tokens'>

/**
 * Adds columns for shares that no column of their table has: a flag ("20% of customers churned", "30% diabetic"), or one column for shares
 * that sum up to 100% ("70% walk-in and 30% booked").
 * @param isMade whether the tables are composed from nouns of the story. The columns of a trade must not be contradicted by a flag
 */
export function withSaidFlags(domain: Domain, story: Story, isMade: boolean): Domain {
  const rates = story.facts.flatMap((fact) =>
    fact.type === 'timed_rate' ? [anyTime(fact)] : fact.type === 'childless' ? (rateOfHad(fact, domain) ?? []) : [],
  )
  const isRated = rates.length > 0 || story.facts.some(({ type }) => type === 'rate' || (isMade && type === 'count'))
  const facts = isRated ? [...sureFacts(story, domain), ...rates] : []
  const stated = isMade ? withSaidStates(domain, facts) : domain
  const told = withSaidGenders(stated, story.facts, new Topics(story.tokens, stated, story.facts))
  const flagged = withFlags(told, { ...story, facts }, isMade)
  return isMade ? withSaidParts(flagged, story) : flagged
}

/** The state of a share by time, as one of all rows. */
function anyTime({ what, of, entries, start, end }: TimedRateFact): RateFact {
  return { type: 'rate', share: entries[0]?.share ?? 0, what, of, start, end }
}

function withFlags(domain: Domain, { facts, tokens }: Story, isMade: boolean): Domain {
  // "500 users, 200 premium users" gives a share, too.
  const parts = isMade ? saidCounts(facts, domain, '').parts.map(({ share, fact: { noun } }) => ({ ...share, of: noun })) : []
  const isTimeListed = timeListedIn(facts.filter((fact) => fact.type === 'columns'))
  const shares = [...sharesOfAll(facts, domain), ...parts]
    .filter((fact) => !isTimeListed(fact) && childlessOf(fact, facts, domain) === null)
    .slice(0, mostFacts)
  if (shares.length === 0) return domain
  const topics = new Topics(tokens, domain, facts)
  const whole = wholeLists(facts)
  const some = [...whole, ...kindLists(facts, whole)]
  // "Half in variant B" alone: the others are in variant A.
  const lone = shares.filter((fact) => !some.some((list) => list.includes(fact)) && letteredGroupIn(fact.what) !== null).slice(0, 1)
  const lists = lone.length === 0 ? some : [...some, lone]
  const isListed = new Set<Fact>(lists.flat())
  const said = new Map<Fact, Said>()
  for (const fact of shares) {
    const own = saidOf(fact, { domain, tokens, topics, isListed: isListed.has(fact), isMade })
    if (own !== null && (isMade || !isToldByOwned(domain, own, topics))) said.set(fact, own)
  }
  // Flags for some of these shares could contradict the column that has the others.
  const isTold = (fact: RateFact): boolean => !said.has(fact) && findRate(fact.what, null, domain) !== null
  for (const list of lists) if (list.some(isTold)) for (const fact of list) said.delete(fact)
  if (said.size === 0) return domain
  const wholes = lists
    .map((list) => list.flatMap((fact) => said.get(fact) ?? []))
    .filter((list, place) => list.length === lists[place]?.length)
  const changes = domain.schema.tables.map((table) => {
    const own = [...said.values()].filter((each) => each.table === table.name)
    return own.length === 0
      ? { columns: table.columns, flags: [] }
      : changed(table, own, wholes, isMade || isAddedTable(domain, table.name))
  })
  const tables = domain.schema.tables.map((table, place): TableSchema => ({ ...table, columns: changes[place]?.columns ?? table.columns }))
  const rates = [...changes.flatMap(({ flags }) => flags.map(rateOf)), ...wholes.flatMap((list) => ratesBehindVerbs(list, tables))]
  return { ...domain, rates: [...domain.rates, ...rates], schema: { ...domain.schema, tables } }
}

/**
 * Whether a table whose rows belong to these rows has the flag already, or has its time: donations are recurring, and books are returned
 * late in loans. Donors and books then need no flag.
 */
function isToldByOwned({ schema: { tables } }: Domain, { table, name, words }: Said, topics: Topics): boolean {
  const [done = '', how] = words
  const last = words.at(-1) ?? ''
  const isDetail = how !== undefined && done.endsWith('ed')
  const has = ({ columns }: TableSchema): boolean => columns.some((column) => column.name === name && column.hidden !== true)
  const dates = ({ columns }: TableSchema): boolean => isDetail && columns.some((column) => column.name.split('_').includes(done))
  // A review is empty where none was left.
  const holds = ({ columns }: TableSchema): boolean =>
    !last.endsWith('ed') &&
    columns.some((column) => column.kind === 'conditional' && column.hidden !== true && column.name.startsWith(`${last}_`))
  return tables.some(
    (each) =>
      each.hidden !== true && ((refersTo(each, table) && (has(each) || holds(each))) || (topics.belongs(each.name, table) && dates(each))),
  )
}

/** The words by which the story names a flag, as a rate of the domain. */
function rateOf({ name, said: { table, what } }: Change['flags'][number]): Rate {
  return { words: [what.join(' ')], column: `${table}.${name}`, value: true }
}

/** The changed columns of a table, and its new flags. */
interface Change {
  readonly columns: readonly ColumnSchema[]
  readonly flags: readonly { readonly name: string; readonly said: Said }[]
}

function changed({ name, columns }: TableSchema, own: readonly Said[], wholes: readonly (readonly Said[])[], isMade: boolean): Change {
  const grouped = isMade ? groups.filter(({ values }) => own.some((said) => isOf(said, values))) : []
  const others = own.filter((said) => !grouped.some(({ values }) => isOf(said, values)))
  const lists = isMade && isWhole(others) ? [others] : wholes.filter((list) => list[0]?.table === name && others.includes(list[0]))
  const listed = new Set(lists.flat())
  const alone = others.filter((said) => !listed.has(said) && said.share !== null && said.words.every((word) => /^[a-z]+$/.test(word)))
  const added = grouped.map(({ column, values }): ColumnSchema => ({
    name: column,
    kind: 'category',
    values,
    weights: values.map(() => 1),
  }))
  const withLists = lists.reduce((before, list) => withList(before, list, isMade), withNew(columns, added))
  const valued = isMade ? withSaidValues(withLists, alone) : { columns: withLists, left: alone }
  return valued.left.reduce<Change>((before, said) => withFlag(before, said, isMade), { columns: valued.columns, flags: [] })
}

/** Adds columns, except those whose name exists. */
function withNew(columns: readonly ColumnSchema[], added: readonly ColumnSchema[]): readonly ColumnSchema[] {
  return added.reduce((before, each) => (before.some(({ name }) => name === each.name) ? before : [...before, each]), columns)
}

/** Adds the values of shares that sum up to 100% to the status or to the column with kinds, else as a new column. */
function withList(columns: readonly ColumnSchema[], list: readonly Said[], isMade: boolean): readonly ColumnSchema[] {
  const parts = sharedColumn(list)
  if (isMade && parts.name === 'type' && list.every(isOfState)) return withStatus(columns, parts.values)
  const numbered = parts.name === 'type' ? columnOfLevels(columns, parts.values) : null
  if (numbered !== null) return withStatus(columns, parts.values, numbered)
  const values = list.map(({ words }) => withSingularHead(words).join(' '))
  // "60% indoor" of plants is no species.
  const areNouns = list.every(({ words }) => mayBePlural(words.at(-1) ?? ''))
  const areKinds = hasKinds(columns, areNouns)
  // A new column could contradict the one of a trade: "45% thermostats" of devices.
  if (!isMade && areNouns && columns.some((column) => column.hidden !== true && /(?:^|_)type$/.test(column.name))) return columns
  const isFull = isWhole(list) || parts.values.length > list.length
  const kinds = isFull ? values : [...values, 'other']
  if (isMade && parts.name === 'type' && areKinds) return withKinds(columns, kinds)
  return withNew(columns, [isFull ? parts : { ...parts, values: [...parts.values, 'other'], weights: kinds.map(() => 1) }])
}

/** The column with several values whose name begins as numbered levels do: the severity of "sev1" and "sev2". Null for none or several. */
function columnOfLevels(columns: readonly ColumnSchema[], values: readonly string[]): string | null {
  const stems = new Set(values.map((value) => /^([a-z]{1,12}?)[ _-]?\d{1,2}$/.exec(value)?.[1] ?? ''))
  const [stem = '', other] = stems
  const named = columns.filter(({ kind, hidden, name }) => kind === 'category' && hidden !== true && name.startsWith(stem))
  return stem === '' || other !== undefined ? null : (onlyOf(named)?.name ?? null)
}

function isOfState({ what, words }: Said): boolean {
  return areStateWords(words) || isPlacing(what)
}

/** Adds shares of states as values of the status or the priority, if the table has one: a flag could contradict it. */
function withSaidValues(
  columns: readonly ColumnSchema[],
  said: readonly Said[],
): { readonly columns: readonly ColumnSchema[]; readonly left: readonly Said[] } {
  let [result, left] = [columns, said]
  for (const [name, isValue] of [
    [
      'status',
      (word: string) => word === 'no_show' || ((stateWords.has(word) || ended.test(word)) && !levels.has(word) && !sides.has(word)),
    ],
    ['priority', (word: string) => levels.has(word)],
  ] as const) {
    const own = left.filter(({ what, words }) => isValue(words.join('_')) && !what.includes('rate'))
    const isOne = own.reduce((sum, { share }) => sum + (share ?? 0), 0) <= 1
    const isFlag = own.length === 1 && own.every(({ words: [word = ''] }) => ended.test(word) || owed.test(word))
    if (own.length === 0 || !isOne || isFlag || !columns.some((column) => column.name === name && column.kind === 'category')) continue
    const values = [...new Set(own.map(({ words }) => words.join('_')))]
    result = withStatus(result, values, name)
    left = left.filter((each) => !own.includes(each))
  }
  return withLevels(result, left)
}

/** Adds shares of a level with its column, "high priority", as values of this column. */
function withLevels(columns: readonly ColumnSchema[], said: readonly Said[]): ReturnType<typeof withSaidValues> {
  let result = columns
  const left = said.filter(({ words: [level = '', column = '', more] }) => {
    const name = singularOf(column)
    const body = more === undefined && levels.has(level) ? exactMeaning([name], [])?.body : undefined
    if (typeof body !== 'object' || body.kind !== 'category') return true
    const known = withNew(result, [{ name, ...body }])
    if (known.find((each) => each.name === name)?.kind !== 'category') return true
    result = withStatus(known, [level], name)
    return false
  })
  return { columns: result, left }
}

function withFlag({ columns, flags }: Change, said: Said, isMade: boolean): Change {
  const { name } = said
  if (columns.some((column) => column.name === name)) return { columns, flags }
  const flag: ColumnSchema = { name, kind: 'boolean', rate: Math.min(1, said.share ?? 0) }
  // "Every fifth child has an allergy": a column of allergies could deny it.
  const others = isMade ? columns.filter((column) => !(name === `has_${column.name}` && isWithNone(column))) : columns
  return {
    columns: [...(isMade ? withoutOpposite(withStatusOf(others, said), said.words) : columns), flag],
    flags: [...flags, { name, said }],
  }
}

function isWithNone(column: ColumnSchema): boolean {
  return column.kind === 'category' && column.values.includes('none')
}

function isOf({ words }: Said, values: readonly string[]): boolean {
  return words.some((word) => values.includes(singularOf(word)))
}

/** Whether several shares sum up to 100% of one thing. */
function isWhole(said: readonly Said[]): boolean {
  if (said.length < 2) return false
  const sum = said.reduce((before, { share }) => before + (share ?? 0), 0)
  return said.some(({ share }) => share === null) || Math.abs(sum - 1) < 1e-9
}
