import { oncePerObject } from '../../caches/once-per-object.ts'
import type { Domain } from '../../domains/domain.ts'
import type { Intent } from '../read-story.ts'
import { featureNouns, scaleNouns } from '../lexicon/feature-nouns.ts'
import { columnInNoun } from '../find/column-in-noun.ts'
import { findRate } from '../find/find-rate.ts'
import { partsNamed } from '../find/parts-named.ts'
import { findTable } from '../find/find-table.ts'
import { termKey, termWords } from '../words/term-words.ts'
import { singularOf } from '../words/words.ts'
import { anyKind, classify, type Kind } from './classify.ts'
import type { Candidate } from './candidate.ts'
import { candidatesOf } from './candidates.ts'
import type { BuiltTable } from './build-table.ts'
import { builtTables, columnLists, composedMeasures, nounsOf, plansOf } from './compose-domain.ts'
import { isLasting } from './is-lasting.ts'
import { plain } from './add-link.ts'
import { linkTables } from './link-tables.ts'
import { isKnownHead, isOfOwnRows, mayBePlural } from './noun-words.ts'
import { withSaidStates } from './said-states.ts'
import { keyNameOf, type TablePlan, tablePlan } from './table-plan.ts'
import { referredBy } from '../bind/tables/references.ts'
import type { ColumnSchema, TableSchema } from '../../schema/schema.ts'

/**
 * Adds tables to a domain for nouns that it does not know: counted ones, and plurals of known things in lists. Words for tables, keywords,
 * columns, values and measures of the domain add none. Returns the same domain if nothing is added.
 * @param isReferring whether "user_id" may refer to a new table of users; else it is a plain column
 */
export function extendDomain(domain: Domain, story: Pick<Intent, 'text' | 'tokens' | 'facts'>, isReferring = false): Domain {
  const candidates = candidatesOf(story).filter((candidate) => isBeyond(candidate, domain, isReferring))
  const isRelated = story.facts.some((fact) => fact.type === 'ratio' || (fact.type === 'relation' && fact.sides !== undefined))
  if (candidates.length === 0 && !isRelated) return domain
  const counts = new Map(
    story.facts.flatMap((fact) => (fact.type === 'count' ? [[findTable(fact.noun, domain)?.table, fact.count] as const] : [])),
  )
  const known = domain.schema.tables
    .filter(({ hidden }) => hidden !== true)
    .map((table): TablePlan => {
      const words = table.name.split('_').map(singularOf)
      return tablePlan(words, kindOfTable(words, table), counts.get(table.name) ?? null, table)
    })
  const added = plansOf(candidates, story.facts, new Set(domain.schema.tables.map(({ name }) => name)))
  withOwnLinks(known)
  const plans = linkTables([...known, ...added], story.facts)
  const primary = known.find(({ existing }) => typeof existing?.rows === 'object' && existing.rows.type === 'primary') ?? known[0]
  if (primary === undefined || plans.every(({ existing }) => existing !== null)) return domain
  const tables = builtTables(plans, primary)
  const lists = columnLists(tables)
  const fresh = plans.filter(({ existing }) => existing === null)
  const whole = {
    ...domain,
    nouns: { ...nounsOf(fresh), ...domain.nouns },
    measures: [...domain.measures, ...composedMeasures(tables, fresh)],
    // Added tables of lasting things, such as machines, are not events if the trade has events.
    events: [...domain.events, ...lists.events.filter((name) => domain.events.length === 0 || !isLasting(name))],
    countries: [...domain.countries, ...lists.countries],
    currencies: [...domain.currencies, ...lists.currencies],
    money: [...domain.money, ...lists.money],
    schema: {
      ...domain.schema,
      tables: [...domain.schema.tables.map((table) => withNewKeys(table, known, tables)), ...tables.map(({ table }) => table)],
    },
  }
  return withSaidStates(
    whole,
    story.facts,
    tables.map(({ table }) => table),
  )
}

/** The kind of a table of a domain. "Servers" with first names are staff and no machines. */
function kindOfTable(words: readonly string[], { columns }: TableSchema): Kind {
  const kind = classify(words) ?? anyKind()
  const isOfPersons = kind.archetype.name === 'asset' && columns.some(({ name }) => name === 'first_name')
  return (isOfPersons ? classify(['employee']) : null) ?? kind
}

/** Adds the references of the rows to the tables of a domain. */
function withOwnLinks(known: readonly TablePlan[]): void {
  for (const { existing, links } of known) {
    const parents = new Set(existing?.columns.map(referredBy))
    links.push(...known.filter(({ name }) => name !== existing?.name && parents.has(name)).map((parent) => ({ parent, ...plain })))
  }
}

/** Adds keys of new tables to a table of the domain whose rows belong to them. */
function withNewKeys(table: TableSchema, known: readonly TablePlan[], added: readonly BuiltTable[]): TableSchema {
  const own = new Set(table.columns.map(referredBy))
  const all = known.find(({ name }) => name === table.name)?.links ?? []
  const links = all.filter(({ parent }) => parent.existing === null && !own.has(parent.name))
  if (links.length === 0) return table
  const keys = links.map(({ parent }): ColumnSchema => ({ name: keyNameOf(parent), kind: 'foreign_key', table: parent.name }))
  const place = table.columns.findLastIndex((column, index) => index === 0 || referredBy(column) !== null) + 1
  const named = table.columns.map(
    (column) => links.map(({ parent }) => nameOf(column, parent, table, added)).find((each) => each !== null) ?? column,
  )
  return { ...table, columns: [...named.slice(0, place), ...keys, ...named.slice(place)] }
}

/** The text column with the name of a new table, as the name of the referenced row: "company" of users. Null for any other column. */
function nameOf(column: ColumnSchema, parent: TablePlan, { columns }: TableSchema, added: readonly BuiltTable[]): ColumnSchema | null {
  if (column.kind !== 'text' || column.name !== parent.words.join('_')) return null
  const isNamed = added.some(({ table }) => table.name === parent.name && table.columns.some(({ name }) => name === 'name'))
  const isUsed = columns.some((other) => other !== column && JSON.stringify(other).includes(`"${column.name}"`))
  return isNamed && !isUsed ? { name: column.name, kind: 'lookup', through: keyNameOf(parent), column: 'name' } : null
}

/** The words that a domain knows, in the singular. */
interface KnownWords {
  /** Keywords, measures and nouns. */
  readonly terms: ReadonlySet<string>
  /** Words for the measures that totals are stated for. */
  readonly measures: ReadonlySet<string>
  /** Columns with one of a few values, and how many there are: "plan" of "3 plans". */
  readonly choices: ReadonlyMap<string, number>
  /** Their last words. */
  readonly heads: ReadonlySet<string>
  /** Names of tables and columns, as they are and in the singular. */
  readonly names: ReadonlySet<string>
  /** First words of column names with several words: "destination" of "destination_city". */
  readonly sides: ReadonlySet<string>
}

const knownWords = oncePerObject(({ keywords, measures, nouns, schema }: Domain): KnownWords => {
  const measured = measures.flatMap(({ words }) => words)
  const terms = [...keywords, ...measured, ...Object.values(nouns).flat()].map(termWords)
  const names = schema.tables.flatMap(({ name, columns }) => [name, ...columns.map((column) => column.name)])
  return {
    terms: new Set(terms.map((words) => words.join(' '))),
    measures: new Set(measured.map((text) => termKey(text))),
    choices: new Map(
      schema.tables.flatMap(({ columns }) =>
        columns.flatMap((column) => (column.kind === 'category' ? [[termKey(column.name), column.values.length]] : [])),
      ),
    ),
    heads: new Set(terms.map((words) => words.at(-1) ?? '')),
    names: new Set(names.flatMap((name) => [name, termKey(name)])),
    sides: new Set(
      schema.tables.flatMap(({ columns }) => columns.flatMap(({ name }) => (/_(?!id$)/.test(name) ? name.split('_', 1) : []))),
    ),
  }
})

/** Minimum count of a noun that a row may have several of: "25 rooms" are rows, "3 rooms" may be those of each row. */
const fewestFeatures = 10

/** Whether a domain does not know a noun. */
function isBeyond(candidate: Candidate, domain: Domain, isReferring: boolean): boolean {
  const { words, written, count, isImplied } = candidate
  // "Login events" are not the events of a ticketing trade, which people attend.
  if (isImplied === true || isOfTables(candidate, domain)) return false
  const said = words.join(' ')
  const head = words.at(-1) ?? ''
  const { terms, heads, names } = knownWords(domain)
  const isListed = count === null && words.length === 1 && isThingInPlural(written)
  const isThing = isThingBeside(candidate, domain, isListed)
  if (!isThing && (names.has(said) || terms.has(said) || (count === null && heads.has(head)))) return false
  if (!isListed && findRate(words, null, domain) !== null) return false
  if (!isReferring && names.has(`${head}_id`)) return false
  return count !== null || (classify(words)?.family ?? null) !== null
}

/** Whether a noun names a table of the domain, a column of one, parts of its rows, or a column for one of two sides. */
function isOfTables({ words, count, isOfEach }: Candidate, domain: Domain): boolean {
  const [first = ''] = words
  if (findTable({ words }, domain) !== null) return true
  if (count === null && isOfEach !== true && columnInNoun({ words }, domain) !== null) return true
  if (words.length === 1) return isOfEach === true && partsNamed(first, domain.schema) !== undefined
  // "Origin and destination airports" are columns where rows have a destination.
  return count === null && knownWords(domain).sides.has(first) && findTable({ words: [first] }, domain) === null
}

/**
 * Whether a noun names rows although the domain has the word: "25 stores" of an online store are rows, and so are "300 companies" beside a
 * column "company" of users.
 * @param isListed whether its plural alone says so
 */
function isThingBeside({ words, count, isOfEach }: Candidate, domain: Domain, isListed: boolean): boolean {
  const said = words.join(' ')
  const head = words.at(-1) ?? ''
  const { measures, choices } = knownWords(domain)
  const isSeveral = isOfEach === true || (count ?? 0) > 1 || isListed
  const isMany = (count ?? 0) >= fewestFeatures
  const isFeature = featureNouns.has(head) && !isMany
  // "5 venues" beside a column "venue" are rows, "3 plans" may be its values. "40 aircraft" are more than it has values.
  const isSite = count !== null && classify(words)?.family?.role === 'site'
  const isChoice = choices.has(said) && !isSite && !(isMany && (count ?? 0) > (choices.get(said) ?? 0))
  return isSeveral && (isKnownHead(head) || isMany) && !isFeature && !measures.has(said) && !isChoice
}

/** Whether a plural names rows and no column: "playlists", and "reviews" although a review is a text as well. */
function isThingInPlural(written: string): boolean {
  const head = singularOf(written)
  const isEvent = isKnownHead(head) && !scaleNouns.has(head) && classify([head])?.archetype.name === 'event'
  return isOfOwnRows([written]) || (isEvent && mayBePlural(written))
}
