import { onlyOf } from '../../lists.ts'
import { singularOf } from '../words/words.ts'
import { isHappening } from '../lexicon/flag-verbs.ts'
import { isPersonNoun } from './is-person-noun.ts'
import { evenCategory } from './even-category.ts'
import { listedValues } from '../attributes/aspect.ts'
import { isUnnamed } from '../bind/enumerations/unnamed-values.ts'
import { areStateWords } from '../bind/shares/of-other-rows.ts'
import type { Domain } from '../../domains/domain.ts'
import type { ColumnSchema, TableSchema } from '../../schema/schema.ts'
import type { AttributeFact, Fact, RateFact } from '../facts/fact.ts'
import { findTable } from '../find/find-table.ts'
import { isGenderWord } from '../lexicon/gender-words.ts'
import { areStates } from '../lexicon/life-stages.ts'
import { levels, stateWords } from '../lexicon/states.ts'
import { followersOf } from './followers-of.ts'
import { mayBePlural } from './noun-words.ts'

/** A said state or kind of rows. */
interface Said {
  readonly table: string
  readonly value: string
  /** Whether the story says that it is a status: "with status in_repair". */
  readonly isNamed: boolean
  readonly isKind: boolean
}

/** Columns for the kind of a row. */
const kindColumns = ['species', 'type', 'kind', 'category']

/**
 * Adds a column for several counted states or kinds to composed tables: `status` for "60 invoices: 40 paid, 15 open and the rest overdue",
 * `type` for "70 vehicles (45 vans, 25 trucks)", and `status` for a single state that is named so ("25 bikes with status in_repair") and for
 * states of all rows ("each order is new, packed or shipped"). An existing status keeps its other values.
 */
export function withSaidStates(domain: Domain, facts: readonly Fact[], made = domain.schema.tables): Domain {
  const listed = listedStates(facts, domain)
  const said = facts.flatMap((fact) => {
    if (fact.type === 'attribute') return unnamedStates(fact, domain)
    return fact.type === 'rate' && (fact.isState ?? fact.isKind) === true ? stateOf(fact, domain) : (listed.get(fact) ?? [])
  })
  const tables = domain.schema.tables.map((table): TableSchema => {
    if (!made.includes(table)) return table
    const own = said.filter((each) => each.table === table.name)
    const valuesOf = (isKind: boolean): readonly string[] => [
      ...new Set(own.flatMap((each) => (each.isKind === isKind ? [each.value] : []))),
    ]
    const isNamed = own.some((each) => each.isNamed)
    const all = [valuesOf(false), valuesOf(true)] as const
    // "60 hot desk, 40 private office" are kinds.
    const areKinds = !isNamed && !all[0].some((value) => areStateWords([value]) || /^(?:in|on|not)_/.test(value))
    const [states, kinds] = areKinds ? [[], [...all[0], ...all[1]]] : all
    const hasStates = states.length > 1 || isNamed
    const columns = hasStates ? withStatus(table.columns, states) : table.columns
    return kinds.length < 2 ? { ...table, columns } : { ...table, columns: withKinds(columns, kinds, columnKnowing(columns, kinds)) }
  })
  return { ...domain, schema: { ...domain.schema, tables } }
}

/** The column that has two of the kinds, and half of them at least; undefined for none. */
function columnKnowing(columns: readonly ColumnSchema[], kinds: readonly string[]): string | undefined {
  const known = (column: ColumnSchema): number => valuesIn(column).filter((value) => kinds.includes(value)).length
  return columns.find((column) => column.kind === 'category' && known(column) > 1 && known(column) * 2 >= kinds.length)?.name
}

/** Most characters between two shares of a list: "10% locked, and 5% disabled". */
const nearest = 9
const mostWords = 2
/** Most shares of a list. */
const mostListed = 20

/** Lists of shares that sum up to 100% and contain a state: "10% locked, 5% disabled, the rest active". */
function listedStates(facts: readonly Fact[], domain: Domain): ReadonlyMap<Fact, readonly Said[]> {
  const listed = new Map<Fact, readonly Said[]>()
  const { tables } = domain.schema
  for (const list of wholeLists(facts)) {
    const of = list.find((fact) => fact.of !== null)?.of ?? null
    const values = list.map(({ what }) => what.join('_'))
    const named =
      of === null
        ? onlyOf(tables.length === 1 ? tables : tables.filter((each) => knowsOne(each, values)))?.name
        : findTable(of, domain)?.table
    const table = tables.find(({ name }) => name === named)
    const known = statesIn(table)
    const isLong = list.some(({ what }) => what.length > mostWords)
    if (table === undefined || isLong || !areListedStates(values, known)) continue
    list.forEach((fact, place) => listed.set(fact, [{ table: table.name, value: values[place] ?? '', isNamed: false, isKind: false }]))
  }
  return listed
}

function statesIn(table: TableSchema | undefined): ReadonlySet<string> {
  return new Set(valuesIn(table?.columns.find(({ name }) => name === 'status')))
}

/** Whether the status of a table has one of some values: "100 vendors and 1000 invoices, 70% paid, 30% draft" are states of invoices. */
function knowsOne(table: TableSchema, values: readonly string[]): boolean {
  const known = statesIn(table)
  return values.some((value) => known.has(value))
}

/** Whether values are states: one is a value of the status, or several are known states and not levels. */
function areListedStates(values: readonly string[], known: ReadonlySet<string>): boolean {
  return values.some((value) => known.has(value)) || values.filter((value) => stateWords.has(value) && !levels.has(value)).length > 1
}

function valuesIn(column: ColumnSchema | undefined): readonly string[] {
  if (column?.kind === 'category') return column.values
  return column?.kind === 'mapping' ? Object.values(column.cases).map(String) : []
}

/**
 * Consecutive shares with only a short sign or word between, which sum up to 100%. Shares before them are left out: "25% add to cart, 8%
 * buy. 55% use iOS, 45% Android".
 */
export function wholeLists(facts: readonly Fact[]): readonly (readonly RateFact[])[] {
  const lists: (readonly RateFact[])[] = []
  let open: readonly RateFact[] = []
  for (const fact of facts) {
    if (fact.type !== 'rate' || fact.rows !== undefined) continue
    const isNext = fact.start - (open.at(-1)?.end ?? -Infinity) <= nearest
    open = [...(isNext ? open.slice(1 - mostListed) : []), fact]
    const from = wholeFrom(open)
    if (from < 0) continue
    lists.push(open.slice(from))
    open = []
  }
  return lists
}

/**
 * Consecutive shares of kinds, each a plural, that leave rows of other kinds: "60% dogs, 35% cats". What people are does not exclude
 * anything else: "20% smokers, 5% diabetics".
 */
export function kindLists(facts: readonly Fact[], whole: readonly (readonly RateFact[])[]): readonly (readonly RateFact[])[] {
  const taken = new Set<Fact>(whole.flat())
  const lists: RateFact[][] = []
  for (const fact of facts) {
    const [kind = '', more] = fact.type === 'rate' ? fact.what : []
    if (fact.type !== 'rate' || fact.share === null || taken.has(fact) || more !== undefined || !isThings(kind)) continue
    const open = lists.at(-1)
    const last = open?.at(-1)
    const isNext = last !== undefined && fact.of === null && fact.start - last.end <= nearest
    if (isNext && (open?.length ?? 0) < mostListed) open?.push(fact)
    else lists.push([fact])
  }
  return lists.filter((list) => list.length > 1 && list.reduce((sum, { share }) => sum + (share ?? 0), 0) < 1)
}

/** Whether a word is the plural of things, and neither of people nor of what happens: "dogs", but not "nurses" or "returns". */
function isThings(word: string): boolean {
  return mayBePlural(word) && !isPersonNoun({ words: [word] }) && !isGenderWord(word) && !isHappening(singularOf(word))
}

/** Where the longest end of a list begins whose shares, two at least, are those of all rows; -1 if there is none. */
function wholeFrom(list: readonly RateFact[]): number {
  for (let from = 0; from < list.length - 1; from++) if (isWhole(list, from)) return from
  return -1
}

function isWhole(list: readonly RateFact[], from: number): boolean {
  let [sum, hasRest] = [0, false]
  for (let at = from; at < list.length; at++) {
    const share = list[at]?.share ?? null
    sum += share ?? 0
    hasRest ||= share === null
  }
  return hasRest ? sum < 1 : Math.abs(sum - 1) < 1e-9
}

function stateOf({ of, what, isKind }: RateFact, domain: Domain): readonly Said[] {
  const table = of === null ? null : findTable(of, domain)
  const isNamed = /^(?:status|state)$/.test(what[0] ?? '')
  const value = what.slice(isNamed ? 1 : 0).join('_')
  return table === null || what.some(isGenderWord) ? [] : [{ table: table.table, value, isNamed, isKind: isKind === true }]
}

/** The states that a story lists for rows without the name of a column: "each order is new, packed or shipped". */
function unnamedStates(fact: AttributeFact, domain: Domain): readonly Said[] {
  const values = isUnnamed(fact) ? listedValues(fact.aspects) : []
  const table = fact.table === null || !areStates(values) ? null : findTable(fact.table, domain)
  return table === null ? [] : values.map((value) => ({ table: table.table, value, isNamed: true, isKind: false }))
}

function isKind({ name, kind }: ColumnSchema): boolean {
  return kind === 'category' && kindColumns.includes(name)
}

/** Whether a column has kinds. For a species, all values must be nouns. */
export function hasKinds(columns: readonly ColumnSchema[], areNouns: boolean): boolean {
  const kind = columns.find(isKind)
  return kind !== undefined && (areNouns || kind.name !== 'species')
}

/** Adds kinds to the column that has kinds, else as a new column. @param own the column that has some of them */
export function withKinds(columns: readonly ColumnSchema[], values: readonly string[], own?: string): readonly ColumnSchema[] {
  const before = columns.find((column) => (own === undefined ? isKind(column) : column.name === own))
  const name = before?.name ?? 'type'
  const kinds = evenCategory(name, values)
  if (before === undefined) return [...columns.filter((column) => column.name !== name), kinds]
  const followers = followersOf(columns, [name])
  return columns.flatMap((column) => (followers.has(column.name) ? [] : [column === before ? kinds : column]))
}

/** Adds values to the status, or to another column of states. */
export function withStatus(columns: readonly ColumnSchema[], values: readonly string[], name = 'status'): readonly ColumnSchema[] {
  const before = columns.find((column) => column.name === name)
  const others = valuesIn(before).filter((value) => !values.includes(value))
  const all = [...values, ...others]
  const status: ColumnSchema = { name, kind: 'category', values: all, weights: all.map(() => 1) }
  // A flag for one of the states could contradict the status.
  const rest = columns.filter((column) => !values.includes(column.name.replace(/^is_/, '')))
  return before === undefined ? [...rest, status] : rest.map((column) => (column === before ? status : column))
}
