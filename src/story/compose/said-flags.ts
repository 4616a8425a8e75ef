import type { Domain, Rate } from '../../domains/domain.ts'
import type { ColumnSchema, TableSchema } from '../../schema/schema.ts'
import { sureFacts } from '../bind/doubted.ts'
import { saidCounts } from '../bind/counts/said-counts.ts'
import type { Fact } from '../facts/fact.ts'
import type { Intent } from '../read-story.ts'
import { Topics } from '../topics/topics.ts'
import { singularOf } from '../words/words.ts'
import { type Said, saidOf, sharesOfAll } from './said-of.ts'
import { ended, owed } from './status-words.ts'
import { wholeLists, withSaidStates } from './said-states.ts'

/** Values that are known to be of one column; what is left of a whole is the last one. */
const groups: readonly { readonly column: string; readonly values: readonly string[] }[] = [
  { column: 'device', values: ['mobile', 'desktop', 'tablet'] },
  { column: 'plan', values: ['pro', 'premium', 'enterprise', 'basic', 'starter', 'free'] },
  { column: 'channel', values: ['online', 'store', 'phone'] },
]
/** More shares than a story says of anything. */
const mostFacts = 40

type Story = Pick<Intent, 'facts' | 'asides' | 'tokens'>

/**
 * Gives tables columns for the shares that a story says of them and that no column tells: flags, "20% of customers churned", "30% diabetic", and
 * one column with all parts of a whole, "70% walk-in and 30% booked".
 * @param isMade whether the tables are composed of the nouns of the story: a trade shows much itself, and a flag must not deny it
 */
export function withSaidFlags(domain: Domain, story: Story, isMade: boolean): Domain {
  const facts = story.facts.some(({ type }) => type === 'rate' || (isMade && type === 'count')) ? sureFacts(story, domain) : []
  return withFlags(isMade ? withSaidStates(domain, facts) : domain, { ...story, facts }, isMade)
}

function withFlags(domain: Domain, { facts, tokens }: Story, isMade: boolean): Domain {
  // "500 users, 200 premium users" say a share as well.
  const parts = isMade ? saidCounts(facts, domain, '').parts.map(({ share, fact: { noun } }) => ({ ...share, of: noun })) : []
  const rates = [...sharesOfAll(facts, domain), ...parts].slice(0, mostFacts)
  if (rates.length === 0) return domain
  const topics = new Topics(tokens, domain, facts)
  const lists = wholeLists(facts)
  const isListed = new Set<Fact>(lists.flat())
  const said = new Map<Fact, Said>()
  for (const fact of rates) {
    const own = saidOf(fact, { domain, tokens, topics, isListed: isListed.has(fact), isMade })
    if (own !== null) said.set(fact, own)
  }
  if (said.size === 0) return domain
  const wholes = lists
    .map((list) => list.flatMap((fact) => said.get(fact) ?? []))
    .filter((list, place) => list.length === lists[place]?.length)
  const columns = new Map(
    domain.schema.tables.map((table) => {
      const own = [...said.values()].filter((each) => each.table === table.name)
      return [table, addedTo(table, own, wholes, isMade)] as const
    }),
  )
  const tables = [...columns].map(([table, added]) => withAdded(table, added, isMade))
  const rated = [...columns].flatMap(([table, added]) => added.flatMap((each) => rateOf(table, each) ?? []))
  return { ...domain, rates: [...domain.rates, ...rated], schema: { ...domain.schema, tables } }
}

/** A column, and the shares that it is for. */
interface Added {
  readonly column: ColumnSchema
  readonly of: readonly Said[]
}

function addedTo(
  { name, columns }: TableSchema,
  own: readonly Said[],
  wholes: readonly (readonly Said[])[],
  isMade: boolean,
): readonly Added[] {
  const grouped = isMade ? groups.filter(({ values }) => own.some((said) => isOf(said, values))) : []
  const others = own.filter((said) => !grouped.some(({ values }) => isOf(said, values)))
  const lists = isMade && isWhole(others) ? [others] : wholes.filter((list) => list[0]?.table === name && others.includes(list[0]))
  const listed = new Set(lists.flat())
  const added: Added[] = [
    ...grouped.map(({ column, values }): Added => ({
      column: { name: column, kind: 'category', values, weights: values.map(() => 1) },
      of: [],
    })),
    ...lists.map((list): Added => ({ column: partsOf(list), of: [] })),
    ...others.filter((said) => !listed.has(said) && said.share !== null && said.words.every((word) => /^[a-z]+$/.test(word))).map(flagOf),
  ]
  const names = new Set(columns.map((column) => column.name))
  return added.filter(
    ({ column }, place) => !names.has(column.name) && added.findIndex((each) => each.column.name === column.name) === place,
  )
}

function flagOf(said: Said): Added {
  return { column: { name: said.name, kind: 'boolean', rate: Math.min(1, said.share ?? 0) }, of: [said] }
}

function withAdded(table: TableSchema, added: readonly Added[], isMade: boolean): TableSchema {
  if (added.length === 0) return table
  const columns = isMade ? added.reduce(withStatusOf, table.columns) : table.columns
  return { ...table, columns: [...columns, ...added.map(({ column }) => column)] }
}

/** What a story calls a flag. */
function rateOf({ name: table }: TableSchema, { column, of }: Added): Rate | null {
  return of.length === 0 ? null : { words: of.map(({ what }) => what.join(' ')), column: `${table}.${column.name}`, value: true }
}

/** Lets the status of a table follow from a flag that it would contradict. */
function withStatusOf(columns: readonly ColumnSchema[], { column, of: [said] }: Added): readonly ColumnSchema[] {
  const value = said?.words.join('_') ?? ''
  const isPayment = columns.some(({ name }) => name === 'is_paid')
  const usual = ended.test(value) && !isPayment ? 'active' : owed.test(value) && isPayment ? 'paid' : null
  if (usual === null) return columns
  const status: ColumnSchema = { name: 'status', kind: 'mapping', by: column.name, cases: { true: value, false: usual } }
  return columns.flatMap((each) => (each.name === 'is_paid' ? [] : each.name === 'status' ? [status] : [each]))
}

function isOf({ words }: Said, values: readonly string[]): boolean {
  return words.some((word) => values.includes(singularOf(word)))
}

/** Whether shares are of one thing: together they are all of it. */
function isWhole(said: readonly Said[]): boolean {
  if (said.length < 2) return false
  const sum = said.reduce((before, { share }) => before + (share ?? 0), 0)
  return said.some(({ share }) => share === null) || Math.abs(sum - 1) < 1e-9
}

/** One value for each part; the column is called by the word that all parts end with, "gold tier", "silver tier". */
function partsOf(said: readonly Said[]): ColumnSchema {
  const last = said[0]?.words.at(-1) ?? ''
  const isShared = said.every(({ words }) => words.length > 1 && words.at(-1) === last)
  const values = [...new Set(said.map(({ words }) => (isShared ? words.slice(0, -1) : words).join(' ')))]
  return { name: isShared ? singularOf(last) : 'type', kind: 'category', values, weights: values.map(() => 1) }
}
